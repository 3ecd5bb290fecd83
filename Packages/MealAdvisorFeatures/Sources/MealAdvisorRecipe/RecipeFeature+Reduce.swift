import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import Presentation
import ScreenParts
import SuggestionEngine

extension RecipeFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ stored: StoredState, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .recordChanged(let before): return follow(before, stored, world)
    case .opened(let id):
      return [
        .show(Route(Routes.recipe, id)),
        .run(.record(HistoryEvent(.accepted, id), world)),
      ]
    case .shown(let recipe):
      if let recipe { state.servings[clients.service.currentID(of: recipe)] = nil }
      return lookForPictures
    case .adjustAsked(let id): return [.show(Route(Routes.servings, id))]
    case .servingsSet(let id, let count):
      guard ServingsScreen.range.contains(count) else { return [] }
      state.servings[clients.service.currentID(of: id)] = count
    case .sideOpened(let id, let place): return [.show(Route(Routes.side, (id, place)))]
    case .sideChosen(let choice, let id, let place): return choose(choice, id, place, world)
    case .sideUnstored: return [say(.changeNotStored)]
    case .cookingStarted(let id): return [.show(Route(Routes.cooking, id))]
    case .cookingShown(let id): cook(clients.service.currentID(of: id), &state)
    case .stepped(let count): state.step = max(0, state.step + count)
    case .timerStarted, .timerTicked, .timerStopped: return time(action, &state, world)
    case .finished(let id): return finish(id, &state, stored, world)
    case .orderAsked(let id): return [.show(Route(Routes.order, id))]
    case .ordered(let id, let service):
      return [.dismiss] + leave(id) { .order($0.recipe, service) }
        + [.run(.record(HistoryEvent(.accepted, id), world))]
    case .shared(let id):
      let sides = clients.service.sides(of: id, stored, at: world.deviceDate)
      return leave(id) { .share(copy.wordsToShare($0, with: sides)) }
    case .recorded(let event):
      return event.kind == .cooked ? event.meal.map { end($0, &state, world) } ?? [] : []
    case .unstored(let event):
      if let meal = event.meal { state.finishing.remove(meal) }
      return [say(.changeNotStored)]
    }
    return []
  }

  /// Goes on where the same meal was left; another one starts anew, while the timers of both go on.
  private func cook(_ id: MealID, _ state: inout State) {
    guard state.cooking != id else { return }
    state.cooking = id
    state.step = 0
    if state.timers[id]?.isOver == true { state.timers[id] = nil }
  }

  /// Keeps what somebody wants beside a meal, where it may stand there.
  private func choose(
    _ choice: SideChoice, _ id: MealID, _ place: Int, _ world: World
  ) -> [Command<Effect>] {
    guard let meal = clients.service.catalog.summary(id),
      meal.customs.accompaniments.indices.contains(place)
    else { return [] }
    if case .side(let dish) = choice {
      guard meal.customs.accompaniments[place].choices.contains(dish) else { return [] }
    }
    return [.run(.keep(.choosing(choice, beside: meal.id, at: place), world))]
  }

  /// Remembers that the meal was cooked, once a day; the place is kept until that is stored.
  private func finish(
    _ id: MealID, _ state: inout State, _ stored: StoredState, _ world: World
  ) -> [Command<Effect>] {
    guard state.cooking == id, !state.finishing.contains(id) else { return [] }
    let event = HistoryEvent(.cooked, id)
    guard stored.history.isNews(event, at: world.moment) else { return end(id, &state, world) }
    state.finishing.insert(id)
    return [.run(.record(event, world))]
  }

  /// Leaves the stove, and asks how the meal was unless its recipe was left already.
  private func end(
    _ id: MealID, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    if state.cooking == id { state.cooking = nil }
    state.finishing.remove(id)
    state.timers[id] = nil
    let stop = Command<Effect>.cancel(Self.timer(of: id))
    guard let here = Self.meal(of: world.route), clients.service.currentID(of: here) == id else {
      return [stop]
    }
    return [stop] + (world.isAt(Routes.cooking) ? [.dismiss] : [])
      + [.show(.opinion(afterCooking: id))]
  }

  /// The effect that counts the timer of a meal.
  private static func timer(of meal: MealID) -> EffectID { EffectID("timer-\(meal)") }

  /// The timer of the meal on screen; its step says which upper bound belongs to it.
  private func time(
    _ action: Action, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    if case .timerTicked(let meal, let left) = action {
      state.timers[meal]?.secondsLeft = left
      return left == 0 ? call(meal, state) : []
    }
    let here = Routes.cooking.read(world.route).map { clients.service.currentID(of: $0) }
    guard let meal = here ?? state.cooking else { return [] }
    guard case .timerStarted(let seconds) = action else {
      state.timers[meal] = nil
      return [.cancel(Self.timer(of: meal))]
    }
    guard CookingTimer.range.contains(seconds) else { return [] }
    state.timers[meal] = RunningTimer(CookingTimer(seconds: seconds), secondsLeft: seconds)
    return [.run(.count(meal, seconds: seconds), id: Self.timer(of: meal))]
  }

  /// The time is up: the eater hears it wherever they are.
  private func call(_ id: MealID, _ state: State) -> [Command<Effect>] {
    guard let timer = state.timers[id], let meal = clients.service.catalog.meal(id) else {
      return []
    }
    let time = copy.duration(timer.timer.seconds)
    return [
      .call(copy("cooking.timer.call", ["title": meal.recipe.title, "time": time]))
    ]
  }

  /// Says what became of the meal on top: that not everyone can eat it any more; on its recipe also
  /// that it was saved, removed, rated, cooked or is not for the eater.
  private func follow(
    _ before: StoredState, _ stored: StoredState, _ world: World
  ) -> [Command<Effect>] {
    guard let meal = Self.meal(of: world.route).flatMap({ clients.service.catalog.meal($0) }) else {
      return []
    }
    let (old, new) = (warning(of: meal, before, world), warning(of: meal, stored, world))
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
