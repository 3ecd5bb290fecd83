import DesignSystem
import MealModels
import PlanningPresentation
import Preferences
import PremiumGate
import Presentation
import RecipeBookScreens
import ScreenParts

extension ScreenCatalog {
  /// Settings as drawn, with premium, and after a lapse.
  static func settings(_ copy: Copy) -> CatalogScreen {
    let drawn = SettingsInput(
      restrictionCount: 3, maxMinutes: 30,
      cuisineDecision: .needsPremium(.cuisinesOpened))
    let active = SettingsInput(
      restrictionCount: 3, maxMinutes: 30, cuisines: [.thai, .italian],
      phase: sampleActive)
    var lapsed = drawn
    lapsed.phase = .lapsed(since: sampleDate)
    var toast = drawn
    toast.toast = ScreenToast.changeNotStored.notice(copy)
    var signedIn = drawn
    signedIn.accountName = "Ana"
    var offers = active
    offers.offeredRows = [
      .init(
        section: copy("my-recipes.group"),
        row: ListRow(
          "settings.my-recipes", icon: .recipes, copy("my-recipes.title"), accessory: .disclosure,
          action: ControlAction(RecipeBookAction.open, motion: .push)))
    ]
    var groups = active
    groups.people = [
      Companion("you", restrictionCount: 2), Companion("Ben", restrictionCount: 1),
      Companion("Ida", restrictionCount: 0),
    ]
    groups.people?[0].limits = ["tree nuts", "peanuts"]
    groups.people?[1].limits = ["vegetarian"]
    groups.people?[2].leavesOut = ["mushrooms"]
    groups.offeredRows = [
      .init(
        section: copy("settings.group.planning"),
        row: ListRow(
          "settings.planning.open", icon: .calendar, copy("settings.planning"),
          accessory: .disclosure, action: ControlAction(PlannerAction.preferences))),
      .init(
        section: copy("settings.group.assistant"),
        row: ListRow(
          "settings.assistant.open", icon: .information, copy("settings.assistant"),
          subtitle: copy("settings.assistant.note"), accessory: .disclosure,
          action: ControlAction(PlannerAction.preferences))),
    ]
    var lost = drawn
    lost.unconfirmedEaters = [nil, "Ana"]
    let states: [(StateID, SettingsInput)] = [
      ("default", drawn), ("active", active), ("lapsed", lapsed), ("toast", toast),
      ("signed-in", signedIn), ("offers", offers), ("limits-lost", lost), ("groups", groups),
    ]
    return CatalogScreen(
      "settings", copy("settings.title"), layer: .essential,
      states: states.map { id, input in
        CatalogState(named: id) {
          SettingsScreen(input, root("settings", isEntitled: input.phase.isEntitled, $0))
        }
      })
  }

  /// Dietary Restrictions of a person without premium, with foods that the person added, and of
  /// another eater.
  static func dietaryRestrictions(_ copy: Copy) -> CatalogScreen {
    let free = DietaryRestrictionsInput(
      diets: DietSet([.vegetarian, .glutenFree]), allergens: AllergenSet([.peanut]),
      nutritionDecision: .needsPremium(.nutritionLimitsOpened))
    var named = free
    named.allergyFoods = [.init("kiwi", "Kiwi")]
    named.dislikes = [.init("cilantro", "Cilantro"), .init("eggplant", "Eggplant")]
    named.nutritionDecision = .allowed
    named.nutritionLimitCount = 2
    named.others = [Companion("Ben", restrictionCount: 2), Companion("Ana", restrictionCount: 0)]
    var unknown = named
    unknown.refusedDislike = .init(
      "cilanto", copy("food.unknown.nearest", ["name": "cilanto", "nearest": "cilantro"]))
    let other = DietaryRestrictionsInput(
      eater: "Ben", diets: DietSet([.vegan]), allergens: AllergenSet([.milk, .egg]))
    var accepting = free
    accepting.acceptedTraces = accepting.allergens
    var partly = accepting
    partly.allergens.insert(AllergenSet([.milk]))
    var lost = free
    lost.mayBeIncomplete = true
    let states: [(StateID, DietaryRestrictionsInput)] = [
      ("default", free), ("named-foods", named), ("unknown-food", unknown), ("eater", other),
      ("traces-accepted", accepting), ("traces-partly-accepted", partly),
      ("no-limits", DietaryRestrictionsInput()), ("limits-lost", lost),
    ]
    return CatalogScreen(
      "dietary-restrictions", copy("settings.diets"),
      states: states.map { id, input in
        CatalogState(named: id) {
          DietaryRestrictionsScreen(
            input, root("settings", isEntitled: input.nutritionDecision.isAllowed, $0))
        }
      })
  }

