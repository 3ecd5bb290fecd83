import DesignSystem
import Testing

extension Requirement {
  /// W-COMP: buttons, cards, type and spacing.
  static let components = buttonsAndCards + typeScale + spacingConstants

  private static let tap = ControlAction("page.tap")

  private static let buttonsAndCards = [
    Requirement("W-COMP-01", "a main button is 50 high, filled, white, of 12 points' radius") {
      let button = ActionButton("b", .primary, "Go", action: tap).element
      #expect(button.layout.minHeight == 50 && button.layout.width == .fill)
      #expect(button.surface.fill == .primaryFill && button.surface.radius?.points == 12)
      let text = button.all.compactMap(\.ownText).first
      #expect(text?.style == .body && text?.weight == .medium && text?.color == .onPrimary)
    },
    Requirement("W-COMP-02", "a second button is 44 high, clear, outlined by 1.5 points") {
      let button = ActionButton("b", .secondary, "Go", action: tap).element
      #expect(button.layout.minHeight == 44 && button.layout.width == .fill)
      #expect(button.surface.fill == nil && button.surface.radius?.points == 12)
      #expect(button.surface.stroke == .primaryText && button.surface.strokeWidth == 1.5)
      let text = button.all.compactMap(\.ownText).first
      #expect(text?.style == .callout && text?.weight == .medium && text?.color == .primaryText)
    },
    Requirement("W-COMP-03", "a button of text has no fill and no outline") {
      let button = ActionButton("b", .text, "Go", action: tap).element
      #expect(button.surface.fill == nil && button.surface.stroke == nil)
      let text = button.all.compactMap(\.ownText).first
      #expect(text?.style == .body && text?.weight == .medium && text?.color == .primaryText)
    },
    Requirement(
      "W-COMP-04", "the suggestion's card has 16 points' radius and the stronger shadow",
      .surface(
        "home.card", on: "home.suggestion", fill: .systemBackground, radius: .large,
        shadow: .suggestionCard)),
    Requirement(
      "W-COMP-05", "a saved meal's card has 12 points' radius and the lighter shadow",
      .surface(
        "favorites.meal.spicy-beef-tacos", on: "favorites.five", fill: .systemBackground,
        radius: .medium, shadow: .favoriteCard),
      .equal(
        [
          Shadow.favoriteCard.opacity(in: .light), Shadow.favoriteCard.blur,
          Shadow.favoriteCard.offset,
        ], [0.08, 4, 1])),
  ]

  private static let typeScale = [
    Requirement(
      "W-COMP-06", "navigation titles are 34 points, bold",
      .style(.largeTitle, 34, .bold, .display),
      .type("favorites.bar.title", on: "favorites.five", .largeTitle, .bold)),
    Requirement(
      "W-COMP-07", "the large header is 28 points, bold",
      .style(.title, 28, .bold, .display)),
    Requirement(
      "W-COMP-08", "the card's title is 22 points, bold",
      .style(.title2, 22, .bold, .display)),
    Requirement("W-COMP-09", "running text is 17 points", .style(.body, 17, .regular, .text)),
    Requirement(
      "W-COMP-10", "facts of saved meals are 12 points, medium",
      .style(.caption, 12, .medium, .text),
      .type(
        "favorites.meal.creamy-tuscan-chicken.meta", on: "favorites.five", .caption, .medium)),
  ]

  private static let spacingConstants = [
    Requirement(
      "W-COMP-11 W-COMP-12 W-COMP-13", "edges, the inside of cards and major elements: 16",
      .equal(
        [Spacing.screenMargin, .cardPadding, .elementSpacing].map(\.points), [16, 16, 16])),
    Requirement("W-COMP-14", "sections: 24", .equal([Spacing.sectionSpacing.points], [24])),
    Requirement(
      "W-COMP-15", "parts of one thing: 12", .equal([Spacing.componentSpacing.points], [12])),
  ]
}
