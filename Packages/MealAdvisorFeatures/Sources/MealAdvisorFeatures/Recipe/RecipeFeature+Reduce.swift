import AppShell
import DesignSystem
import MealModels
import Presentation
import SuggestionEngine

extension RecipeFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      let stored = clients.service.current(stored)
      return reread(state.stored.updated(by: stored), &state, world)
    case .opened(let id):
      return [
        .show(Route(Path.recipe, id: id.rawValue)),
        .run(.record(HistoryEvent(.accepted, id), world)),
      ]
    case .cookingStarted(let id): return cook(id, &state)
    case .stepped(let count):
      state.step = max(0, state.step + count)
      return []
    case .timerStarted, .timerTicked, .timerStopped: return time(action, &state, world)
    case .finished(let id): return finish(id, &state, world)
    case .orderAsked(let id): return [.show(Route(Path.order, id: id.rawValue))]
    case .ordered(let id, let service):
      return [.dismiss] + leave(id) { .order($0.recipe, service) }
        + [.run(.record(HistoryEvent(.accepted, id), world))]
    case .shared(let id): return leave(id) { .share($0.recipe) }
    case .recorded(let event):
      return [.changed(stream: "history")] + ask(after: event, world)
    case .failed: return sayUnsaved(&state.toast, world)
    case .shown:
      state.toast = nil
      return []
    case .toastExpired:
      if state.toast?.isBrief == true { state.toast = nil }
      return []
    }
  }

  /// Goes on where the same meal was left, its timer included; another one starts anew.
  private func cook(_ id: MealID, _ state: inout State) -> [Command<Effect>] {
    let show = Command<Effect>.show(Route(Path.cooking, id: id.rawValue))
    guard state.cooking != id else { return [show] }
    state.cooking = id
    state.step = 0
    state.timer = nil
    return [.cancel("timer"), show]
  }

  /// Remembers once that the meal was cooked; when that is stored, the eater is asked how it was.
  private func finish(
    _ id: MealID, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard state.cooking == id else { return [] }
    state.timer = nil
    state.cooking = nil
    return [
      .cancel("timer"), .dismiss, .run(.record(HistoryEvent(.cooked, id), world)),
    ]
  }

  /// Asks how a meal was that was just cooked, unless its recipe was left already.
  private func ask(after event: HistoryEvent, _ world: World) -> [Command<Effect>] {
    guard event.kind == .cooked, let meal = event.meal, let route = world.route,
      route.path == Path.recipe, let id = route["id"],
      clients.service.currentID(of: MealID(rawValue: id)) == meal
    else { return [] }
    return [.show(.opinion(afterCooking: meal))]
  }

  /// The timer of the step on screen; the step says which upper bound belongs to it.
  private func time(
    _ action: Action, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .timerStarted(let seconds):
      guard CookingTimer.range.contains(seconds) else { return [] }
      state.timer = RunningTimer(CookingTimer(seconds: seconds), secondsLeft: seconds)
      return [.run(.count(seconds: seconds), id: "timer")]
    case .timerTicked(let left):
      state.timer?.secondsLeft = left
      return left == 0 ? call(state) : []
    default:
      state.timer = nil
      return [.cancel("timer")]
    }
  }

  /// The time is up: the eater hears it wherever they are.
  private func call(_ state: State) -> [Command<Effect>] {
    guard let timer = state.timer, let id = state.cooking,
      let meal = clients.service.catalog.meal(id)
    else { return [] }
    let time = Copy.english.duration(timer.timer.seconds)
    return [
      .call(Copy.english("cooking.timer.call", ["title": meal.recipe.title, "time": time]))
    ]
  }

  /// Says what became of the recipe on top: saved, removed, rated, cooked, not for the eater.
  private func reread(
    _ stored: StoredState, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let before = state.stored
    state.stored = stored
    guard let route = world.route, route.path == Path.recipe, let id = route["id"],
      let meal = clients.service.catalog.meal(MealID(rawValue: id)),
      let toast = ScreenToast(of: meal, before, stored, at: world.moment)
    else { return [] }
    state.toast = toast
    return toast.isBrief ? [.run(.rest, id: "toast")] : []
  }

  private func leave(_ id: MealID, _ link: (Meal) -> ExternalLink) -> [Command<Effect>] {
    clients.service.catalog.meal(id).map { [.leave(to: link($0).address)] } ?? []
  }
}

extension ScreenToast {
  /// What to say about a meal when what is stored changed; nil when it is as it was.
  init?(
    of meal: Meal, _ before: StoredState, _ after: StoredState, at moment: LocalMoment
  ) {
    let said = [before, after].map { MealOpinion(of: meal.id, in: $0.history, at: moment) }
    let toast =
      ScreenToast(saving: meal.id, before.savedMeals, after.savedMeals)
      ?? ScreenToast(of: meal.id, titled: meal.recipe.title, said[0], said[1])
    guard let toast else { return nil }
    self = toast
  }

  /// What to say when a meal was saved or removed; nil when it is as it was.
  init?(saving meal: MealID, _ before: Set<MealID>, _ after: Set<MealID>) {
    guard before.contains(meal) != after.contains(meal) else { return nil }
    self = after.contains(meal) ? .mealSaved : .mealRemoved
  }
}
