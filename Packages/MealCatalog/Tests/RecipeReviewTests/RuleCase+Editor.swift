@testable import RecipeReview

extension RuleCase {
  static let ofOneMeal = ingredients + times + cooking + texts + amounts + waiting

  /// What an editor found in recipes that kept all other rules.
  static let amounts = [
    RuleCase(
      .oddAmount, "a half pinch",
      bad: Dish().adding("- 1/2 pinch | saffron", "Crumble the saffron over both plates of it."),
      good: Dish().adding("- 1 pinch | saffron", "Crumble the saffron over both plates of it.")),
    RuleCase(
      .oddAmount, "two and a quarter cloves",
      bad: Dish().with { $0.ingredients[2] = "- 2 1/4 cloves | garlic" }),
    RuleCase(
      .oddAmount, "a third of an egg",
      bad: Dish().adding(
        "- 1/3 | pasteurized egg", "Stir the egg through the pasta off the heat."),
      good: Dish().adding("- 1 | pasteurized egg", "Stir the egg through the pasta off the heat.")),
    RuleCase(
      .oddAmount, "spinach in millilitres",
      bad: Dish().adding("- 360 ml | spinach", "Toss the spinach through while it is hot."),
      good: Dish().adding("- 1 1/2 cups | spinach", "Toss the spinach through while it is hot.")),
    RuleCase(
      .oddAmount, "enough water",
      bad: Dish().adding(nil, "Loosen everything in the pan with enough water at the end."),
      good: Dish().adding("- 1/4 cup | water", "Loosen everything in the pan with the water.")),
    RuleCase(
      .uneatenAmount, "oil that is poured off",
      bad: Dish().with { $0.ingredients[1] = "- 1 cup | olive oil" },
      good: Dish().with {
        $0.ingredients[1] = "- 3 tbsp | olive oil | plus more for frying, poured off"
      }),
    RuleCase(
      .uneatenAmount, "salt that is poured away with the water",
      bad: Dish().with {
        $0.ingredients[3] = "- 1 tbsp | salt"
        $0.steps[0] =
          "Boil the spaghetti in water with the salt over high heat until it bends, 9"
          + " minutes, and drain it."
      },
      good: Dish().with {
        $0.steps[0] =
          "Boil the spaghetti in salted water over high heat until it bends, 9"
          + " minutes, and drain it."
      }),
    RuleCase(
      .houseWord, "two names of one food",
      bad: Dish().adding("- 1 | aubergine", "Slice the aubergine thinly over both plates of it."),
      good: Dish().adding("- 1 | eggplant", "Slice the eggplant thinly over both plates of it.")),
  ]

  static let waiting = [
    RuleCase(
      .waitingTime, "an oven that is hot at once",
      bad: Dish().adding(
        nil,
        "Heat the oven to 400 °F (200 °C) and bake the plateful for 5 minutes until it is crisp."
      ).with { $0.time = "prep 1, cook 16" },
      good: Dish().adding(
        nil,
        "Heat the oven to 400 °F (200 °C) and bake the plateful for 5 minutes until it is crisp."
      ).with { $0.time = "prep 10, cook 15" }),
    RuleCase(
      .waitingTime, "a large pot that boils at once",
      bad: Dish().with {
        $0.time = "prep 2, cook 11"
        $0.steps[0] =
          "Bring a large pot of salted water to a boil. Boil the spaghetti over high heat for 9"
          + " minutes until it bends."
      },
      good: Dish().with {
        $0.time = "prep 5, cook 20"
        $0.steps[0] =
          "Bring a large pot of salted water to a boil. Boil the spaghetti over high heat for 9"
          + " minutes until it bends."
      }),
    RuleCase(
      .waitingTime, "salt cod that nobody soaked",
      bad: Dish().adding(
        "- 4 oz | salt cod", "Flake the salt cod over both plates; it flakes under a fork."),
      good: Dish().adding(
        "- 4 oz | salt cod | soaked and drained",
        "Flake the salt cod over both plates; it flakes under a fork.")),
  ]
}
