import DesignSystem
import MealModels
import RecipeBookScreens
import ScreenParts

extension CatalogScreen {
  static func ingredient(_ copy: Copy) -> CatalogScreen {
    let lentils = IngredientInput(
      isNew: false, position: 1, amount: "200", unit: "g", food: "red lentils, rinsed")
    let states: [(StateID, IngredientInput)] = [
      ("new", IngredientInput()),
      (
        "found", IngredientInput(amount: "200", unit: "g", food: "lent", found: SampleRecipes.foods)
      ),
      ("changing", lentils),
      ("unknown", IngredientInput(amount: "2", unit: "tbsp", food: "Mum's mix", isUnknown: true)),
      (
        "refused",
        IngredientInput(amount: "2", unit: "tbsp", error: copy("recipe-line.food.missing"))
      ),
    ]
    return CatalogScreen(
      "recipe-ingredient", copy("recipe-line.ingredient.add"),
      states: states.map { id, input in
        CatalogState(named: id) { IngredientScreen(input, $0.covered) }
      })
  }

  static func step(_ copy: Copy) -> CatalogScreen {
    let missing = copy("recipe-line.step.missing")
    return CatalogScreen(
      "recipe-step", copy("recipe-line.step.add"),
      states: [
        CatalogState("new") { RecipeStepScreen("", $0.covered) },
        CatalogState("changing") {
          RecipeStepScreen(SampleRecipes.steps[1].text, at: 1, $0.covered)
        },
        CatalogState("refused") { RecipeStepScreen("", error: missing, $0.covered) },
      ])
  }

  static func settling(_ copy: Copy) -> CatalogScreen {
    let name = "Mum's mix"
    var chosen = SampleRecipes.spices
    chosen[0].isChosen = true
    let failure = Notice.failure(copy("error.unsaved"))
    let states: [(StateID, NameSettlingInput)] = [
      ("start", NameSettlingInput(name: name, isIngredient: true)),
      (
        "found",
        NameSettlingInput(
          name: name, isIngredient: true, query: "pap", found: SampleRecipes.spices)
      ),
      ("none", NameSettlingInput(name: name, isIngredient: true, query: "zorbel")),
      (
        "chosen",
        NameSettlingInput(
          name: name, isIngredient: true, query: "pap", found: chosen, chosen: [chosen[0]],
          toast: failure)
      ),
      (
        "several",
        NameSettlingInput(name: name, isIngredient: true, chosen: chosen.map(\.chosen))
      ),
      ("word", NameSettlingInput(name: "Zorbel", isIngredient: false)),
    ]
    return CatalogScreen(
      "settle-name", copy("settling.question", ["name": name]),
      states: states.map { id, input in
        CatalogState(named: id) { NameSettlingScreen(input, $0.covered) }
      })
  }
}

extension CatalogScreen {
  static func toSettle(
    _ copy: Copy, _ tabs: @escaping @Sendable (PresentationContext) -> PresentationContext
  ) -> CatalogScreen {
    CatalogScreen(
      "to-settle", copy("to-settle.title"),
      states: [
        CatalogState(named: "list") {
          ToSettleScreen(
            [
              .init(
                "sour cream green onions", recipeCount: 12,
                answers: [
                  LikelyAnswer(
                    "sour cream green onions", foods: ["sour-cream", "green-onion"],
                    foodNames: ["sour cream", "green onion"],
                    contents: copy("allergens.contained", ["names": "milk"])),
                  LikelyAnswer(
                    "sour cream green onions", foods: ["green-onion"], foodNames: ["green onion"]),
                ]),
              .init("Mum's mix", recipeCount: 2),
              .init("Jo's", recipeCount: 1, answers: [LikelyAnswer("Jo's")]),
            ],
            tabs($0))
        },
        CatalogState(named: "empty") { ToSettleScreen([], tabs($0)) },
      ])
  }
}

extension FoodFound {
  fileprivate var chosen: FoodFound {
    var food = self
    food.isChosen = true
    return food
  }
}
