import DesignSystem
import Testing

extension Requirement {
  /// D-COLOR: tokens and where they are used.
  static let colors = brandColors + groundsAndLabels + colorUses + colorMeanings + colorModes

  private static let brandColors = [
    Requirement(
      "D-COLOR-01 D-COLOR-02", "the orange and the green, and the lighter ones of the dark",
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"))
  ]

  private static let groundsAndLabels = [
    Requirement(
      "D-COLOR-03", "pages are of the system's background",
      .surface("home", on: "home.suggestion", fill: .systemBackground),
      .surface("recipe-detail", on: "recipe-detail.default", fill: .systemBackground)),
    Requirement(
      "D-COLOR-04", "only second-rate cards are of the second background",
      .provedBy("ComponentTokenTests", "a card is as described")),
    Requirement(
      "D-COLOR-05", "grouped lists lie on the grouped background",
      .surface("settings", on: "settings.default", fill: .systemGroupedBackground),
      .surface(
        "settings.about.group", on: "settings.default", fill: .secondarySystemGroupedBackground)),
    Requirement(
      "D-COLOR-06", "what matters is of the label's colour",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .type("settings.terms.title", on: "settings.default", .body, color: .label)),
    Requirement(
      "D-COLOR-07", "what comes second is secondary",
      .provedBy("HomeScreenTests", "each text of Home has its words and tokens"),
      .provedBy("FavoritesScreenTests", "no favorites yet leads to meals")),
    Requirement(
      "D-COLOR-08", "what comes third is tertiary",
      .provedBy("HomeStateTests", "an empty Home has its button above the message")),
    Requirement("D-COLOR-09", "what nobody entered yet is quaternary") {
      #expect(EntryContent(placeholder: "Name").color == .quaternaryLabel)
      #expect(EntryContent(text: "Ana", placeholder: "Name").color == .label)
    },
    Requirement("D-COLOR-10", "lines that divide are the separator's") {
      for name in ["settings.default", "household.several"] {
        let lines = Shown.screen(name).element.all.filter { $0.role == .separator }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.surface.stroke == .separator }, "\(name)")
      }
    },
    Requirement("D-COLOR-11 D-QA-01", "no screen writes a colour as a number") {
      for package in ["Presentation", "ScreenParts", "AccountScreens", "SuggestionWords"] {
        for file in try Sources.files(below: "Packages/\(package)/Sources") {
          #expect(!file.text.contains("RGBA("), "\(file.path)")
          #expect(!file.text.contains("0xFF"), "\(file.path)")
        }
      }
    },
  ]

  private static let colorUses = [
    Requirement("D-COLOR-12", "every main button is filled with the orange") {
      for name in Shown.names {
        let buttons = Shown.screen(name).element.all.filter { $0.role == .primaryButton }
        #expect(buttons.allSatisfy { $0.surface.fill == .primaryFill }, "\(name)")
      }
    },
    Requirement(
      "D-COLOR-13", "what is saved is green, and so is what premium has",
      .provedBy(
        "ColorRolesTests", "saved state is green",
        "success is green, beside words in the colour of text"),
      .provedBy("ColorTokenTests", "aliases say one thing by two names")),
    Requirement(
      "D-COLOR-14", "the chosen tab is orange, also where it is the heart",
      .type("tabs.favorites", on: "favorites.five", .caption2, color: .primaryText),
      .icon("tabs.favorites", on: "favorites.five", .favorites, color: .primaryText),
      .icon("tabs.favorites", on: "home.suggestion", .favorites, color: .unselectedTab)),
    Requirement(
      "D-COLOR-15", "what turns or fills up is orange",
      .provedBy(
        "ColorTokenTests", "a standard colour is the one of the table",
        "aliases say one thing by two names"),
      Check {
        #expect(Spinner("s", spoken: "Busy").element.content == .spinner(.progressTint))
        let bar = ProgressBar("p", label: "Loading", value: "Half", fraction: 0.5).element
        let tints = [ColorRole.primaryFill, .progressTint].map { $0.resolved(in: Appearance()).hex }
        #expect(bar.tokens().contains { $0.value == .text(tints[0]) && tints[0] == tints[1] })
      }),
    Requirement(
      "D-COLOR-16", "errors and what destroys are red",
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      .provedBy(
        "ColorRolesTests", "a destructive row has a red symbol and a red title"),
      Check {
        let button = ActionButton(
          "b", .text, "Delete", action: ControlAction("page.tap"), isDestructive: true)
        #expect(button.element.uses(of: ColorRole.errorText.tokenName) > 0)
        #expect(Shown.element("home.toast", on: "home.toast").surface.fill == .toastFill)
      }),
  ]

  private static let colorMeanings = [
    Requirement(
      "D-COLOR-17", "what wants attention has a yellow symbol beside words in the label's colour",
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      .provedBy("ColorRolesTests", "a warning has a yellow symbol")),
    Requirement(
      "D-COLOR-18", "what is done has a green symbol",
      .provedBy("ColorTokenTests", "aliases say one thing by two names"),
      .provedBy("ColorRolesTests", "success is green, beside words in the colour of text")),
    Requirement(
      "D-COLOR-19", "links are blue, and so are symbols of what is good to know",
      .provedBy(
        "ColorTokenTests", "a standard colour is the one of the table",
        "aliases say one thing by two names"),
      .provedBy("ColorRolesTests", "information has a blue symbol, and links are blue")),
  ]

  private static let colorModes = [
    Requirement(
      "D-COLOR-20 D-COLOR-22",
      "colours of the brand, grounds and labels are others in the dark, by themselves",
      .provedBy("ColorTokenTests", "every colour is adjusted to the dark but those that fit both"))
  ]
}
