import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import PremiumGate
import Presentation
import ScreenParts
import SuggestionEngine
import SuggestionWords

extension HomeFeature {
  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    switch route {
    case Routes.home: HomeScreen(input(state, stored.record, context), presentation(context))
    case Routes.connectionError:
      ConnectionAlertScreen(of: state.failures.cause, presentation(context))
    case Routes.systemError:
      SystemErrorScreen(detail: copy("error.system.storage"), presentation(context))
    default: nil
    }
  }

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(Routes.home), .home, copy("tab.home"))
    offers.deepLinks = [DeepLink("home", to: Routes.home)]
    offers.streams = [
      StreamOffer(
        "history", holds: copy("your-data.kept.history"), use: copy("your-data.use.history")),
      StreamOffer(
        "quiet-lines", holds: copy("your-data.kept.quiet-lines"),
        use: copy("your-data.use.quiet-lines")),
    ]
    if let shown = state.shown?.meal.id {
      offers.add(
        wishControls(state, world).map { controls in
          WhyRowOffer { meal in
            meal == shown
              ? controls.row(ElementID("why.wish").child(controls.wish.rawValue)) : nil
          }
        })
    }
    // S-PERF-06: the pictures of the next meals are loaded in advance.
    let meals = [state.shown].compactMap(\.self) + state.reserve.meals
    offers.want(.hero, of: meals.map(\.meal.id))
    return offers
  }

  /// The state of Home, which is one of the four states in the specification.
  static func homeState(_ state: State, copy: Copy) -> HomeState {
    switch state.center {
    case .placeholder: .loading
    case .meal(let shown): .suggestion(shown.served.meal)
    case .failure: .error(copy(state.failures.cause.announcementKey))
    case .nothing: .empty
    }
  }

  private func input(
    _ state: State, _ record: StoredState, _ context: ScreenContext
  ) -> HomeInput {
    let world = context.world
    let gate = record.gate(at: world.deviceDate)
    var input = HomeInput(
      state: Self.homeState(state, copy: copy), failure: state.failures.cause,
      greeting: Greeting(hour: world.moment.hour))
    input.loadingPhase = state.center.phase
    if case .meal(let shown) = state.center { input.entrance = shown.entrance }
    input.lastSuggestion = state.last ?? lastOfHistory(record, world)
    input.savedMeals = record.savedMeals
    input.saveDecision = gate.decide(.add, .mealFavorites)
    input.reasons =
      state.shown.map { shown in
        shown.suggestion.reasons.filter {
          $0.holds(for: record.history[shown.meal.id]) && $0.holds(on: world.moment.dayNumber)
        }
      } ?? []
    input.wishes =
      clients.service.requestToExplain(record, at: world.moment, today: world.deviceDate).wishes
    for wish in wishes(state, world) { wish.put(to: &input.wishes, in: world.region.country) }
    input.momentWishes = wishControls(state, world)
    input.relaxations = state.shown?.suggestion.relaxations ?? []
    input.possibleRelaxations = state.answer?.possibleRelaxations ?? []
    input.deadEnd = state.answer?.deadEnd
    input.hasUnreadableLimits = !clients.service.unreadableLimits(of: record.settings).isEmpty
    let owner = record.preferences.household.first?.name
    input.unconfirmedEaters = record.settings.unconfirmedEaters.map { $0 == owner ? nil : $0 }
    input.missingData = record.settings.missing.map { missing in
      switch missing {
      case .gone: .gone
      case .replaced: .replaced
      case .left: .left
      }
    }
    input.limits = clients.service.limits(of: record.preferences)
    input.foodNames = clients.service.names(
      of: input.reasons.flatMap(\.mentionedFoods) + (input.deadEnd?.mentionedFoods ?? []))
    switch state.prompt {
    case .nudge: input.showsNudge = !record.phase(at: world.deviceDate).isEntitled
    case .line(let line):
      input.quietLine = line == .limits && record.preferences.hasLimits ? nil : line
    case nil: break
    }
    if let shown = state.shown {
      let picture = context.offers.picture(of: shown.meal.id, .hero)
      (input.imagePhase, input.photo) = (picture.phase, picture.photo)
    }
    input.planned = plannedForNow(state, world)
    input.onTheStove = context.offers.all(OnTheStove.self).first
    input.toast = context.notice
    input.mealActions =
      state.shown.map { shown in
        context.offers.all(MealActionOffer.self).map { $0.action(shown.meal.id) }
      } ?? []
    return input
  }

  /// The last meal of the previous session, unless the limits changed since.
  private func lastOfHistory(_ record: StoredState, _ world: World) -> Meal? {
    guard let id = record.history.lastShown(1).first,
      let meal = clients.service.catalog.meal(id),
      clients.service.limits(of: record.preferences).admits(meal.facts),
      isSafe(meal, record, world)
    else { return nil }
    return meal
  }
}