  /// The question before traces are accepted, for the user's own allergies and for those of another
  /// eater.
  static func acceptTraces(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "accept-traces", copy("traces.question.title"),
      states: [
        CatalogState(named: "default") {
          AcceptTracesScreen(of: AllergenSet([.peanut]), $0.covered)
        },
        CatalogState(named: "eater") {
          AcceptTracesScreen(of: AllergenSet([.milk, .egg]), eater: "Ben", $0.covered)
        },
      ])
  }

  /// Household of one, of three, and with an invalid name.
  static func household(_ copy: Copy) -> CatalogScreen {
    let states: [(StateID, HouseholdInput)] = [
      ("several", HouseholdInput(members: sampleTable)),
      ("one", HouseholdInput(members: [Companion("you", restrictionCount: 3)])),
      ("name-refused", HouseholdInput(members: sampleTable, refusedName: "Ben")),
    ]
    return CatalogScreen(
      "household", copy("settings.household"),
      states: states.map { id, input in
        CatalogState(named: id) {
          HouseholdScreen(input, root("settings", isEntitled: false, $0))
        }
      })
  }

  /// An eater at the table, and one who eats alone.
  static func eater(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "eater", copy("household.name.spoken"),
      states: [
        CatalogState(named: "default") {
          EaterScreen(sampleTable[1], root("settings", isEntitled: false, $0))
        },
        CatalogState(named: "only") {
          EaterScreen(
            Companion("you", restrictionCount: 3), isOnly: true,
            root("settings", isEntitled: false, $0))
        },
        CatalogState(named: "name-refused") {
          EaterScreen(
            sampleTable[1], refusedName: "Ana", root("settings", isEntitled: false, $0))
        },
      ])
  }

  /// Cooking Time Available, as drawn at 30 minutes.
  static func cookingTime(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "cooking-time", copy("settings.time"),
      states: [
        CatalogState(named: "default") {
          CookingTimeScreen(minutes: 30, root("settings", isEntitled: false, $0))
        },
        CatalogState(named: "other-times") { context in
          var times = MealTimes()
          times[.workdayBreakfast] = MealTimes.range.lowerBound
          times[.weekendDinner] = MealTimes.range.upperBound
          return CookingTimeScreen(
            minutes: 30, times: times, root("settings", isEntitled: false, context))
        },
        CatalogState(named: "no-limit") {
          CookingTimeScreen(minutes: nil, root("settings", isEntitled: false, $0))
        },
      ])
  }

  /// Cuisine Preferences with two chosen, with all of them, and without effect after a lapse.
  static func cuisinePreferences(_ copy: Copy) -> CatalogScreen {
    let chosen = CuisinePreferencesInput(
      available: Cuisine.allCases, selected: [.thai, .italian])
    var every = chosen
    every.selected = []
    var resting = chosen
    resting.decision = .readOnly
    let states: [(StateID, CuisinePreferencesInput)] = [
      ("default", chosen), ("all-cuisines", every), ("read-only", resting),
    ]
    return CatalogScreen(
      "cuisine-preferences", copy("settings.cuisines"),
      states: states.map { id, input in
        CatalogState(named: id) {
          CuisinePreferencesScreen(
            input, root("settings", isEntitled: input.decision.isAllowed, $0))
        }
      })
  }

  /// Nutrition Limits with some set, with none, with invalid amounts, and without effect after a
  /// lapse.
  static func nutritionLimits(_ copy: Copy) -> CatalogScreen {
    let set = NutritionLimitsInput(bounds: NutritionBounds([.sodium: 600, .protein: 25]))
    var refused = set
    let energy = BoundedNutrient.energy.range
    refused.refused = [
      .energy: .init(
        "250",
        copy(
          "nutrition-limits.energy-range",
          ["least": String(energy.lowerBound), "most": String(energy.upperBound)])),
      .fibre: .init("much", copy("nutrition-limits.no-number")),
    ]
    var resting = set
    resting.decision = .readOnly
    var emptied = resting
    emptied.bounds = .none
    let states: [(StateID, NutritionLimitsInput)] = [
      ("default", set), ("none", NutritionLimitsInput()), ("refused", refused),
      ("read-only", resting), ("read-only-none", emptied),
    ]
    return CatalogScreen(
      "nutrition-limits", copy("nutrition-limits.title"),
      states: states.map { id, input in
        CatalogState(named: id) {
          NutritionLimitsScreen(
            input, root("settings", isEntitled: input.decision.isAllowed, $0))
        }
      })
  }

  private static let sampleTable = [
    Companion("you", restrictionCount: 3), Companion("Ben", restrictionCount: 2),
    Companion("Ana", restrictionCount: 0),
  ]
}
