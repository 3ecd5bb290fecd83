import AppShell
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts
import SuggestionEngine

extension HomeFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .launched: return [ask(state, world)]
    case .restarted: return restart(&state, world)
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
    case .stored(let read):
      let stored = state.stored.updated(by: clients.service.current(read))
      return confirm(stored, &state, world) + reread(stored, &state, world)
    case .phaseBegan(let phase):
      // A meal that was not found, or is not safe any more, does not slide in.
      state.phase = phase == .slideIn && state.shown == nil ? nil : phase
      return nudge(&state, world)
    case .arrived(let served, let question):
      return withoutAlert(world) + show(served, question, &state, world)
    case .advanced: return advance(&state, world)
    case .recorded(let nudge):
      state.stored.nudge = nudge
      state.saidNotRemembered = false
      return [.changed(stream: "history")] + self.nudge(&state, world)
    case .failed(let failure): return fail(failure, &state, world)
    case .unsaved:
      state.toast = .changeNotStored
      return []
    case .notRemembered:
      if !state.saidNotRemembered { state.toast = .notRemembered }
      // What came while somebody was elsewhere was not read yet, so it is said again.
      state.saidNotRemembered = state.saidNotRemembered || world.route?.path == Path.home
      return []
    case .missingTapped(let isSaved): return [.run(.decide(isSaved: isSaved), id: "suggestion")]
    case .decided: return askAnew(&state, world)
    case .toastExpired:
      if state.toast?.isBrief == true { state.toast = nil }
      return []
    }
  }

  /// C-E03: from the full screen of a failure, everything begins again at Home.
  private func restart(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state = State()
    guard world.route?.path == Path.systemError else { return [ask(state, world)] }
    return [.show(Route(Path.home))] + askAnew(&state, world)
  }

  /// Every feature reads again what is stored, and Home asks for a meal.
  private func askAnew(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state.hasArrived = false
    return Stores.streamsOnScreens.map { .changed(stream: $0) } + [ask(state, world)]
  }

  /// Says on Home what became of the meal there: saved, removed, rated, cooked, not for the eater.
  private func confirm(
    _ stored: StoredState, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard world.route?.path == Path.home, let meal = state.shown?.meal,
      let toast = ScreenToast(of: meal, state.stored, stored, at: world.moment)
    else { return [] }
    state.toast = toast
    return toast.isBrief ? [.run(.rest, id: "toast")] : []
  }

  // MARK: - Asking

  func newSuggestion(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state.toast = nil
    state.refused = nil
    state.entrance = nil
    state.showsNudge = false
    if state.shown == nil { state.hasArrived = false } else { state.phase = .fadeOut }
    // What waits may not fit any more; it stays in reserve for when nothing else comes.
    let fits = state.prefetchedFor == Occasion(world)
    guard fits, !state.prefetched.isEmpty else { return [ask(state, world)] }
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
    let before = state.stored
    state.stored = stored
    guard known(before, world) != known(stored, world) else {
      return follow(before, &state, world)
    }
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
  private func known(_ stored: StoredState, _ world: World) -> Known {
    Known(
      preferences: stored.preferences(at: world.date),
      unreadable: clients.service.unreadableLimits(of: stored))
  }

  private struct Known: Equatable {
    var preferences: Preferences
    var unreadable: [String]
  }

  /// Whether a meal keeps every limit as it is known now, which may be later than it was chosen.
  func isSafe(_ meal: Meal, _ state: State, _ world: World) -> Bool {
    clients.service.unreadableLimits(of: state.stored).isEmpty
      && clients.service.limits(of: state.stored.preferences(at: world.date)).admits(meal.facts)
  }

  // MARK: - Answers

  private func show(
    _ served: Served, _ question: Question, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.answer = served.answer
    state.hasArrived = true
    state.failures = 0
    state.phase = nil
    if state.toast == .suggestionFailed { state.toast = nil }
    let previous = state.shown
    state.shown = nil
    let meals = served.meals.filter { isSafe($0.meal, state, world) }
    guard meals.count == served.meals.count else {
      state.hasArrived = false
      return [ask(state, world)]
    }
    guard let first = meals.first else { return [] }
    state.phase = question.replaces ? .slideIn : nil
    // Before a meal that is not for the eater comes again, one that waits its turn is asked for.
    state.prefetched = meals.dropFirst().filter { !isRefused($0.meal, state.stored) }
    state.prefetchedFor = Occasion(question.world)
    state.entrance = previous == nil ? .cardInsertion : .suggestionSlideIn
    return record(first, instead: previous, &state, world)
  }

  private func advance(_ state: inout State, _ world: World) -> [Command<Effect>] {
    // Limits may have changed since these were chosen.
    state.prefetched = state.prefetched.filter { isSafe($0.meal, state, world) }
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
    // What is not for the eater was not skipped as well.
    let passed = previous.flatMap { $0.meal.id == state.refused?.meal.id ? nil : $0 }
    let skipped = passed.map { [HistoryEvent(.skipped, $0.meal.id)] } ?? []
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

  /// C-E02: a toast while a meal is on screen, a card otherwise, an alert when the first failure
  /// was followed by two more tries that failed.
  private func fail(
    _ failure: Failure, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.phase = nil
    state.hasArrived = true
    switch failure {
    case .unread:
      state.toast = .dataNotRead
      return state.shown == nil ? [.show(Route(Path.systemError))] : []
    case .unreadableLimits:
      state.shown = nil
      state.last = nil
      state.prefetched = []
      state.answer = nil
      state.failures = 0
      return withoutAlert(world)
    case .source:
      state.failures += 1
      let reserve = showReserve(&state, world)
      let isAlerted = world.route?.path == Path.connectionError
      let isAlert = state.failures >= 3 && world.route?.path == Path.home
      // One failure is said once: under the alert no message says the same.
      if state.shown != nil && !isAlert && !isAlerted { state.toast = .suggestionFailed }
      return reserve + (isAlert ? [.show(Route(Path.connectionError))] : [])
    }
  }

  /// The alert is over once a question was answered, whoever asked it.
  private func withoutAlert(_ world: World) -> [Command<Effect>] {
    world.route?.path == Path.connectionError ? [.dismiss] : []
  }

  /// C-E05: a meal that waits is better than none, as long as it is safe.
  private func showReserve(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state.prefetched = state.prefetched.filter { isSafe($0.meal, state, world) }
    guard !state.prefetched.isEmpty else { return [] }
    defer { state.phase = nil }
    // Something came: what fails after it begins the count anew.
    state.failures = 0
    return advance(&state, world)
  }
}
