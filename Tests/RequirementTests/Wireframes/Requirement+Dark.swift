import DesignSystem
import Testing

extension Requirement {
  /// W-DARK: the same in the dark.
  static let dark = darkScreen + darkColors

  private static let darkScreen = [
    Requirement(
      "W-DARK-01 W-DARK-09", "the page is black and what is written on it white",
      .surface("home", on: "home.suggestion", fill: .systemBackground),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "W-DARK-02", "in the dark the evening has a moon",
      .provedBy(
        "HomeScreenTests", "the greeting follows the time of day and its glyph is silent",
        "each text of Home has its words and tokens"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      .provedBy(
        "DarkEveningTests", "the app follows the device's appearance until the user chooses one")),
    Requirement(
      "W-DARK-03", "the card is a little lighter than the page",
      .provedBy("ComponentTokenTests", "a card is as described"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      Check {
        let card = Shown.element("home.card", on: "home.suggestion", .dark)
        #expect(card.surface.elevation == .elevated)
      }),
    Requirement(
      "W-DARK-04", "the title is of the label's colour",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "W-DARK-05 W-DARK-06", "facts and description are secondary",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "W-DARK-07 W-DARK-11", "the orange is lighter in the dark",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "W-DARK-08", "the three buttons are orange on the page",
      .provedBy("ComponentTokenTests", "a button is as described"),
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table")),
    Requirement(
      "W-DARK-10", "the tabs stand on the page behind a line, the chosen one orange",
      .provedBy("ComponentTokenTests", "the tab bar is as described"),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      .icon("tabs.home", on: "home.suggestion", .home, color: .primaryText, in: .dark),
      .icon(
        "tabs.settings", on: "home.suggestion", .settings, color: .unselectedTab, in: .dark)),
  ]

  private static let darkColors = [
    Requirement(
      "W-DARK-12", "cards and labels are other colours in the dark, by themselves",
      .provedBy("ColorTokenTests", "every colour is adjusted to the dark but those that fit both"),
      Check {
        let trees = InterfaceStyle.allCases.map {
          Shown.element("home.card", on: "home.suggestion", $0)
        }
        #expect(trees[0] == trees[1], "the card names its colours by what they are for")
      }),
    Requirement(
      "W-DARK-13 D-DARK-04", "every shadow is half as strong in the dark",
      .provedBy("MotionTokenTests", "a shadow is as drawn, and half as strong in the dark")),
  ]
}
