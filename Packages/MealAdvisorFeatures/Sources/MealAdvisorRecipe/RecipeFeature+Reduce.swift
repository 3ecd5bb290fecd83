import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPlan
import Preferences
import Presentation
import ScreenParts
import SuggestionEngine

extension RecipeFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .recordChanged(let before): return follow(before, stored, world)
    case .opened(let id):
      return [
        .show(Route(Routes.recipe, id)),
        .run(.record(HistoryEvent(.accepted, id), world)),
      ]
    case .plannedOpened(let id): return open(id, &state, stored)
    case .plannedStarted(let id):
      guard let meal = meal(of: id, stored) else { return [] }
      return open(id, &state, stored) + cook(meal.id, state: state, stored: stored, world: world)
    case .shown(let recipe):
      if let recipe { begin(clients.service.currentID(of: recipe), &state) }
      return lookForPictures
    case .adjustAsked(let id): return [.show(Route(Routes.servings, id))]
    case .servingsSet(let id, let count):
      guard ServingsScreen.range.contains(count) else { return [] }
      state.servings[clients.service.currentID(of: id)] = count
    case .sideOpened(let id, let place): return [.show(Route(Routes.side, (id, place)))]
    case .sideChosen(let choice, let id, let place):
      return choose(choice, for: id, at: place, world: world)
    case .sideUnstored: return [say(.changeNotStored)]
    case .sourceAsked(let id):
      // Only a page of the web is opened; a recipe's text could name any address.
      guard let credits = clients.service.catalog.meal(id)?.recipe.credits, credits.host != nil,
        let source = credits.source
      else { return [] }
      return [.leave(to: Departure(source))]
    case .cookingStarted(let id): return cook(id, state: state, stored: stored, world: world)
    case .orderAsked(let id): return [.show(Route(Routes.order, id))]
    case .ordered(let id, let service):
      return [.dismiss] + leave(id) { .order($0.recipe, service) }
        + [.run(.record(HistoryEvent(.accepted, id), world))]
    case .shared(let id):
      let sides = clients.service.sides(of: id, stored, at: world.deviceDate)
      return leave(id) { .share(copy.wordsToShare($0, with: sides)) }
    case .unstored: return [say(.changeNotStored)]
    }
    return []
  }

  /// Shows the recipe of a planned meal, for its servings and eaters.
  private func open(
    _ id: PlannedMealID, _ state: inout State, _ stored: StoredState
  ) -> [Command<Effect>] {
    guard let meal = meal(of: id, stored) else { return [] }
    state.servings[meal.id] = nil
    state.planned[meal.id] = id
    state.opening = meal.id
    return [.show(Route(Routes.recipe, meal.id))]
  }

  /// The meal that is eaten as a planned one; nil for words.
  private func meal(of id: PlannedMealID, _ stored: StoredState) -> Meal? {
    stored.plan[id].flatMap { stored.plan.recipe(eatenAs: $0) }
      .flatMap { clients.service.catalog.meal($0) }
  }

  /// Begins a recipe with the servings of the planned meal that opens it, else with the usual ones.
  private func begin(_ meal: MealID, _ state: inout State) {
    state.servings[meal] = nil
    if state.opening != meal { state.planned[meal] = nil }
    state.opening = nil
  }

  /// Stores a chosen side of a meal if the meal offers that side.
  private func choose(
    _ choice: SideChoice, for id: MealID, at place: Int, world: World
  ) -> [Command<Effect>] {
    guard let meal = clients.service.catalog.summary(id),
      meal.customs.accompaniments.indices.contains(place)
    else { return [] }
    if case .side(let dish) = choice {
      guard meal.customs.accompaniments[place].choices.contains(dish) else { return [] }
    }
    return [.run(.keep(.choosing(choice, beside: meal.id, at: place), world))]
  }

  /// Places the meal on the stove for the shown servings, and shows the stove.
  private func cook(
    _ id: MealID, state: State, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    guard let meal = clients.service.catalog.meal(clients.service.currentID(of: id)) else {
      return []
    }
    let servings = servings(of: meal, state, stored, world.offers)
    return [
      .fire(StoveFeature.place.call((meal.id, servings))), .show(Route(Routes.cooking, id)),
    ]
  }

  /// Shows a notice if not everyone can eat the meal of the top screen any more.
  ///
  /// On the recipe it also shows that the meal was saved, removed, rated, cooked or refused.
  private func follow(
    _ before: StoredState, _ stored: StoredState, _ world: World
  ) -> [Command<Effect>] {
    guard let meal = Self.meal(of: world.route).flatMap({ clients.service.catalog.meal($0) }) else {
      return []
    }
    let (old, new) = (
      clients.warning(of: meal, before, world), clients.warning(of: meal, stored, world)
    )
    guard old == new else {
      return [old.map { .retract(.failure($0)) }, new.map { .say(.failure($0)) }].compactMap(\.self)
    }
    guard world.isAt(Routes.recipe),
      let toast = ScreenToast(of: meal, before, stored, at: world.moment)
    else { return [] }
    return [say(toast)]
  }

  private func leave(_ id: MealID, _ link: (Meal) -> ExternalLink) -> [Command<Effect>] {
    clients.service.catalog.meal(id).map { [.leave(to: link($0).departure)] } ?? []
  }
}
