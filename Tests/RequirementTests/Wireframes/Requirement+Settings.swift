import DesignSystem
import Testing

extension Requirement {
  /// W-SET: three groups of rows.
  static let settings = drawn(DrawnNumber.settings) + settingsGroups + settingsRows

  private static let settingsGroups = [
    Requirement(
      "W-SET-03", "groups are 35 points apart",
      .equal([Spacing.groupSpacing.points], [35])),
    Requirement(
      "W-SET-04", "the title is Settings, large and in the middle",
      .says("Settings", "settings.bar.title", on: "settings.default"),
      .type("settings.bar.title", on: "settings.default", .largeTitle, .bold),
      Check {
        let title = Shown.frame("settings.bar.title", on: "settings.default")
        #expect(title.x + title.width / 2 == 195)
      }),
    Requirement(
      "W-SET-05", "headers are capitals of 13 points, and spoken as words",
      .type("settings.preferences.header", on: "settings.default", .footnote),
      .says("PREFERENCES", "settings.preferences.header", on: "settings.default"),
      .speaks("settings.preferences.header.text", on: "settings.default", label: "Preferences"),
      .equal([TypeStyle.footnote.metrics.pointSize], [13])),
    Requirement("W-SET-06", "preferences, account and about, and nothing else") {
      let sections = Shown.screen("settings.default").element.all.filter {
        $0.role == .section
      }
      let headers = sections.compactMap { $0.children.first?.visibleText }
      #expect(headers == ["PREFERENCES", "ACCOUNT", "ABOUT"])
    },
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

  /// A row with its symbol, its words, and whether it leads on.
  private static func row(
    _ id: String, _ sentence: String, _ name: String, _ icon: IconRole, _ words: String,
    leadsOn: Bool = true
  ) -> Requirement {
    let element = ElementID("settings.\(name)")
    return Requirement(
      id, sentence, .says(words, element, on: "settings.default"),
      .icon(element, on: "settings.default", icon),
      Check {
        let icons = Shown.element(element, on: "settings.default").all.compactMap(\.icon?.role)
        #expect(icons.contains(.forward) == leadsOn)
      })
  }

  private static let settingsRows = [
    row(
      "W-SET-07", "diets and allergies, counted", "diets", .restrictions,
      "Dietary Restrictions 3 selected"),
    row("W-SET-08", "time for cooking", "time", .time, "Cooking Time Available 30 minutes"),
    row(
      "W-SET-09", "cuisines, all of them", "cuisines", .world, "Cuisine Preferences All cuisines"),
    row(
      "W-SET-10", "signing in, with nothing behind it", "signIn", .account, "Sign in with Apple",
      leadsOn: false),
    row(
      "W-SET-11", "premium, not active", "premium", .premium, "Premium Subscription Not active"),
    row("W-SET-12", "the privacy policy", "privacy", .privacy, "Privacy Policy"),
    row("W-SET-13", "the terms", "terms", .terms, "Terms of Service"),
    row(
      "W-SET-14", "the version, with nothing behind it", "version", .information,
      "App Version 1.0.0", leadsOn: false),
  ]
}
