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
      let id = Routes.recipe.read(route) ?? Routes.order.read(route) ?? Routes.servings.read(route),
      let meal = clients.service.catalog.meal(id)
    else { return nil }
    switch route {
    case Routes.order:
      return OrderServicesScreen(
        meal, sides: sides(of: meal, stored, context.world), presentation(context))
    case Routes.servings:
      return ServingsScreen(
        meal.recipe, servings: servings(of: meal, state, stored, context.offers),
        in: units(stored, context),
        toast: context.notice, presentation(context))
    default:
      return RecipeDetailScreen(input(meal, state, stored, context), presentation(context))
    }
  }

  /// The meal of a recipe, or of one that is cooked; nil on any other route.
  static func meal(of route: Route?) -> MealID? {
    Routes.recipe.read(route) ?? Routes.cooking.read(route)
  }

  /// For how many it is shown: as was asked since it was opened, else as it is cooked, else as
  /// always, else as written.
  func servings(
    of meal: Meal, _ state: State, _ stored: StoredState, _ offers: Offers
  ) -> Int {
    let cooked = offers.all(OnTheStove.self).first { $0.meal == meal.id }
    return state.servings[meal.id] ?? cooked?.servings ?? stored.preferences.servings
      ?? meal.recipe.servings
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
      meal: meal, servings: servings(of: meal, state, stored, context.offers),
      system: units(stored, context), measured: measured(meal, sides),
      isSaved: stored.savedMeals.contains(meal.id),
      saveDecision: gate.decide(.add, .mealFavorites, from: .recipe),
      warning: clients.warning(of: meal, stored, context.world),
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

  func offers(_ state: State, _ stored: StoredState, _ world: World) -> Offers {
    var offers = Offers()
    offers.deepLinks = [DeepLink("recipe", to: Routes.recipe)]
    let meal = Self.meal(of: world.route).map(clients.service.currentID)
    offers.want(.hero, of: [meal].compactMap(\.self))
    return offers
  }
}
