import DesignSystem
import MealModels
import PremiumGate

extension ScreenCatalog {
  /// Recipe Detail of the drawn meal, free and saved.
  static func recipeDetail(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meal = samples.tuscan
    return CatalogScreen(
      "recipe-detail", copy("recipe.title"),
      states: [
        CatalogState(named: "default") {
          RecipeDetailScreen(
            RecipeInput(meal: meal, saveDecision: .needsPremium(.mealSavedInRecipe)),
            $0.covered)
        },
        CatalogState(named: "saved") {
          RecipeDetailScreen(RecipeInput(meal: meal, isSaved: true), $0.covered)
        },
      ])
  }

  /// Cooking the drawn meal: its first, second and last step.
  static func cooking(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meal = samples.tuscan
    let steps: [(StateID, Int)] = [
      ("first", 0), ("middle", 1), ("last", meal.recipe.steps.count - 1),
    ]
    return CatalogScreen(
      "cooking", copy("cooking.title"),
      states: steps.map { id, step in
        CatalogState(named: id) { CookingScreen(meal: meal, step: step, $0.covered) }
      })
  }

  /// Favorites with no, one, five and many meals, without premium, and after a lapse.
  static func favorites(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let five = samples.all.map { SavedItem($0) }
    let states: [(StateID, FavoritesInput)] = [
      ("five", FavoritesInput(items: five)),
      ("none", FavoritesInput(items: [])),
      ("one", FavoritesInput(items: Array(five.prefix(1)))),
      ("many", FavoritesInput(items: many(five))),
      (
        "premium-required",
        FavoritesInput(items: [], decision: .needsPremium(.favoritesOpened))
      ),
      ("read-only", FavoritesInput(items: Array(five.prefix(3)), decision: .readOnly)),
    ]
    return CatalogScreen(
      "favorites", copy("favorites.title"),
      states: states.map { id, input in
        CatalogState(named: id) {
          FavoritesScreen(
            input, root("favorites", isEntitled: input.decision.isReadable, $0))
        }
      })
  }

  /// Two dozen saved meals; copies have ids of their own.
  private static func many(_ items: [SavedItem]) -> [SavedItem] {
    (0..<24).map { index in
      var item = items[index % items.count]
      if index >= items.count { item.id = MealID(rawValue: "\(item.id)-\(index)") }
      return item
    }
  }
}
