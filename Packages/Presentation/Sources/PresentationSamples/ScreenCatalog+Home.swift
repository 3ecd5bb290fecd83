import DesignSystem
import MealModels
import PremiumGate
import Presentation
import ScreenParts
import SuggestionEngine

extension ScreenCatalog {
  /// Home in every state; the drawn one is that of a person without premium.
  static func home(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let states =
      suggestions(samples) + loading(samples) + failures(samples, copy) + extras(samples, copy)
    return CatalogScreen(
      "home", copy("home.title"), layer: .essential,
      states: states.map { id, input in
        let isEntitled = input.saveDecision.isAllowed
        let input = changed(input) { $0.mealActions = mealActions(of: input.state, copy) }
        return CatalogState(named: id) {
          HomeScreen(input, root("home", isEntitled: isEntitled, $0))
        }
      })
  }

  /// The app's actions on the shown meal.
  private static func mealActions(of state: HomeState, _ copy: Copy) -> [CustomAction] {
    guard case .suggestion(let meal) = state else { return [] }
    let controls = OpinionControls(meal.id, MealOpinion(), copy: copy)
    return OpinionControls.Entry.allCases.map { controls.customAction($0) }
  }

  private typealias HomeStates = [(StateID, HomeInput)]

  /// A meal at each time of the day, saved, with relaxed wishes, and with unusual titles.
  private static func suggestions(_ samples: SampleMeals) -> HomeStates {
    let drawn = input(.suggestion(samples.tuscan))
    return [
      ("suggestion", drawn),
      ("suggestion-saved", saved(drawn, samples.tuscan)),
      ("suggestion-relaxed", relaxed(input(.suggestion(samples.curry)))),
      ("morning", changed(input(.suggestion(samples.salad))) { $0.greeting = .morning }),
      ("afternoon", changed(input(.suggestion(samples.tacos))) { $0.greeting = .afternoon }),
      ("launch", changed(drawn) { $0.entrance = .cardInsertion }),
      ("glossed", input(.suggestion(.glossed(samples.curry)))),
      ("long-title", input(.suggestion(.longTitled(samples.tuscan)))),
      ("right-to-left-title", input(.suggestion(.rightToLeft(samples.curry)))),
    ]
  }

  /// The first meal, the three steps to another one, and the picture while it loads.
  private static func loading(_ samples: SampleMeals) -> HomeStates {
    let drawn = input(.suggestion(samples.tuscan))
    return [
      ("loading", input(.loading)),
      ("loading-fading-out", changed(drawn) { $0.loadingPhase = .fadeOut }),
      ("loading-new", changed(drawn) { $0.loadingPhase = .shimmer }),
      (
        "loading-sliding-in",
        changed(input(.suggestion(samples.salmon))) { $0.loadingPhase = .slideIn }
      ),
      ("image-placeholder", changed(drawn) { $0.imagePhase = .placeholder }),
      ("image-loading", changed(drawn) { $0.imagePhase = .loading(0.4) }),
      ("image-failed", changed(drawn) { $0.imagePhase = .failed }),
    ]
  }

  private static func failures(_ samples: SampleMeals, _ copy: Copy) -> HomeStates {
    let failed = input(.error(copy(LoadFailure.connection.announcementKey)))
    let refused = changed(input(.error(copy(LoadFailure.service.announcementKey)))) {
      $0.failure = .service
    }
    let empty = input(.empty)
    return [
      ("error", failed),
      ("error-cached", changed(failed) { $0.lastSuggestion = samples.tuscan }),
      ("error-service", refused),
      ("error-service-cached", changed(refused) { $0.lastSuggestion = samples.tuscan }),
      ("empty", empty),
      ("empty-catalog", changed(empty) { $0.deadEnd = .emptyCatalog }),
      ("dead-end", changed(empty) { $0.deadEnd = deadEnd }),
      ("limits-unreadable", changed(empty) { $0.hasUnreadableLimits = true }),
      (
        "limits-lost",
        changed(empty) {
          $0.hasUnreadableLimits = true
          $0.unconfirmedEaters = [nil, "Ana"]
        }
      ),
      ("data-gone", changed(empty) { $0.missingData = .gone }),
      ("data-left", changed(empty) { $0.missingData = .left }),
      ("data-replaced", changed(empty) { $0.missingData = .replaced }),
    ]
  }

  private static func extras(_ samples: SampleMeals, _ copy: Copy) -> HomeStates {
    let drawn = input(.suggestion(samples.tuscan))
    return [
      ("allergy", changed(drawn) { $0.limits = EaterLimits(allergies: [.asNamed("kiwi")]) }),
      (
        "traces-accepted",
        changed(input(.suggestion(.withTraces(samples.tuscan)))) {
          $0.limits = samplePeanutAllergy
        }
      ),
      (
        "wishes",
        changed(drawn) { input in
          input.momentWishes = MomentWish.allCases.map {
            MomentWishControls($0, isOn: true, slot: .dinner, copy: copy)
          }
          input.reasons = [.forChildren, .readyIn(minutes: 20)]
        }
      ),
      ("planned", changed(drawn) { $0.planned = PlannedForNow(slot: .dinner) }),
      (
        "planned-leftovers",
        changed(input(.suggestion(samples.tacos))) {
          $0.planned = PlannedForNow(slot: .lunch, isLeftovers: true)
          $0.greeting = .afternoon
        }
      ),
      (
        "planned-words",
        changed(input(.empty)) {
          $0.planned = PlannedForNow(slot: .dinner, words: "Dinner at Mum's")
        }
      ),
      ("nudge", changed(drawn) { $0.showsNudge = true }),
      ("asks-limits", changed(drawn) { $0.quietLine = .limits }),
      ("asks-taste", changed(drawn) { $0.quietLine = .taste }),
      (
        "limit-kept",
        changed(drawn) { $0.toast = ScreenToast.limitKept(.nuts).notice(copy) }
      ),
      ("on-the-stove", changed(drawn) { $0.onTheStove = onTheStove(samples.salmon) }),
      ("toast", changed(drawn) { $0.toast = ScreenToast.suggestionFailed().notice(copy) }),
      (
        "toast-service",
        changed(drawn) { $0.toast = ScreenToast.suggestionFailed(.service).notice(copy) }
      ),
      (
        "toast-undo",
        changed(input(.suggestion(samples.salmon))) {
          $0.toast = ScreenToast.mealDislikedForNow(
            samples.tuscan.id, title: samples.tuscan.recipe.title
          ).notice(copy)
        }
      ),
      (
        "toast-confirmation",
        changed(saved(drawn, samples.tuscan)) { $0.toast = ScreenToast.mealSaved.notice(copy) }
      ),
    ]
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
      $0.possibleRelaxations = [anyCuisine, longer]
    }
  }

  private static let deadEnd = DeadEnd.limits(
    [.dislike("chickpea"), .diet(.vegan), .contains(.soy)], withoutDislikes: 4)
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
