import DesignSystem
import MealModels
import PremiumGate
import Presentation
import ScreenParts

extension ScreenCatalog {
  /// Recipe Detail of the drawn meal, free and saved, and with its further parts.
  static func recipeDetail(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meal = samples.tuscan
    let saved = RecipeInput(meal: meal, isSaved: true)
    func of(_ meal: Meal, _ change: (inout RecipeInput) -> Void = { _ in }) -> RecipeInput {
      var input = RecipeInput(meal: meal, saveDecision: .needsPremium(.mealSavedInRecipe))
      change(&input)
      return input
    }
    let states: [(StateID, RecipeInput)] = [
      ("default", of(meal)),
      ("saved", saved),
      ("sides", withSides(meal)), ("missing-side", withMissingSide(meal)),
      ("needs-cooked", of(needingRice(meal))), ("glossed", of(.glossed(meal))),
      ("imported", of(.imported(meal))),
      ("offers", withOffers(meal)),
      ("allergens", of(.withTraces(meal))),
      ("allergy", of(.withTraces(meal)) { $0.limits = samplePeanutAllergy }),
      (
        "opinion",
        of(meal) { $0.opinion = MealOpinion(stars: 4, timesCooked: 2) }
      ),
      ("ruled-out", of(meal) { $0.warning = warning(of: meal, copy) }),
      ("more-people", of(meal) { $0.servings = 8 }),
      ("metric", of(meal) { $0.inMetric() }),
      ("long-title", of(.longTitled(meal))),
      ("right-to-left-title", of(.rightToLeft(samples.curry))),
      ("image-loading", of(meal) { $0.imagePhase = .loading(0.4) }),
      ("image-failed", of(meal) { $0.imagePhase = .failed }),
      ("calendar", of(meal) { $0.shareActions = [calendarAction(meal, copy)] }),
      (
        "toast-saved",
        RecipeInput(meal: meal, isSaved: true, toast: ScreenToast.mealSaved.notice(copy))
      ),
      ("cooked", of(meal) { $0.toast = ScreenToast.mealCooked.notice(copy) }),
    ]
    return CatalogScreen(
      "recipe-detail", copy("recipe.title"), layer: .helpful,
      states: states.map { id, input in
        CatalogState(named: id) { RecipeDetailScreen(input, $0.covered) }
      })
  }

  private static func calendarAction(_ meal: Meal, _ copy: Copy) -> CustomAction {
    CustomAction(copy("calendar.add"), ControlAction(CalendarAction.add, meal.id))
  }

  /// A recipe whose ingredients can be tapped, and with rows of other features.
  private static func withOffers(_ meal: Meal) -> RecipeInput {
    var input = RecipeInput(meal: meal, offeredRows: sampleRows)
    let open = ControlAction(RecipeAction.open, "creamy-tuscan-chicken")
    input.lineActions = LineActions(meal.recipe.ingredients.map { _ in open }, hint: "")
    return input
  }

  /// Rows as another feature may put them below a recipe; they lead to the recipe itself.
  private static let sampleRows = [
    ListRow(
      "sample.week", "Add to week", accessory: .disclosure,
      action: ControlAction(RecipeAction.open, "creamy-tuscan-chicken")),
    ListRow(
      "sample.list", "Add to grocery list", accessory: .disclosure,
      action: ControlAction(RecipeAction.open, "creamy-tuscan-chicken")),
  ]

  /// Servings and units of the drawn meal, at both ends, in both units, and when nothing is stored.
  static func servings(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let recipe = samples.tuscan.recipe
    let states: [(StateID, Int, MeasurementSystem)] = [
      ("us", 4, .us), ("metric", 4, .metric), ("one", 1, .us), ("twelve", 12, .metric),
      ("not-stored", 6, .us),
    ]
    return CatalogScreen(
      "servings", copy("servings.title"), layer: .helpful,
      states: states.map { id, count, system in
        CatalogState(named: id) {
          ServingsScreen(
            recipe, servings: count, in: system,
            toast: id == "not-stored" ? ScreenToast.changeNotStored.notice(copy) : nil, $0.covered)
        }
      })
  }

