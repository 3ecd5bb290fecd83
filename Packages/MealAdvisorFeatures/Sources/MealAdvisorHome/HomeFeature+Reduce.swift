import AppShell
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences
import PremiumGate
import Presentation
import ScreenParts
import SuggestionEngine

extension HomeFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    let record = stored.record
    switch action {
    case .launched: return showPlanned(&state, record, world) ?? [ask(state, world)]
    case .restarted: return restart(&state, world)
    case .newSuggestionTapped: return newSuggestion(&state, world)
    case .retryTapped:
      let isAlert = world.isAt(Routes.connectionError)
      return (isAlert ? [.dismiss] : []) + newSuggestion(&state, world)
    case .wishBent(let wish):
      state.bent.append(wish)
      state.prefetched = []
      return newSuggestion(&state, world)
    case .wished(let wish): return self.wish(wish, &state, world)
    case .wishDropped(let wish): return drop(wish, &state, record, world)
    case .nudgeDismissed:
      state.showsNudge = false
      return [.run(.keepNudge(.dismissed, world))]
    case .limitTapped(let limit):
      return [.run(.keepLimit(limit, world))] + endLine(.limits, .answered, &state, world)
    case .limitKept(let limit): return [sayAtHome(.limitKept(limit))]
    case .limitNotStored: return [sayAtHome(.limitNotStored)]
    case .lineFollowed(let line):
      return endLine(line, .answered, &state, world) + follow(line)
    case .lineDismissed(let line): return endLine(line, .dismissed, &state, world)
    case .recordChanged(let before):
      return confirm(before, record, state, world) + follow(before, record, &state, world)
        + (before.plan == record.plan ? [] : followPlan(&state, record, world))
    case .phaseBegan(let phase):
      // A meal that was not found, or is not safe any more, does not slide in.
      state.phase = phase == .slideIn && state.shown == nil ? nil : phase
      return sayMore(&state, stored, world)
    case .shown:
      return followPlan(&state, record, world) + lookForPictures
        + fillReserve(&state, record, world, retries: true)
    case .connectionChanged(let isThere):
      return isThere ? fillReserve(&state, record, world, retries: true) : []
    case .reserveArrived(let served, let question):
      return keep(served.meals, for: question, &state, record, world)
    case .reserveFailed:
      state.isSourceFailing = true
    case .arrived(let served, let question):
      return withoutAlert(world) + LoadFailure.allCases.map { retract(.suggestionFailed($0)) }
        + show(served, question, &state, record, world)
    case .advanced: return advance(&state, record, world)
    case .recorded:
      state.saidNotRemembered = false
      return sayMore(&state, stored, world) + fillReserve(&state, record, world)
    case .failed(let failure): return fail(failure, &state, record, world)
    case .unstored: return [say(.changeNotStored)]
    case .notRemembered:
      defer {
        // What came while somebody was elsewhere was not read yet, so it is said again.
        state.saidNotRemembered = state.saidNotRemembered || world.isAt(Routes.home)
      }
      return (state.saidNotRemembered ? [] : [sayAtHome(.notRemembered)])
        + fillReserve(&state, record, world)
    case .missingTapped(let isSaved): return [.run(.decide(isSaved: isSaved), id: "suggestion")]
    case .decided: return askAnew(&state, world)
    }
    return []
  }

  /// C-E03: from the full screen of a failure, everything begins again at Home.
  private func restart(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state = State()
    guard world.isAt(Routes.systemError) else { return [ask(state, world)] }
    return [.show(Route(Routes.home))] + askAnew(&state, world)
  }

  private func askAnew(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state.hasArrived = false
    return [ask(state, world)]
  }

  /// Says on Home what became of the meal there: saved, removed, rated, cooked, not for the eater.
  private func confirm(
    _ before: StoredState, _ record: StoredState, _ state: State, _ world: World
  ) -> [Command<Effect>] {
    guard world.isAt(Routes.home), let meal = state.shown?.meal,
      let toast = ScreenToast(of: meal, before, record, at: world.moment)
    else { return [] }
    return [say(toast)]
  }

  // MARK: - Asking

  func newSuggestion(_ state: inout State, _ world: World) -> [Command<Effect>] {
    forgetPastWishes(&state, world)
    state.refused = nil
    state.setAside = nil
    setPlanAside(&state)
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
      .ask(
        Question(
          bent: state.bent, wishes: wishes(state, world), world: world,
          replaces: state.shown != nil)),
      id: "suggestion")
  }

  /// What changed elsewhere may make the meal on screen unsafe: then another one comes at once.
  private func follow(
    _ before: StoredState, _ record: StoredState, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    // What waits was chosen for what was at home then.
    if before.pantry != record.pantry { state.prefetchedFor = nil }
    guard known(before, world) != known(record, world) else {
      return makeRoom(before, record, &state, world)
    }
    state.prefetched = []
    state.bent = []
    if let last = state.last, !isSafe(last, record, world) { state.last = nil }
    guard let shown = state.shown, isSafe(shown.meal, record, world) else {
      state.shown = nil
      state.hasArrived = false
      return [ask(state, world)]
    }
    return fillReserve(&state, record, world)
  }

  /// What decides whether a meal is safe.
  private func known(_ record: StoredState, _ world: World) -> Known {
    Known(
      preferences: record.preferences(at: world.deviceDate),
      unreadable: clients.service.unreadableLimits(of: record.settings))
  }

  private struct Known: Equatable {
    var preferences: EaterPreferences
    var unreadable: [String]
  }

  /// Whether a meal keeps every limit as it is known now, which may be later than it was chosen.
  func isSafe(_ meal: Meal, _ record: StoredState, _ world: World) -> Bool {
    let preferences = record.preferences(at: world.deviceDate)
    return clients.service.unreadableLimits(of: record.settings).isEmpty
      && clients.service.limits(of: preferences).admits(meal.facts)
  }

  // MARK: - Answers

  private func show(
    _ served: SuggestedMeals, _ question: Question, _ state: inout State, _ record: StoredState,
    _ world: World
  ) -> [Command<Effect>] {
    state.answer = served.answer
    state.hasArrived = true
    state.failures = 0
    state.isSourceFailing = false
    state.phase = nil
    let previous = state.shown
    state.shown = nil
    let meals = served.meals.filter { isSafe($0.meal, record, world) }
    guard meals.count == served.meals.count else {
      state.hasArrived = false
      return [ask(state, world)]
    }
    guard let first = meals.first else { return [] }
    state.phase = question.replaces ? .slideIn : nil
    // Before a meal that is not for the eater comes again, one that waits its turn is asked for.
    state.prefetched = meals.dropFirst().filter { !isRefused($0.meal, record) }
    state.prefetchedFor = Occasion(question.world)
    state.entrance = previous == nil ? .cardInsertion : .suggestionSlideIn
    return remember(first, instead: previous, &state, record, world)
  }

  private func advance(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    // Limits may have changed since these were chosen.
    state.prefetched = state.prefetched.filter { isSafe($0.meal, record, world) }
    guard !state.prefetched.isEmpty else {
      state.phase = nil
      return [ask(state, world)]
    }
    state.phase = .slideIn
    let next = state.prefetched.removeFirst()
    let previous = state.shown
    state.entrance = .suggestionSlideIn
    return remember(next, instead: previous, &state, record, world)
  }

  private func remember(
    _ served: SuggestedMeal, instead previous: SuggestedMeal?, _ state: inout State,
    _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    state.shown = served
    state.last = served.meal
    // What is not for the eater, or made room for a wish, was not skipped as well.
    let spared = [state.refused?.meal.id, state.setAside].compactMap(\.self)
    state.setAside = nil
    let passed = previous.flatMap { spared.contains($0.meal.id) ? nil : $0 }
    let skipped = passed.map { [HistoryEvent(.skipped, $0.meal.id)] } ?? []
    let isPremium = record.phase(at: world.deviceDate).isEntitled
    return lookForPictures + [
      .run(
        .record(
          skipped + [HistoryEvent(.suggested, served.meal.id)], isPremium: isPremium, world))
    ]
  }

  // MARK: - Failures

  /// Says something about meals on Home, also to who is elsewhere now and comes back.
  func sayAtHome(_ toast: ScreenToast) -> Command<Effect> {
    .say(toast.notice(copy), on: Route(Routes.home))
  }

  /// C-E02: a toast while a meal is on screen, a card otherwise, an alert when the first failure
  /// was followed by two more tries that failed.
  private func fail(
    _ failure: Failure, _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    state.phase = nil
    state.hasArrived = true
    switch failure {
    case .unread:
      let isSaid = state.shown != nil || world.isAt(Routes.systemError)
      return isSaid ? [] : [.show(Route(Routes.systemError))]
    case .unreadableLimits:
      state.shown = nil
      state.last = nil
      state.prefetched = []
      state.answer = nil
      state.failures = 0
      return withoutAlert(world)
    case .source(let error):
      state.failures += 1
      state.isSourceFailing = true
      state.failure = LoadFailure(error, isConnected: world.isConnected)
      let reserve = showReserve(&state, record, world)
      let isAlerted = world.isAt(Routes.connectionError)
      let isAlert = state.failures >= 3 && world.isAt(Routes.home)
      // One failure is said once: under the alert no message says the same.
      let isSaid = state.shown != nil && !isAlert && !isAlerted
      return reserve + (isSaid ? [sayAtHome(.suggestionFailed(state.failure))] : [])
        + (isAlert ? [.show(Route(Routes.connectionError))] : [])
    }
  }

  /// The alert is over once a question was answered, whoever asked it.
  private func withoutAlert(_ world: World) -> [Command<Effect>] {
    world.isAt(Routes.connectionError) ? [.dismiss] : []
  }

  /// C-E05: a meal that waits is better than none, as long as it is safe.
  private func showReserve(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    state.prefetched = state.prefetched.filter { isSafe($0.meal, record, world) }
    guard !state.prefetched.isEmpty else { return [] }
    defer { state.phase = nil }
    // Something came: what fails after it begins the count anew.
    state.failures = 0
    return advance(&state, record, world)
  }
}
