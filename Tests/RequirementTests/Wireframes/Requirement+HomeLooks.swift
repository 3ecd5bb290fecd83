import DesignSystem
import Testing

extension Requirement {
  /// W-HOME: type, colours and surfaces.
  static let homeLooks = homeType + homeSurfaces

  private static let homeType = [
    Requirement("W-HOME-09", "the greeting follows the hour, in 20 points and medium") {
      for (hour, words) in [
        (7, "Good morning! What's for breakfast?"), (12, "Good afternoon! What's for lunch?"),
        (18, "Good evening! What's for dinner?"),
      ] {
        let visitor = try await Visitor(hour: hour)
        #expect(try await visitor.sees(words))
      }
      let text = Shown.text("home.greeting", on: "home.suggestion")
      #expect(text.style.metrics.pointSize == 20 && text.weight == .medium)
      #expect(text.style.family == .text)
    },
    Requirement(
      "W-HOME-15 W-HOME-41", "the meal's title is title2, bold, of two lines at most",
      .type("home.card.title", on: "home.suggestion", .title2, .bold, lines: 2),
      .style(.title2, 22, .bold, .display)),
    Requirement(
      "W-HOME-18", "the facts are 14 points and medium",
      .type("home.card.badges.time", on: "home.suggestion", .badge, .medium),
      .style(.badge, 14, .medium, .text)),
    Requirement(
      "W-HOME-21 W-HOME-43", "the description is 16 points, regular, secondary, of two lines",
      .type(
        "home.card.description", on: "home.suggestion", .callout, .regular,
        color: .secondaryLabel, lines: 2),
      .style(.callout, 16, .regular, .text)),
    Requirement(
      "W-HOME-25", "the main button's words are 17 points and medium",
      .type("home.primary", on: "home.suggestion", .body, .medium),
      .style(.body, 17, .regular, .text)),
  ]

  private static let homeSurfaces = [
    Requirement(
      "W-HOME-35 W-HOME-36", "the card is of the page's colour, its corners 16 points",
      .surface("home.card", on: "home.suggestion", fill: .systemBackground, radius: .large),
      .equal([Radius.large.points], [16])),
    Requirement(
      "W-HOME-37", "the card's shadow is a tenth of black, 8 wide, 2 down",
      .surface("home.card", on: "home.suggestion", shadow: .suggestionCard),
      .equal(
        [
          Shadow.suggestionCard.opacity(in: .light), Shadow.suggestionCard.blur,
          Shadow.suggestionCard.offset,
        ], [0.1, 8, 2])),
    Requirement("W-HOME-39", "the picture is cut from 16:9; alone its corners are 12 points") {
      let image = Shown.element("home.card.image", on: "home.suggestion").picture
      #expect(image?.ratio == .hero && MealImage.Ratio.hero.value == 16.0 / 9.0)
      let bar = Shown.element("home.card.image.bar", on: "home.loading-new")
      #expect(bar.surface.radius?.points == 12)
    },
    Requirement(
      "W-HOME-45", "the main button is filled with the brand's orange, its words are white",
      .surface("home.primary", on: "home.suggestion", fill: .primaryFill, radius: .medium),
      .type("home.primary", on: "home.suggestion", .body, color: .onPrimary),
      .color(.onPrimary, light: 0xFFFFFF, dark: 0xFFFFFF)),
    Requirement(
      "W-HOME-47", "See Recipe is clear, with an orange outline of 1.5 points",
      .surface(
        "home.seeRecipe", on: "home.suggestion", stroke: .primaryText, width: 1.5, radius: .medium),
      .type("home.seeRecipe", on: "home.suggestion", .callout, .medium, color: .primaryText),
      Check {
        #expect(Shown.element("home.seeRecipe", on: "home.suggestion").surface.fill == nil)
      }),
    Requirement(
      "W-HOME-48 W-HOME-49", "Save and Order are orange and outlined as See Recipe is",
      .type("home.save", on: "home.suggestion", .callout, .medium, color: .primaryText),
      .type("home.order", on: "home.suggestion", .callout, .medium, color: .primaryText),
      .surface("home.save", on: "home.suggestion", stroke: .primaryText, width: 1.5),
      .surface("home.order", on: "home.suggestion", stroke: .primaryText, width: 1.5)),
  ]
}
