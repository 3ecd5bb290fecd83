import AppShell
import DesignSystem
import EaterMeals
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine
import SuggestionWords

extension OpinionFeature {
  func screen(
    of route: Route, state: State, stored: StoredState, context: ScreenContext
  ) -> (any Screen)? {
    guard let meal = meal(of: route) else { return nil }
    let stored = known(state, stored, context.world)
    if Routes.why ~= route {
      let known = state.why.flatMap { $0.meal.id == meal.id ? $0 : nil }
      guard var input = known ?? explain(route, stored, context.world) else { return nil }
      input.opinion = MealOpinion(of: meal.id, in: stored.history, at: context.world.moment)
      input.offeredRows = context.offers.all(WhyRowOffer.self).compactMap { $0.row(meal.id) }
      input.hasWays = hasWays
      input.toast = context.notice
      return WhyScreen(input, presentation(context))
    }
    return OpinionScreen(
      OpinionInput(
        meal: meal, opinion: MealOpinion(of: meal.id, in: stored.history, at: context.world.moment),
        occasion: Routes.opinion.read(route)?.1 ?? .asked,
        toast: context.notice), presentation(context))
  }

  /// Explains why a meal was suggested the last time, with the present limits.
  func explain(_ route: Route, _ stored: StoredState, _ world: World) -> WhyInput? {
    guard let meal = meal(of: route) else { return nil }
    let service = clients.service
    let history = stored.history
    let occasion = WhyOccasion(
      of: meal.id, in: history, at: world.moment, isTimed: history[meal.id].isDisliked
    ) { _ in world.secondsFromGMT }
    let request = service.requestToExplain(
      stored, at: occasion.moment, surroundings: world.surroundings, today: world.deviceDate)
    guard let explanation = service.explain(meal.id, request, occasion.history) else {
      return nil
    }
    let breaches = request.limits.breaches(of: meal.facts)
    let limits = request.limits
    let foods =
      explanation.reasons.flatMap(\.mentionedFoods) + breaches.flatMap(\.mentionedFoods)
      + explanation.opinions.flatMap(\.trait.mentionedFoods) + limits.allergies.map(\.food)
      + limits.dislikes.map(\.food)
    return WhyInput(
      meal: meal, explanation: explanation, limits: limits, windowDays: request.windowDays,
      lastShown: explanation.lastShown.map { date in
        LocalMoment(date: date, secondsFromGMT: world.secondsFromGMT).dayNumber
      }, today: world.moment.dayNumber, since: occasion.since,
      hasUnreadableLimits: !service.unreadableLimits(of: stored.settings).isEmpty,
      foodNames: service.names(of: foods), mealTitles: titles(explanation.opinions))
  }

  private func meal(of route: Route) -> Meal? {
    (Routes.why.read(route) ?? Routes.opinion.read(route)?.0).flatMap {
      clients.service.catalog.meal($0)
    }
  }

  private func titles(_ opinions: [TraitOpinion]) -> [MealID: String] {
    Dictionary(
      opinions.compactMap { opinion in
        guard case .meal(let meal) = opinion.trait else { return nil }
        return clients.service.catalog.summary(meal).map { (meal, $0.title) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