  /// The warning about a meal for a vegan eater.
  static func warning(of meal: Meal, _ copy: Copy) -> String? {
    copy.warning(of: meal.facts, by: EaterLimits(diets: DietSet([.vegan])))
  }

  /// An allergy whose traces are accepted.
  static let samplePeanutAllergy = EaterLimits(
    allergens: AllergenSet([.peanut]), acceptedTraces: AllergenSet([.peanut]))

  /// The delivery services for the drawn meal.
  static func orderServices(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "order-services", copy("order.title"), layer: .helpful,
      states: [
        CatalogState(named: "default") { OrderServicesScreen(samples.tuscan, $0.covered) },
        CatalogState(named: "long-title") {
          OrderServicesScreen(.longTitled(samples.tuscan), $0.covered)
        },
      ])
  }

  /// The question before the drawn meal is put into a calendar.
  static func calendarQuestion(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let end = LocalMoment(date: sampleDate)
    return CatalogScreen(
      "calendar-question", copy("calendar.question.title"), layer: .helpful,
      states: [
        CatalogState(named: "default") {
          CalendarQuestionScreen(
            samples.tuscan, from: LocalMoment(date: sampleCookingStart), to: end, $0.covered)
        }
      ])
  }

  /// Favorites with no, one, five and many meals, without premium, and after a lapse.
  static func favorites(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let five = samples.all.map { SavedItem($0) }
    let three = Array(five.prefix(3))
    let four = five.filter { $0.id != samples.tacos.id }
    let gone = SavedItem(id: "old-pie", title: "Old Pie", minutes: 40, isAvailable: false)
    let states: [(StateID, FavoritesInput)] = [
      ("five", FavoritesInput(items: five)),
      ("none", FavoritesInput(items: [])),
      ("glossed", FavoritesInput(items: [SavedItem(.glossed(samples.curry))] + three)),
      ("one", FavoritesInput(items: Array(five.prefix(1)))),
      ("many", FavoritesInput(items: many(five))),
      (
        "premium-required",
        FavoritesInput(items: [], decision: .needsPremium(.favoritesOpened))
      ),
      ("read-only", FavoritesInput(items: three, decision: .readOnly)),
      ("images-loading", FavoritesInput(items: onTheirWay(five))),
      ("editing", FavoritesInput(items: three + [gone], isEditing: true)),
      (
        "removed",
        FavoritesInput(
          items: four, toast: ScreenToast.mealRemovedForNow(samples.tacos.id).notice(copy))
      ),
    ]
    return CatalogScreen(
      "favorites", copy("favorites.title"), layer: .essential,
      states: states.map { id, input in
        CatalogState(named: id) {
          FavoritesScreen(
            input, root("favorites", isEntitled: input.decision.isReadable, $0))
        }
      })
  }

  /// Saved meals whose pictures are not all loaded.
  private static func onTheirWay(_ items: [SavedItem]) -> [SavedItem] {
    let phases: [MealImage.Phase] = [.loaded, .loading(0.4), .failed, .placeholder]
    return zip(items, phases).map { item, phase in
      var item = item
      item.imagePhase = phase
      return item
    }
  }

  /// Two dozen saved meals; each copy has a separate id.
  private static func many(_ items: [SavedItem]) -> [SavedItem] {
    (0..<24).map { index in
      var item = items[index % items.count]
      if index >= items.count { item.id = MealID(rawValue: "\(item.id)-\(index)") }
      return item
    }
  }
}

extension RecipeInput {
  /// In metric units, with the weight of a cup of the drawn ingredients.
  fileprivate mutating func inMetric() {
    system = .metric
    measured = ScreenCatalog.sampleMeasures(of: meal.recipe)
  }
}

extension ScreenCatalog {
  /// The weight of a millilitre of the drawn solids, whatever the ids of their foods.
  static func sampleMeasures(of recipe: Recipe) -> [FoodID: MeasuredFood] {
    let densities = ["spinach": 0.127, "tomatoes": 0.23, "Parmesan": 0.42]
    return recipe.ingredients.reduce(into: [:]) { measured, line in
      guard let food = line.food,
        let density = densities.first(where: { line.name.contains($0.key) })?.value
      else { return }
      measured[food] = MeasuredFood(density: density)
    }
  }
}
