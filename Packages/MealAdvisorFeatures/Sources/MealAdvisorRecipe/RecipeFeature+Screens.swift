import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPlan
import Presentation
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeFeature {
  func screen(
    of route: Route, state: State, stored: StoredState, context: ScreenContext
  ) -> (any Screen)? {
    if let (id, place) = Routes.side.read(route) {
      return side(of: id, at: place, state: state, stored: stored, context: context)
    }
    guard
      let id = Routes.recipe.read(route) ?? Routes.order.read(route) ?? Routes.servings.read(route),
      let meal = clients.service.catalog.meal(id)
    else { return nil }
    switch route {
    case Routes.order:
      return OrderServicesScreen(
        meal, sides: sides(of: meal, stored: stored, at: context.world.deviceDate),
        presentation(context))
    case Routes.servings:
      return ServingsScreen(
        meal.recipe, servings: servings(of: meal, state, stored, context.offers),
        in: units(stored, context),
        toast: context.notice, presentation(context))
    default:
      return RecipeDetailScreen(
        input(for: meal, state: state, stored: stored, context: context), presentation(context))
    }
  }

  /// The meal of a recipe or cooking route; nil on any other route.
  static func meal(of route: Route?) -> MealID? {
    Routes.recipe.read(route) ?? Routes.cooking.read(route)
  }

  /// The shown servings: chosen since the recipe was opened, else of the planned meal, else of the
  /// running stove, else the household's default, else the recipe's.
  func servings(
    of meal: Meal, _ state: State, _ stored: StoredState, _ offers: Offers
  ) -> Int {
    let cooked = offers.all(OnTheStove.self).first { $0.meal == meal.id }
    return state.servings[meal.id] ?? planned(meal, state, stored)?.servings ?? cooked?.servings
      ?? stored.preferences.servings
      ?? meal.recipe.servings
  }

  /// The planned meal from which a recipe was opened, as it is planned now.
  func planned(_ meal: Meal, _ state: State, _ stored: StoredState) -> PlannedMeal? {
    state.planned[meal.id].flatMap { stored.plan[$0] }
  }

  private func units(_ stored: StoredState, _ context: ScreenContext) -> MeasurementSystem {
    stored.preferences.units ?? context.world.region.units
  }

  /// The sheet of one side of a meal; nil if the meal has no such side.
  private func side(
    of id: MealID, at place: Int, state: State, stored: StoredState, context: ScreenContext
  ) -> (any Screen)? {
    guard let meal = clients.service.catalog.meal(id) else { return nil }
    let input = input(for: meal, state: state, stored: stored, context: context)
    return input.sides.first { $0.place == place }.map {
      SideScreen($0, of: input, toast: context.notice, presentation(context))
    }
  }

  /// The sides of a meal for the present table.
  ///
  /// - Parameter eaters: the names of those who eat it; empty for everyone.
  private func sides(
    of meal: Meal, eatenBy eaters: [String] = [], stored: StoredState, at date: Date
  ) -> [TableSide] {
    let service = clients.service
    guard !eaters.isEmpty, (try? service.safeLimits(of: stored, at: date)) != nil
    else { return service.sides(of: meal.id, stored, at: date) }
    let preferences = stored.preferences(at: date)
    return service.sides(
      of: meal.id, for: service.limits(of: preferences, eating: eaters),
      chosen: service.chosenSides(in: preferences))
  }

  /// How the foods of a meal and of its sides are measured.
  private func measured(_ meal: Meal, _ sides: [TableSide]) -> [FoodID: MeasuredFood] {
    let foods = clients.service.foods
    return sides.served.reduce(into: foods.measured(in: meal.recipe)) { measured, side in
      measured.merge(foods.measured(in: side.recipe)) { known, _ in known }
    }
  }

  /// The names of the foods that prevent serving usual sides.
  private func names(_ sides: [TableSide], _ limits: EaterLimits) -> [FoodID: String] {
    clients.service.names(
      of: sides.compactMap(\.usual).flatMap { limits.breaches(of: $0.facts) }
        .flatMap(\.mentionedFoods))
  }

  private func input(
    for meal: Meal, state: State, stored: StoredState, context: ScreenContext
  ) -> RecipeInput {
    let gate = stored.gate(at: context.world.deviceDate)
    let picture = context.offers.picture(of: meal.id, .hero)
    let planned = planned(meal, state, stored)
    let eaters = planned?.eaters ?? []
    let sides = sides(of: meal, eatenBy: eaters, stored: stored, at: context.world.deviceDate)
    var input = RecipeInput(
      meal: meal, servings: servings(of: meal, state, stored, context.offers),
      system: units(stored, context), measured: measured(meal, sides),
      isSaved: stored.savedMeals.contains(meal.id),
      saveDecision: gate.decide(.add, .mealFavorites, from: .recipe),
      warning: clients.warning(
        of: meal, eatenBy: eaters, stored: stored, at: context.world.deviceDate),
      limits: clients.service.limits(of: stored.preferences, eating: eaters),
      opinion: MealOpinion(
        of: meal.id, in: stored.history, at: context.world.moment),
      imagePhase: picture.phase,
      offeredRows: context.offers.all(RecipeRowOffer.self).map { $0.row(meal.id) },
      toast: context.notice)
    input.lineActions = context.offers.all(RecipeLineOffer.self).first.map { offer in
      LineActions(
        meal.recipe.ingredients.indices.map { offer.action(meal.id, $0, input.servings) },
        hint: offer.hint)
    }
    input.sides = sides
    input.occasion = planned.map(copy.occasion)
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
