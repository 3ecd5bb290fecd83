import DesignSystem
import Testing

extension Requirement {
  /// W-REC: the recipe over the whole screen.
  static let recipe = drawn(DrawnNumber.recipe) + recipeTop + recipeBody

  private static let recipeTop = [
    Requirement(
      "W-REC-01 W-REC-04", "over everything, with Close before and Share and Save after the gap",
      .provedBy("RecipeDetailScreenTests", "the bar holds Close, Share and Save"),
      .icon("recipe.close", on: "recipe-detail.default", .close),
      Check {
        #expect(Shown.frame("recipe.close", on: "recipe-detail.default").maxX < 195)
        #expect(Shown.frame("recipe.share", on: "recipe-detail.default").x > 195)
      }),
    Requirement("W-REC-02 S-REC-06", "what is on the page scrolls down") {
      let content = try #require(
        Shown.placed("recipe-detail.default")["recipe.content"])
      #expect(content.element.layout.scrolls && content.element.layout.flow == .vertical)
      #expect(content.contentHeight > content.frame.height)
    },
    Requirement(
      "W-REC-06", "the title of the sample is 28 points, bold",
      .provedBy(
        "RecipeDetailScreenTests", "each text of the recipe has its words, tokens and least height"),
      .provedBy("TypeTokenTests", "a style looks as drawn")),
    Requirement(
      "W-REC-07 S-REC-03", "four facts in order",
      .provedBy("RecipeDetailScreenTests", "there are four badges in the drawn order")),
    Requirement(
      "W-REC-08", "the facts are 14 points",
      .type("recipe.badges.time", on: "recipe-detail.default", .badge)),
    Requirement("W-REC-10", "the whole description, in 16 points, as many lines as it takes") {
      let text = Shown.text("recipe.description", on: "recipe-detail.default")
      #expect(
        text.text == "A rich, creamy chicken dish featuring tender chicken breast, sun-dried "
          + "tomatoes, fresh spinach, and aromatic herbs in a luscious cream sauce. Perfect for a "
          + "cozy dinner.")
      #expect(text.style == .callout && text.weight == .regular && text.lineLimit == nil)
    },
    Requirement(
      "W-REC-24", "a recipe has no tabs",
      .provedBy("ScreenCatalogTests", "covers and sheets hide the tabs, everything else shows them")
    ),
  ]

  private static let recipeBody =
    [
      Requirement(
        "W-REC-12", "the ingredients have a header of 20 points, bold",
        .provedBy(
          "RecipeDetailScreenTests",
          "each text of the recipe has its words, tokens and least height")),
      Requirement(
        "W-REC-13", "the eight ingredients of the sample, each with a bullet",
        .provedBy(
          "RecipeDetailScreenTests", "the eight drawn ingredients stand in order",
          "bullets and numbers are seen in front and not read as such")),
      Requirement(
        "W-REC-14", "an ingredient is 16 points, regular",
        .provedBy(
          "RecipeDetailScreenTests",
          "each text of the recipe has its words, tokens and least height")),
      Requirement(
        "W-REC-15", "the steps have a header of 20 points, bold",
        .provedBy(
          "RecipeDetailScreenTests",
          "each text of the recipe has its words, tokens and least height")),
      Requirement(
        "W-REC-21", "a step is 16 points",
        .provedBy(
          "RecipeDetailScreenTests",
          "each text of the recipe has its words, tokens and least height")),
      Requirement(
        "W-REC-23", "at the end one starts to cook",
        .provedBy(
          "RecipeDetailScreenTests",
          "each text of the recipe has its words, tokens and least height"),
        .order(
          "recipe.ingredients", "recipe.instructions", "recipe.startCooking",
          on: "recipe-detail.default")),
    ] + steps

  private static let steps = [
    "Heat olive oil in a large skillet over medium-high heat. Season chicken with salt and pepper.",
    "Add chicken to skillet and cook for 6-7 minutes on each side until golden brown and cooked "
      + "through. Remove and set aside.",
    "In the same skillet, add garlic and cook for 1 minute until fragrant. Add sun-dried tomatoes "
      + "and cook for 2 minutes.",
    "Pour in heavy cream and bring to a simmer. Add spinach and cook until wilted. Stir in "
      + "Parmesan cheese until melted.",
    "Return chicken to skillet and simmer for 2-3 minutes until heated through. Serve immediately "
      + "over pasta or rice.",
  ].enumerated().map { index, step in
    Requirement(
      "W-REC-\(index + 16) W-REC-21", "step \(index + 1) of the sample, with its number",
      .says(
        "\(index + 1). \(step)", ElementID("recipe.instructions.\(index).line"),
        on: "recipe-detail.default"))
  }
}
