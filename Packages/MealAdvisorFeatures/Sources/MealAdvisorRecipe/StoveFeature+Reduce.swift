import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

extension StoveFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .launched, .storedChanged: return follow(&state, stored, world)
    case .placed(let id, let servings):
      return place(
        clients.service.currentID(of: id), servings: servings, in: &state, stored: stored,
        world: world)
    case .stepped(let count): return step(by: count, &state, stored, world)
    case .timerStarted, .timerChanged, .timerTicked:
      return time(action, in: &state, stored: stored, world: world)
    case .finished(let id):
      return finish(clients.service.currentID(of: id), in: &state, stored: stored, world: world)
    case .resumed(let id):
      return [.show(Route(Routes.recipe, id)), .show(Route(Routes.cooking, id))]
    case .sideOpened(let id): return [.show(Route(Routes.recipe, id))]
    case .discarded(let id):
      let title = clients.service.catalog.meal(id)?.recipe.title
      let words = title.map { copy("cooking.discarded", ["title": $0]) }
      return keep([.left(id)], in: &state, stored: stored, world: world)
        + (words.map { [.say(.confirmation($0))] } ?? [])
    case .recorded(let id): return end(id, in: &state, stored: stored, world: world)
    case .unrecorded(let id):
      state.finishing.remove(id)
      return [say(.changeNotStored)]
    case .kept(let number):
      state.unstored.removeAll { $0.isSent && $0.number <= number }
      state.saidNotRemembered = false
      return follow(&state, stored, world)
    case .notKept(let number): return wait(upTo: number, &state)
    }
  }

  // MARK: - What is on the stove

  /// The stove now, including events that are not stored yet.
  func stove(_ state: State, _ stored: Stored, _ world: World) -> Stove {
    var stove = stored.stove
    for unstored in state.unstored { stove.apply(unstored.event, at: unstored.date) }
    return stove.warm(at: world.deviceDate)
  }

  /// Applies events, and stores them with all unstored ones.
  func keep(
    _ events: [StoveEvent], in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    for event in events {
      state.count += 1
      state.unstored.removeAll { !$0.isSent && $0.event.subject == event.subject }
      state.unstored.append(
        Unstored(number: state.count, event: event, date: world.deviceDate))
    }
    let unsent = state.unstored.filter { !$0.isSent }.map(\.event)
    guard !unsent.isEmpty else { return [] }
    // Writing repairs a damaged file, and then the loss of limits could no longer be detected.
    guard stored.record.settings.damagedLines == 0 else { return follow(&state, stored, world) }
    for index in state.unstored.indices { state.unstored[index].isSent = true }
    return [.run(.keep(unsent, upTo: state.count, world))] + follow(&state, stored, world)
  }

  /// Keeps events that could not be stored for the next attempt, unless a later event replaces
  /// them.
  private func wait(upTo number: Int, _ state: inout State) -> [Command<Effect>] {
    let later = Set(state.unstored.filter { $0.number > number }.map(\.event.subject))
    state.unstored.removeAll { $0.number <= number && later.contains($0.event.subject) }
    for index in state.unstored.indices where state.unstored[index].number <= number {
      state.unstored[index].isSent = false
    }
    defer { state.saidNotRemembered = true }
    return state.saidNotRemembered ? [] : [.say(.failure(copy("cooking.not-remembered")))]
  }

  /// Begins or continues to cook a meal, and removes abandoned meals from the stove.
  private func place(
    _ id: MealID, servings: Int, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    let warm = stove(state, stored, world)
    let cold = stored.stove.pots.keys.filter { warm.pots[$0] == nil }.sorted()
    return keep(
      cold.map { .left($0) } + [.placed(id, servings: servings)], in: &state, stored: stored,
      world: world)
  }

  private func step(
    by count: Int, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard let id = Routes.cooking.read(world.route).map({ clients.service.currentID(of: $0) }),
      let meal = clients.service.catalog.meal(id)
    else { return [] }
    let step = stove(state, stored, world).pots[id]?.step ?? 0
    let last = max(0, meal.recipe.steps.count - 1)
    let wanted = min(max(0, min(step, last) + count), last)
    return wanted == step
      ? [] : keep([.stepped(id, to: wanted)], in: &state, stored: stored, world: world)
  }

  // MARK: - The end

  /// Records that the meal was cooked, once a day; its place is kept until that is stored.
  ///
  /// A side dish alone is not a meal.
  private func finish(
    _ id: MealID, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    guard !state.finishing.contains(id) else { return [] }
    let event = HistoryEvent(.cooked, id)
    guard !isSide(id), stored.record.history.isNews(event, at: world.moment) else {
      return end(id, in: &state, stored: stored, world: world)
    }
    state.finishing.insert(id)
    let servings = stove(state, stored, world).pots[id]?.servings
    return [.run(.cook(id, servings: servings, world))]
  }

  /// Leaves the stove, and asks for an opinion unless the recipe was left already.
  private func end(
    _ id: MealID, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    state.finishing.remove(id)
    let isThere = stove(state, stored, world).pots[id] != nil
    let off = isThere ? keep([.left(id)], in: &state, stored: stored, world: world) : []
    guard let here = RecipeFeature.meal(of: world.route),
      clients.service.currentID(of: here) == id
    else { return off }
    return off + (world.isAt(Routes.cooking) ? [.dismiss] : [])
      + (isSide(id) ? [] : [.show(.opinion(afterCooking: id))])
  }

  private func isSide(_ id: MealID) -> Bool {
    clients.service.catalog.summary(id)?.goesWithMeals == true
  }
}
