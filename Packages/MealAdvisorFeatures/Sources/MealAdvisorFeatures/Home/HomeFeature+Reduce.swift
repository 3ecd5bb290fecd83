import AppShell
import MealModels
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
      return [.run(.dismissNudge(world))]
    case .storeChanged: return [.run(.read)]
    case .stored(let stored): return reread(stored, &state, world)
    case .phaseBegan(let phase):
      state.phase = phase
      return []
    case .arrived(let served, let question): return show(served, question, &state, world)
    case .advanced: return advance(&state, world)
    case .recorded(let nudge):
      state.stored.nudge = nudge
      if isNudgeDue(nudge, state, world) { state.showsNudge = true }
      return [.changed(stream: "history")]
    case .failed(let failure): return fail(failure, &state, world)
    }
  }

  // MARK: - Asking

  private func newSuggestion(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state.toast = nil
    state.entrance = nil
    if state.shown != nil { state.phase = .fadeOut }
    if state.prefetchedFor != world.moment.slot { state.prefetched = [] }
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
    let before = state.stored.preferences(at: world.date)
    let now = stored.preferences(at: world.date)
    state.stored = stored
    guard before != now else { return [] }
    state.prefetched = []
    state.bent = []
    let limits = now.limits
    let isUnsafe =
      !clients.service.unreadableLimits(of: stored).isEmpty
      || state.shown.map { !limits.admits($0.meal.facts) } ?? true
    if let last = state.last, !limits.admits(last.facts) { state.last = nil }
    guard isUnsafe else { return [] }
    state.shown = nil
    state.hasArrived = false
    return [ask(state, world)]
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
    guard let first = served.meals.first else { return [] }
    state.prefetched = Array(served.meals.dropFirst())
    state.prefetchedFor = question.world.moment.slot
    state.entrance = previous == nil ? .cardInsertion : .suggestionSlideIn
    return record(first, instead: previous, &state, world)
  }

  private func advance(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state.phase = nil
    guard !state.prefetched.isEmpty else { return [ask(state, world)] }
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

  private func isNudgeDue(_ nudge: Nudge, _ state: State, _ world: World) -> Bool {
    nudge.isDue(for: state.stored.phase(at: world.date), isSettled: state.phase == nil)
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
      state.answer = nil
      return []
    case .source:
      state.failures += 1
      if state.shown != nil { state.toast = .suggestionFailed }
      return state.failures >= 3 ? [.show(Route(Path.connectionError))] : []
    }
  }
}
