import DesignSystem
import MealModels
import PremiumGate
import SuggestionEngine

extension ScreenCatalog {
  /// Home in every state; the drawn one is that of a person without premium.
  static func home(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meal = samples.tuscan
    let suggestion = input(.suggestion(meal))
    var states: [(StateID, HomeInput)] = [
      ("suggestion", suggestion),
      ("suggestion-saved", saved(suggestion, meal)),
      ("suggestion-relaxed", relaxed(input(.suggestion(samples.curry)))),
      ("long-title", input(.suggestion(longTitled(meal)))),
      ("loading", input(.loading)),
    ]
    states += [
      ("loading-new", changed(suggestion) { $0.loadingPhase = .shimmer }),
      ("error", input(.error(copy("error.announcement")))),
      (
        "error-cached",
        changed(input(.error(copy("error.announcement")))) {
          $0.lastSuggestion = meal
        }
      ),
      ("empty", input(.empty)),
      ("dead-end", changed(input(.empty)) { $0.deadEnd = deadEnd }),
      ("nudge", changed(suggestion) { $0.showsNudge = true }),
      ("toast", changed(suggestion) { $0.toast = .suggestionFailed }),
    ]
    return CatalogScreen(
      "home", copy("home.title"),
      states: states.map { id, input in
        let isEntitled = input.saveDecision.isAllowed
        return CatalogState(named: id) {
          HomeScreen(input, root("home", isEntitled: isEntitled, $0))
        }
      })
  }

  private static func input(_ state: HomeState) -> HomeInput {
    HomeInput(
      state: state, saveDecision: .needsPremium(.mealSaved),
      reasons: [.neverShown, .fitsSlot(.dinner)])
  }

  private static func changed(
    _ input: HomeInput, _ change: (inout HomeInput) -> Void
  ) -> HomeInput {
    var input = input
    change(&input)
    return input
  }

  private static func saved(_ input: HomeInput, _ meal: Meal) -> HomeInput {
    changed(input) {
      $0.savedMeals = [meal.id]
      $0.saveDecision = .allowed
    }
  }

  private static func relaxed(_ input: HomeInput) -> HomeInput {
    let longer = Relaxation(change: .moreTime(minutes: 30, insteadOf: 15), mealsOpened: 6)
    let anyCuisine = Relaxation(
      change: .anyCuisine(insteadOf: [.thai]), mealsOpened: 11)
    return changed(input) {
      $0.saveDecision = .allowed
      $0.reasons = [.wishedCuisine(.thai), .neverShown]
      $0.wishes = Wishes(slot: .dinner, maxMinutes: 15, cuisines: [.thai])
      $0.relaxations = [longer]
      $0.offers = [anyCuisine, longer]
    }
  }

  private static func longTitled(_ meal: Meal) -> Meal {
    var recipe = meal.recipe
    recipe.title = "Slow-Roasted Vegetable and Chickpea Stew with Preserved Lemon, Olives and Herbs"
    recipe.cuisine = .middleEastern
    recipe.difficulty = .medium
    return Meal(recipe: recipe, slots: meal.slots, facts: meal.facts)
  }

  private static let deadEnd = DeadEnd.limits(
    [.food("chickpea"), .diet(.vegan), .allergen(.soy)], withoutDislikes: 4)
}

extension ScreenCatalog {
  /// The context of a tab's first screen or of a screen pushed in it.
  static func root(
    _ tab: String, isEntitled: Bool, _ context: PresentationContext
  ) -> PresentationContext {
    var context = context
    context.tabBar =
      context.tabBar
      ?? .mealAdvisor(
        favorites: isEntitled ? .allowed : .needsPremium(.favoritesOpened), copy: context.copy)
    return context.selecting(tab: tab)
  }
}
