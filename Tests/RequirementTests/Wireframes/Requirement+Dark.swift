import AppTesting
import DesignSystem
import Testing

extension Requirement {
  /// W-DARK: the same in the dark.
  static let dark = darkScreen + darkColors

  private static let darkScreen = [
    Requirement(
      "W-DARK-01 W-DARK-09", "the page is black and what is written on it white",
      .surface("home", on: "home.suggestion", fill: .systemBackground),
      .color(.systemBackground, light: 0xFFFFFF, dark: 0x000000),
      .color(.label, light: 0x000000, dark: 0xFFFFFF)),
    Requirement("W-DARK-02", "in the dark the evening has a moon") {
      let visitor = try await Visitor()
      await visitor.app.deviceTurned(.dark)
      let greeting = try #require(try await visitor.element("home.greeting"))
      #expect(greeting.visibleText == "Good evening! What's for dinner?")
      #expect(greeting.all.compactMap(\.icon).map(\.role) == [.night])
      #expect(greeting.all.compactMap(\.ownText).map(\.color) == [.label])
    },
    Requirement("W-DARK-03", "the card is a little lighter than the page") {
      let card = Shown.element("home.card", on: "home.suggestion", .dark)
      #expect(card.surface.elevation == .elevated)
      let dark = Appearance(.dark)
      #expect(
        ColorRole.systemBackground.resolved(in: dark, elevation: .elevated) == RGBA(0x1C1C1E))
    },
    Requirement(
      "W-DARK-04", "the title is of the label's colour",
      .type("home.card.title", on: "home.suggestion", .title2, color: .label)),
    Requirement(
      "W-DARK-05 W-DARK-06", "facts and description are secondary",
      .type("home.card.badges", on: "home.suggestion", .badge, color: .secondaryLabel),
      .type("home.card.description", on: "home.suggestion", .callout, color: .secondaryLabel),
      Check {
        let light = ColorRole.secondaryLabel.resolved(in: Appearance(.dark))
        #expect(light.hex == "#EBEBF5 @ 0.60")
      }),
    Requirement(
      "W-DARK-07 W-DARK-11", "the orange is lighter in the dark",
      .surface("home.primary", on: "home.suggestion", fill: .primaryFill),
      .color(.primaryFill, light: 0xFF6B35, dark: 0xFF7A47)),
    Requirement(
      "W-DARK-08", "the three buttons are orange on the page",
      .type("home.seeRecipe", on: "home.suggestion", .callout, color: .primaryText),
      .color(.primaryText, light: 0xFF6B35, dark: 0xFF7A47)),
    Requirement(
      "W-DARK-10", "the tabs stand on the page behind a line, the chosen one orange",
      .surface("tabs", on: "home.suggestion", fill: .systemBackground, stroke: .separator),
      .icon("tabs.home", on: "home.suggestion", .home, color: .primaryText, in: .dark),
      .icon(
        "tabs.settings", on: "home.suggestion", .settings, color: .unselectedTab, in: .dark),
      .color(.unselectedTab, light: 0x8E8E93, dark: 0x8E8E93)),
  ]

  private static let darkColors = [
    Requirement("W-DARK-12", "cards and labels are other colours in the dark, by themselves") {
      for role in [ColorRole.systemBackground, .label, .secondaryLabel] {
        let both = InterfaceStyle.allCases.map { role.resolved(in: Appearance($0)) }
        #expect(both[0] != both[1], "\(role)")
      }
      let trees = InterfaceStyle.allCases.map {
        Shown.element("home.card", on: "home.suggestion", $0)
      }
      #expect(trees[0] == trees[1], "the card names its colours by what they are for")
    },
    Requirement("W-DARK-13", "every shadow is half as strong in the dark") {
      #expect(Shadow.suggestionCard.opacity(in: .dark) == 0.05)
      for shadow in Shadow.allCases {
        #expect(shadow.opacity(in: .dark) == shadow.opacity(in: .light) / 2)
      }
    },
  ]
}
