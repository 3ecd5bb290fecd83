import DesignSystem
import Testing

extension Requirement {
  /// W-SET: three groups of rows.
  static let settings = drawn(DrawnNumber.settings) + settingsParts

  private static let settingsParts = [
    Requirement(
      "W-SET-03", "groups are 35 points apart",
      .provedBy("SpaceTokenTests", "a named gap is as long as drawn"),
      .provedBy(
        "SettingsScreenTests",
        "three groups, 35 points apart, headed in capitals and read in normal case")),
    Requirement(
      "W-SET-04", "the title is Settings, large and in the middle",
      .says("Settings", "settings.bar.title", on: "settings.default"),
      Check {
        let title = Shown.frame("settings.bar.title", on: "settings.default")
        #expect(title.x + title.width / 2 == 195)
      }),
    Requirement(
      "W-SET-05", "headers are capitals of 13 points, and spoken as words",
      .provedBy(
        "SettingsScreenTests",
        "three groups, 35 points apart, headed in capitals and read in normal case"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-SET-06", "preferences, account and about, and nothing else",
      .provedBy(
        "SettingsScreenTests",
        "three groups, 35 points apart, headed in capitals and read in normal case")),
    Requirement(
      "W-SET-07 W-SET-08 W-SET-09 W-SET-10 W-SET-11 W-SET-12 W-SET-13 W-SET-14",
      "each row with its symbol, its words, its value, and whether it leads on",
      .provedBy("SettingsScreenTests", "each row has its words, value, symbol and action")),
    Requirement("W-SET-15", "a group is one rounded area with lines between its rows") {
      let group = Shown.element("settings.preferences.group", on: "settings.default")
      #expect(group.surface.radius == .medium)
      #expect(
        group.children.map(\.role) == [.row, .separator, .row, .separator, .row])
    },
    Requirement(
      "W-SET-17", "Settings is the chosen tab, and both others can be chosen",
      .speaks("tabs.settings", on: "settings.default", traits: .selected),
      .fires("tab.select?id=home", "tabs.home", on: "settings.default"),
      .fires("tab.select?id=favorites", "tabs.favorites", on: "settings.default")),
  ]
}
