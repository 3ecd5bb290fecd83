import AppShell
import MealModels
import Preferences
import Presentation
import PremiumGate
import SuggestionEngine

extension HomeFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .launched:
      state = State()
      return (world.route?.path == Path.systemError ? [.dismiss] : []) + [ask(state, world)]
    case .newSuggestionTapped: return newSuggestion(&state, world)
    case .retryTapped:
      let isAlert = world.route?.path == Path.connectionError
      return (isAlert ? [.dismiss] : []) + newSuggestion(&state, world)
    case .wishBent(let wish):
      state.bent.append(wish)
      state.prefetched = []
      return newSuggestion(&state, world)
    case .nudgeDismissed:
      state.showsNudge = false
      return [.run(.keepNudge(.dismissed, world))]
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      return confirmSaving(stored, &state, world) + reread(stored, &state, world)
    case .phaseBegan(let phase):
      // A meal that was not found, or is not safe any more, does not slide in.
      state.phase = phase == .slideIn && state.shown == nil ? nil : phase
      return nudge(&state, world)
    case .arrived(let served, let question): return show(served, question, &state, world)
    case .advanced: return advance(&state, world)
    case .recorded(let nudge):
      state.stored.nudge = nudge
      return [.changed(stream: "history")] + self.nudge(&state, world)
    case .failed(let failure): return fail(failure, &state, world)
    case .toastExpired:
      if state.toast?.isBrief == true { state.toast = nil }
      return []
    }
  }

  /// Says on Home that the meal there was saved or removed since.
  private func confirmSaving(
    _ stored: StoredState, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard world.route?.path == Path.home, let meal = state.shown?.meal.id,
      let toast = ScreenToast(saving: meal, state.stored.savedMeals, stored.savedMeals)
    else { return [] }
    state.toast = toast
    return [.run(.rest, id: "toast")]
  }

  // MARK: - Asking

  private func newSuggestion(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state.toast = nil
    state.entrance = nil
    state.showsNudge = false
    if state.shown != nil { state.phase = .fadeOut }
    if state.prefetchedFor != Occasion(world) { state.prefetched = [] }
    if state.prefetched.isEmpty { return [ask(state, world)] }
    return [.run(.advance, id: "suggestion")]
  }

  private func ask(_ state: State, _ world: World) -> Command<Effect> {
    .run(
      .ask(Question(bent: state.bent, world: world, replaces: state.shown != nil)),
      id: "suggestion")
  }

  /// What changed elsewhere may make the meal on screen unsafe: then another one comes at once.
  private func reread(
    _ stored: StoredState, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let before = known(state.stored, world)
    state.stored = stored
    guard before != known(stored, world) else { return [] }
    state.prefetched = []
    state.bent = []
    if let last = state.last, !isSafe(last, state, world) { state.last = nil }
    guard let shown = state.shown, isSafe(shown.meal, state, world) else {
      state.shown = nil
      state.hasArrived = false
      return [ask(state, world)]
    }
    return []
  }

  /// What decides whether a meal is safe.
  private func known(_ stored: StoredState, _ world: World) -> (Preferences, Int, Int) {
    (stored.preferences(at: world.date), stored.unreadPreferences, stored.damagedLines)
  }

  /// Whether a meal keeps every limit as it is known now, which may be later than it was chosen.
  private func isSafe(_ meal: Meal, _ state: State, _ world: World) -> Bool {
    clients.service.unreadableLimits(of: state.stored).isEmpty
      && state.stored.preferences(at: world.date).limits.admits(meal.facts)
  }

  // MARK: - Answers

  private func show(
    _ served: Served, _ question: Question, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.answer = served.answer
    state.hasArrived = true
    state.failures = 0
    state.phase = nil
    let previous = state.shown
    state.shown = nil
    let meals = served.meals.filter { isSafe($0.meal, state, world) }
    guard meals.count == served.meals.count else {
      state.hasArrived = false
      return [ask(state, world)]
    }
    guard let first = meals.first else { return [] }
    state.phase = question.replaces ? .slideIn : nil
    state.prefetched = Array(meals.dropFirst())
    state.prefetchedFor = Occasion(question.world)
    state.entrance = previous == nil ? .cardInsertion : .suggestionSlideIn
    return record(first, instead: previous, &state, world)
  }

  private func advance(_ state: inout State, _ world: World) -> [Command<Effect>] {
    guard !state.prefetched.isEmpty else {
      state.phase = nil
      return [ask(state, world)]
    }
    state.phase = .slideIn
    let next = state.prefetched.removeFirst()
    let previous = state.shown
    state.entrance = .suggestionSlideIn
    return record(next, instead: previous, &state, world)
  }

  private func record(
    _ served: ServedMeal, instead previous: ServedMeal?, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.shown = served
    state.last = served.meal
    let skipped = previous.map { [HistoryEvent(.skipped, $0.meal.id)] } ?? []
    return [.run(.record(skipped + [HistoryEvent(.suggested, served.meal.id)], world))]
  }

  /// Shows the nudge, once, when it is due and the meal is at rest.
  private func nudge(_ state: inout State, _ world: World) -> [Command<Effect>] {
    let phase = state.stored.phase(at: world.date)
    guard !state.wasNudged, state.stored.nudge.isDue(for: phase, isSettled: state.phase == nil)
    else { return [] }
    state.showsNudge = true
    state.wasNudged = true
    return [.run(.keepNudge(.shown, world))]
  }

  // MARK: - Failures

  /// C-E02: a toast while a meal is on screen, a card otherwise, an alert at the second failure.
  private func fail(
    _ failure: Failure, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.phase = nil
    state.hasArrived = true
    switch failure {
    case .storage:
      state.toast = .changeNotStored
      return state.shown == nil ? [.show(Route(Path.systemError))] : []
    case .unreadableLimits:
      state.shown = nil
      state.last = nil
      state.prefetched = []
      state.answer = nil
      state.failures = 0
      return []
    case .source:
      state.failures += 1
      if state.shown != nil { state.toast = .suggestionFailed }
      return state.failures >= 3 ? [.show(Route(Path.connectionError))] : []
    }
  }
}
