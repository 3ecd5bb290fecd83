import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts

extension RecipeFeature {
  func screen(
    _ route: Route, _ state: State, _ stored: StoredState, _ context: ScreenContext
  ) -> (any Screen)? {
    if let (id, place) = Routes.side.read(route) {
      return side(id, place, state, stored, context)
    }
    guard
      let id = Self.meal(of: route) ?? Routes.order.read(route) ?? Routes.servings.read(route),
      let meal = clients.service.catalog.meal(id)
    else { return nil }
    switch route {
    case Routes.cooking:
      return CookingScreen(
        meal: meal, servings: servings(of: meal, state, stored), step: state.step,
        timer: state.timers[meal.id],
        limits: clients.service.limits(of: stored.preferences),
        warning: warning(of: meal, stored, context.world), toast: context.notice,
        presentation(context))
    case Routes.order:
      return OrderServicesScreen(
        meal, sides: sides(of: meal, stored, context.world), presentation(context))
    case Routes.servings:
      return ServingsScreen(
        meal.recipe, servings: servings(of: meal, state, stored), in: units(stored, context),
        toast: context.notice, presentation(context))
    default:
      return RecipeDetailScreen(input(meal, state, stored, context), presentation(context))
    }
  }

  /// The meal of a recipe, or of one that is cooked; nil on any other route.
  static func meal(of route: Route?) -> MealID? {
    Routes.recipe.read(route) ?? Routes.cooking.read(route)
  }

  /// For how many it is shown: as was asked since it was opened, else as always, else as written.
  private func servings(of meal: Meal, _ state: State, _ stored: StoredState) -> Int {
    state.servings[meal.id] ?? stored.preferences.servings ?? meal.recipe.servings
  }

  private func units(_ stored: StoredState, _ context: ScreenContext) -> MeasurementSystem {
    stored.preferences.units ?? context.world.region.units
  }

  /// The sheet of one thing that goes with a meal; nil where nothing does.
  private func side(
    _ id: MealID, _ place: Int, _ state: State, _ stored: StoredState, _ context: ScreenContext
  ) -> (any Screen)? {
    guard let meal = clients.service.catalog.meal(id) else { return nil }
    let input = input(meal, state, stored, context)
    return input.sides.first { $0.place == place }.map {
      SideScreen($0, of: input, toast: context.notice, presentation(context))
    }
  }

  /// What goes with a meal for the people at the table as they are now.
  private func sides(of meal: Meal, _ stored: StoredState, _ world: World) -> [TableSide] {
    clients.service.sides(of: meal.id, stored, at: world.deviceDate)
  }

  /// How the foods of a meal and of what goes with it are measured.
  private func measured(_ meal: Meal, _ sides: [TableSide]) -> [FoodID: MeasuredFood] {
    let foods = clients.service.foods
    return sides.served.reduce(into: foods.measured(in: meal.recipe)) { measured, side in
      measured.merge(foods.measured(in: side.recipe)) { known, _ in known }
    }
  }

  /// Names of foods that keep the usual sides off the table.
  private func names(_ sides: [TableSide], _ limits: EaterLimits) -> [FoodID: String] {
    clients.service.names(
      of: sides.compactMap(\.usual).flatMap { limits.breaches(of: $0.facts) }
        .flatMap(\.mentionedFoods))
  }

  private func input(
    _ meal: Meal, _ state: State, _ stored: StoredState, _ context: ScreenContext
  ) -> RecipeInput {
    let gate = stored.gate(at: context.world.deviceDate)
    let picture = context.offers.picture(of: meal.id, .hero)
    let sides = sides(of: meal, stored, context.world)
    var input = RecipeInput(
      meal: meal, servings: servings(of: meal, state, stored), system: units(stored, context),
      measured: measured(meal, sides),
      isSaved: stored.savedMeals.contains(meal.id),
      saveDecision: gate.decide(.add, .mealFavorites, from: .recipe),
      warning: warning(of: meal, stored, context.world),
      limits: clients.service.limits(of: stored.preferences),
      opinion: MealOpinion(
        of: meal.id, in: stored.history, at: context.world.moment),
      imagePhase: picture.phase,
      offeredRows: context.offers.all(RecipeRowOffer.self).map { $0.row(meal.id) },
      toast: context.notice)
    input.sides = sides
    input.foodNames = names(sides, input.limits)
    input.photo = picture.photo
    input.shareActions = context.offers.all(RecipeActionOffer.self).map { $0.action(meal.id) }
    return input
  }

  /// Why not everyone at the table can eat a meal, as far as is known; nil when they can.
  func warning(of meal: Meal, _ stored: StoredState, _ world: World) -> String? {
    let service = clients.service
    guard service.unreadableLimits(of: stored.settings).isEmpty else {
      return copy("warning.unreadable")
    }
    let limits = service.limits(of: stored.preferences(at: world.deviceDate))
    let foods = limits.breaches(of: meal.facts).flatMap(\.mentionedFoods)
    return copy.warning(
      of: meal.facts, by: limits, foodNames: service.names(of: foods))
  }

  func offers(_ state: State, _ stored: StoredState, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("recipe", to: Routes.recipe)]
    offers.unfinished = unfinished(state)
    let meal = Self.meal(of: world.route).map(clients.service.currentID)
    offers.want(.hero, of: [meal].compactMap(\.self))
    return offers
  }

  /// The meal that is being cooked, with the step it is at, and each timer that runs.
  private func unfinished(_ state: State) -> [String] {
    let catalog = clients.service.catalog
    let cooked = state.cooking.flatMap { catalog.meal($0) }.map { meal in
      copy(
        "cooking.unfinished",
        [
          "title": meal.recipe.title,
          "step": String(min(state.step + 1, meal.recipe.steps.count)),
          "count": String(meal.recipe.steps.count),
        ])
    }
    let timers = state.timers.filter { !$0.value.isOver }.sorted { $0.key < $1.key }
    return [cooked].compactMap(\.self)
      + timers.compactMap { id, timer in
        catalog.meal(id).map { meal in
          copy(
            "cooking.unfinished.timer",
            ["title": meal.recipe.title, "time": copy.duration(timer.secondsLeft)])
        }
      }
  }
}
