import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts

extension StoveFeature {
  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    guard let id = Routes.cooking.read(route), let meal = clients.service.catalog.meal(id) else {
      return nil
    }
    let (record, world) = (stored.record, context.world)
    let pot = stove(state, stored, world).pots[meal.id]
    let picture = context.offers.picture(of: meal.id, .hero)
    var input = CookingInput(
      meal: meal, servings: pot?.servings ?? record.preferences.servings, step: pot?.step ?? 0)
    input.timers = running(state, at: meal.id, world)
    input.sides = clients.service.sides(of: meal.id, record, at: world.deviceDate).served
    input.system = record.preferences.units ?? world.region.units
    input.measured = clients.service.foods.measured(in: meal.recipe)
    input.limits = clients.service.limits(of: record.preferences)
    input.warning = clients.warning(of: meal, record, world)
    (input.imagePhase, input.photo) = (picture.phase, picture.photo)
    input.toast = context.notice
    return CookingScreen(input, presentation(context))
  }

  func offers(_ state: State, _ stored: Stored, _ world: World) -> Offers {
    var offers = Offers()
    let stove = stove(state, stored, world)
    offers.streams = [
      StreamOffer(
        "stove", holds: copy("your-data.kept.stove"), use: copy("your-data.use.stove"))
    ]
    offers.unfinished = unfinished(state, world)
    let cooked = onTheStove(stove, state, world)
    offers.add(cooked)
    offers.add(cooked.map { $0.cookingNow(copy) })
    return offers
  }

  /// The meals on the stove, the last touched one first.
  private func onTheStove(_ stove: Stove, _ state: State, _ world: World) -> [OnTheStove] {
    let pots = stove.pots.sorted { ($1.value.touched, $0.key) < ($0.value.touched, $1.key) }
    return pots.compactMap { id, pot in
      clients.service.catalog.meal(id).map { meal in
        OnTheStove(
          meal.recipe, step: pot.step, servings: pot.servings,
          timers: running(state, at: id, world))
      }
    }
  }

  /// The losses if the app closed now: events that could not be stored, and the signal of each
  /// running timer.
  private func unfinished(_ state: State, _ world: World) -> [String] {
    let catalog = clients.service.catalog
    let waiting = state.unstored.contains { !$0.isSent } ? [copy("cooking.not-remembered")] : []
    return waiting
      + state.counts.sorted { $0.key < $1.key }.compactMap { place, count in
        guard case .running = count.timer.clock, count.left > 0,
          let meal = catalog.meal(place.meal)
        else { return nil }
        return copy(
          "cooking.unfinished.timer",
          [
            "name": count.timer.name, "title": meal.recipe.title,
            "time": copy.duration(count.left),
          ])
      }
  }
}
