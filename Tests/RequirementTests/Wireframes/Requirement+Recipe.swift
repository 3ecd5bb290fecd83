import DesignSystem
import Testing

extension Requirement {
  /// W-REC: the recipe over the whole screen.
  static let recipe = drawn(DrawnNumber.recipe) + recipeTop + recipeBody

  private static let recipeTop = [
    Requirement(
      "W-REC-01 W-REC-04", "over everything, with Close before and Share and Save after the gap",
      .says("Close Share Save", "recipe.bar", on: "recipe-detail.default"),
      .icon("recipe.close", on: "recipe-detail.default", .close),
      .fires("navigation.dismiss", "recipe.close", on: "recipe-detail.default"),
      Check {
        #expect(Shown.frame("recipe.close", on: "recipe-detail.default").maxX < 195)
        #expect(Shown.frame("recipe.share", on: "recipe-detail.default").x > 195)
      }),
    Requirement("W-REC-02", "what is on the page scrolls") {
      let content = try #require(
        Shown.placed("recipe-detail.default")["recipe.content"])
      #expect(content.element.layout.scrolls && content.contentHeight > content.frame.height)
    },
    Requirement(
      "W-REC-06", "the title of the sample is 28 points, bold",
      .says("Creamy Tuscan Chicken", "recipe.title", on: "recipe-detail.default"),
      .type("recipe.title", on: "recipe-detail.default", .title, .bold),
      .style(.title, 28, .bold, .display)),
    Requirement(
      "W-REC-07", "four facts in order",
      .says("25 min Easy 4 servings Italian", "recipe.badges", on: "recipe-detail.default"),
      .icon("recipe.badges.servings", on: "recipe-detail.default", .servings)),
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
    Requirement("W-REC-24", "a recipe has no tabs") {
      #expect(Shown.screen("recipe-detail.default").element.find("tabs") == nil)
    },
  ]

  private static let recipeBody =
    [
      Requirement(
        "W-REC-12", "the ingredients have a header of 20 points, bold",
        .says("Ingredients", "recipe.ingredients.header", on: "recipe-detail.default"),
        .type("recipe.ingredients.header", on: "recipe-detail.default", .title3, .bold)),
      Requirement("W-REC-13", "the eight ingredients of the sample, each with a bullet") {
        let list = Shown.element("recipe.ingredients.list.0", on: "recipe-detail.default")
        #expect(
          list.children.map(\.visibleText) == [
            "• 1 lb boneless, skinless chicken breast", "• 1 cup heavy cream",
            "• 2 tbsp olive oil", "• 3 cloves garlic, minced",
            "• 1/2 cup sun-dried tomatoes, chopped", "• 2 cups fresh spinach",
            "• 1/2 cup grated Parmesan cheese", "• Salt and pepper to taste",
          ])
      },
      Requirement(
        "W-REC-14", "an ingredient is 16 points, regular",
        .type("recipe.ingredients.0", on: "recipe-detail.default", .callout, .regular)),
      Requirement(
        "W-REC-15", "the steps have a header of 20 points, bold",
        .says("Instructions", "recipe.instructions.header", on: "recipe-detail.default"),
        .type("recipe.instructions.header", on: "recipe-detail.default", .title3, .bold)),
      Requirement(
        "W-REC-21", "a step is 16 points",
        .type("recipe.instructions.0", on: "recipe-detail.default", .callout)),
      Requirement(
        "W-REC-23", "at the end one starts to cook",
        .says("Start Cooking", "recipe.startCooking", on: "recipe-detail.default"),
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
