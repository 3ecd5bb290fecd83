import DesignSystem
import Testing

extension Requirement {
  /// D-TYPE: styles and where they are used.
  static let type = typeStyles + typeUses + dynamicType

  private static let typeStyles = [
    Requirement(
      "D-TYPE-01", "there is one font with two faces, and pages ask for it first",
      .styled("font-family: -apple-system,"),
      Check { #expect(FontFamily.allCases == [.display, .text]) }),
    Requirement("D-TYPE-02", "main titles", .style(.largeTitle, 34, .bold, .display)),
    Requirement("D-TYPE-03", "large headers", .style(.title, 28, .bold, .display)),
    Requirement("D-TYPE-04", "titles of meals", .style(.title2, 22, .bold, .display)),
    Requirement("D-TYPE-05", "headers and greetings", .style(.title3, 20, .bold, .text)),
    Requirement("D-TYPE-06", "emphasis", .style(.headline, 17, .semibold, .text)),
    Requirement("D-TYPE-07", "running text", .style(.body, 17, .regular, .text)),
    Requirement("D-TYPE-08", "second texts", .style(.callout, 16, .regular, .text)),
    Requirement("D-TYPE-09", "third texts", .style(.subheadline, 15, .medium, .text)),
    Requirement("D-TYPE-10", "small details", .style(.footnote, 13, .regular, .text)),
    Requirement("D-TYPE-11", "facts", .style(.caption, 12, .medium, .text)),
    Requirement("D-TYPE-12", "fine print", .style(.caption2, 11, .medium, .text)),
    Requirement("D-TYPE-13", "eleven styles, and four that are drawn beside them") {
      let derived = TypeStyle.allCases.filter(\.isDerived)
      #expect(derived == [.paywallHeadline, .badge, .inlineError, .stateIcon])
      #expect(TypeStyle.allCases.count == 15)
    },
  ]

  private static let typeUses = [
    Requirement(
      "D-TYPE-14", "the meal's title is title2 and bold, as drawn",
      .type("home.card.title", on: "home.suggestion", .title2, .bold)),
    Requirement(
      "D-TYPE-15", "the meal's description is 16 points, as drawn",
      .type("home.card.description", on: "home.suggestion", .callout, .regular)),
    Requirement(
      "D-TYPE-16", "facts are 14 points on Home and 12 on saved meals, medium",
      .type("home.card.badges", on: "home.suggestion", .badge, .medium),
      .type("favorites.meal.spicy-beef-tacos.meta", on: "favorites.five", .caption, .medium)),
    Requirement(
      "D-TYPE-18", "navigation titles are large",
      .type("favorites.bar.title", on: "favorites.none", .largeTitle, .bold),
      .type("settings.bar.title", on: "settings.default", .largeTitle, .bold)),
    Requirement(
      "D-TYPE-19", "headers are 20 in a recipe, 13 over a group, and 28 for the whole recipe",
      .type("recipe.ingredients.header", on: "recipe-detail.default", .title3, .bold),
      .type("settings.about.header", on: "settings.default", .footnote),
      .type("recipe.title", on: "recipe-detail.default", .title, .bold)),
    Requirement("D-TYPE-20", "a title inside a card is a headline") {
      let card = ChoiceCard(
        "c", "Full", detail: "All numbers", isSelected: false, action: ControlAction("page.tap"))
      let title = card.element.all.compactMap(\.ownText).first
      #expect(title?.style == .headline && title?.weight == .semibold)
    },
    Requirement(
      "D-TYPE-21", "main buttons are 17 points, medium",
      .type("home.primary", on: "home.suggestion", .body, .medium),
      .type("paywall.purchase", on: "paywall.default", .body, .medium)),
    Requirement(
      "D-TYPE-22", "second buttons are 16 points, medium",
      .type("home.order", on: "home.suggestion", .callout, .medium),
      .type("system-error.support", on: "system-error.default", .callout, .medium)),
    Requirement(
      "D-TYPE-23", "tabs are 11 points, medium",
      .type("tabs.home", on: "home.suggestion", .caption2, .medium)),
  ]

  private static let dynamicType = [
    Requirement("D-TYPE-24", "every style follows the text size") {
      for style in TypeStyle.allCases {
        #expect(style.scaled(for: .AX5).pointSize > style.scaled(for: .L).pointSize, "\(style)")
      }
    },
    Requirement("D-TYPE-25", "every state is recorded at the five largest sizes") {
      #expect(Shown.names.count > 100)
      for name in Shown.names {
        let parts = name.split(separator: ".", maxSplits: 1)
        let table = try Sources.file("\(Snapshots.largeText)/\(parts[0]).csv")
        for size in ContentSize.allCases where size.isAccessibilitySize {
          #expect(table.contains("\n\(parts[1]),\(size.rawValue),"), "\(name) \(size)")
        }
      }
    },
    Requirement("D-TYPE-26", "nothing overlaps and nothing is cut at any size") {
      Audits.expectNothing(by: "overlap", "text-clipped", "target-size")
    },
    Requirement("D-TYPE-27", "lines grow with their letters") {
      for style in TypeStyle.allCases {
        let lines = ContentSize.allCases.map { style.scaled(for: $0) }
        for (small, large) in zip(lines, lines.dropFirst()) {
          #expect(small.lineHeight <= large.lineHeight, "\(style)")
        }
        #expect(lines.allSatisfy { $0.lineHeight > $0.pointSize }, "\(style)")
      }
    },
  ]
}
