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
    _ action: Action, into state: inout State, stored: Stored, world: World
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
      state.reserve.meals = []
      return newSuggestion(&state, world)
    case .wished(let wish): return self.wish(wish, &state, world)
    case .wishDropped(let wish): return drop(wish, in: &state, record: record, world: world)
    case .nudgeDismissed:
      endNudge(&state)
      return [.run(.keepNudge(.dismissed, world))]
    case .limitTapped(let limit):
      return [.run(.keepLimit(limit, world))]
        + endLine(.limits, as: .answered, in: &state, world: world)
    case .limitKept(let limit): return [sayAtHome(.limitKept(limit))]
    case .limitNotStored: return [sayAtHome(.limitNotStored)]
    case .lineFollowed(let line):
      return endLine(line, as: .answered, in: &state, world: world) + follow(line)
    case .lineDismissed(let line): return endLine(line, as: .dismissed, in: &state, world: world)
    case .recordChanged(let before):
      return confirm(from: before, to: record, state: state, world: world)
        + follow(from: before, to: record, in: &state, world: world)
        + (before.plan == record.plan ? [] : followPlan(&state, record, world))
    case .phaseBegan(let phase):
      // A meal that is missing or no longer safe does not slide in.
      state.center.phase = phase == .slideIn && state.shown == nil ? nil : phase
      return sayMore(&state, stored, world)
    case .shown:
      return followPlan(&state, record, world) + lookForPictures
        + fillReserve(&state, record, world, retries: true)
    case .connectionChanged(let isThere):
      return isThere ? fillReserve(&state, record, world, retries: true) : []
    case .reserveArrived(let served, let question):
      return keep(served.meals, for: question, in: &state, record: record, world: world)
    case .reserveFailed:
      state.reserve.isSourceFailing = true
    case .arrived(let served, let question):
      return withoutAlert(world) + LoadFailure.allCases.map { retract(.suggestionFailed($0)) }
        + show(served, for: question, in: &state, record: record, world: world)
    case .advanced: return advance(&state, record, world)
    case .recorded:
      state.saidNotRemembered = false
      return sayMore(&state, stored, world) + fillReserve(&state, record, world)
    case .failed(let failure): return fail(failure, in: &state, record: record, world: world)
    case .unstored: return [say(.changeNotStored)]
    case .notRemembered:
      defer {
        // If the eater is on another screen, the notice may stay unread, so it is repeated later.
        state.saidNotRemembered = state.saidNotRemembered || world.isAt(Routes.home)
      }
      return (state.saidNotRemembered ? [] : [sayAtHome(.notRemembered)])
        + fillReserve(&state, record, world)
    case .missingTapped(let isSaved): return [.run(.decide(isSaved: isSaved), id: "suggestion")]
    case .decided: return askAnew(&state, world)
    }
    return []
  }

  /// C-E03: from the full screen of a failure, the app restarts at Home.
  private func restart(_ state: inout State, _ world: World) -> [Command<Effect>] {
    state = State()
    guard world.isAt(Routes.systemError) else { return [ask(state, world)] }
    return [.show(Route(Routes.home))] + askAnew(&state, world)
  }

  private func askAnew(_ state: inout State, _ world: World) -> [Command<Effect>] {
    if state.shown == nil { state.awaitAnswer() }
    return [ask(state, world)]
  }

  /// Shows a notice on Home if its meal was saved, removed, rated, cooked or refused.
  private func confirm(
    from before: StoredState, to record: StoredState, state: State, world: World
  ) -> [Command<Effect>] {
    guard world.isAt(Routes.home), let meal = state.shown?.meal,
      let toast = ScreenToast(of: meal, before, record, at: world.moment)
    else { return [] }
    return [say(toast)]
  }

  // MARK: - Asking

  func newSuggestion(_ state: inout State, _ world: World) -> [Command<Effect>] {
    forgetPastWishes(&state, world)
    state.spared = nil
    setPlanAside(&state)
    endNudge(&state)
    if let shown = state.shown {
      state.center = .meal(ShownMeal(shown, phase: .fadeOut))
    } else {
      state.awaitAnswer()
    }
    // Prefetched meals may not fit the occasion any more; they stay in reserve in case no other
    // meal arrives.
    guard state.reserve.fits(world), !state.reserve.meals.isEmpty else {
      return [ask(state, world)]
    }
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

  /// Follows a change of the stored state.
  ///
  /// If the change makes the meal on screen unsafe, another meal replaces it at once.
  private func follow(
    from before: StoredState, to record: StoredState, in state: inout State, world: World
  ) -> [Command<Effect>] {
    // Prefetched meals were chosen for the food at home at that time.
    if before.pantry != record.pantry { state.reserve.occasion = nil }
    guard known(before, world) != known(record, world) else {
      return makeRoom(from: before, to: record, in: &state, world: world)
    }
    state.reserve.meals = []
    state.bent = []
    if let last = state.last, !isSafe(last, record, world) { state.last = nil }
    guard let shown = state.shown, isSafe(shown.meal, record, world) else {
      if isShowingPlannedWords(state, record, world) { return [] }
      state.planned = nil
      state.awaitAnswer()
      return [ask(state, world)]
    }
    return fillReserve(&state, record, world)
  }

  /// The facts that decide whether a meal is safe.
  private func known(_ record: StoredState, _ world: World) -> Known {
    Known(
      preferences: record.preferences(at: world.deviceDate),
      unreadable: clients.service.unreadableLimits(of: record.settings))
  }

  private struct Known: Equatable {
    var preferences: EaterPreferences
    var unreadable: [String]
  }

  /// Whether a meal keeps every limit that is known now; limits may have changed since the meal was
  /// chosen.
  func isSafe(_ meal: Meal, _ record: StoredState, _ world: World) -> Bool {
    let limits = try? clients.service.safeLimits(of: record, at: world.deviceDate)
    return limits?.admits(meal.facts) ?? false
  }

  // MARK: - Answers

  private func show(
    _ served: SuggestedMeals, for question: Question, in state: inout State, record: StoredState,
    world: World
  ) -> [Command<Effect>] {
    state.answer = served.answer
    state.failures.count = 0
    state.reserve.isSourceFailing = false
    let previous = state.shown
    let meals = served.meals.filter { isSafe($0.meal, record, world) }
    guard meals.count == served.meals.count else {
      state.center = .placeholder(nil)
      return [ask(state, world)]
    }
    guard let first = meals.first else {
      state.center = .nothing
      return []
    }
    // Disliked meals are not kept in reserve: a new meal is requested instead.
    state.reserve.meals = meals.dropFirst().filter { !isRefused($0.meal, record) }
    state.reserve.occasion = Occasion(question.world)
    let shown = ShownMeal(
      first, entrance: previous == nil ? .cardInsertion : .suggestionSlideIn,
      phase: question.replaces ? .slideIn : nil)
    return remember(shown, instead: previous, in: &state, record: record, world: world)
  }

  private func advance(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    // Limits may have changed since these meals were chosen.
    state.reserve.meals = state.reserve.meals.filter { isSafe($0.meal, record, world) }
    guard !state.reserve.meals.isEmpty else {
      state.center.phase = nil
      return [ask(state, world)]
    }
    let next = ShownMeal(
      state.reserve.meals.removeFirst(), entrance: .suggestionSlideIn, phase: .slideIn)
    return remember(next, instead: state.shown, in: &state, record: record, world: world)
  }

  private func remember(
    _ shown: ShownMeal, instead previous: SuggestedMeal?, in state: inout State,
    record: StoredState, world: World
  ) -> [Command<Effect>] {
    let meal = shown.served.meal
    state.center = .meal(shown)
    state.last = meal
    // A meal that was refused, or set aside for a wish, is not recorded as skipped as well.
    let spared = state.spared?.id
    if case .setAside = state.spared { state.spared = nil }
    let passed = previous.flatMap { $0.meal.id == spared ? nil : $0 }
    let skipped = passed.map { [HistoryEvent(.skipped, $0.meal.id)] } ?? []
    let isPremium = record.phase(at: world.deviceDate).isEntitled
    return lookForPictures + [
      .run(
        .record(
          skipped + [HistoryEvent(.suggested, meal.id)], isPremium: isPremium, world))
    ]
  }

  // MARK: - Failures

  /// Shows a notice about meals on Home; an eater on another screen sees it on return.
  func sayAtHome(_ toast: ScreenToast) -> Command<Effect> {
    .say(toast.notice(copy), on: Route(Routes.home))
  }

  /// C-E02: shows a toast while a meal is on screen, else a card; after three failures in a row, an
  /// alert.
  private func fail(
    _ failure: Failure, in state: inout State, record: StoredState, world: World
  ) -> [Command<Effect>] {
    switch failure {
    case .unread:
      state.endWait()
      let isSaid = state.shown != nil || world.isAt(Routes.systemError)
      return isSaid ? [] : [.show(Route(Routes.systemError))]
    case .unreadableLimits:
      state.center = .nothing
      state.last = nil
      state.reserve.meals = []
      state.answer = nil
      state.failures.count = 0
      return withoutAlert(world)
    case .source(let error):
      state.failures.count += 1
      state.failures.cause = LoadFailure(error, isConnected: world.isConnected)
      state.reserve.isSourceFailing = true
      state.endWait()
      let reserve = showReserve(&state, record, world)
      let isAlerted = world.isAt(Routes.connectionError)
      let isAlert = state.failures.count >= 3 && world.isAt(Routes.home)
      // A failure is shown only once, so no toast appears under the alert.
      let isSaid = state.shown != nil && !isAlert && !isAlerted
      return reserve + (isSaid ? [sayAtHome(.suggestionFailed(state.failures.cause))] : [])
        + (isAlert ? [.show(Route(Routes.connectionError))] : [])
    }
  }

  /// Closes the alert about failures if it is open.
  private func withoutAlert(_ world: World) -> [Command<Effect>] {
    world.isAt(Routes.connectionError) ? [.dismiss] : []
  }

  /// C-E05: shows a meal of the reserve, if a safe one is left.
  private func showReserve(
    _ state: inout State, _ record: StoredState, _ world: World
  ) -> [Command<Effect>] {
    state.reserve.meals = state.reserve.meals.filter { isSafe($0.meal, record, world) }
    guard !state.reserve.meals.isEmpty else { return [] }
    defer { state.center.phase = nil }
    // After a success, failures are counted from zero.
    state.failures.count = 0
    return advance(&state, record, world)
  }
}
