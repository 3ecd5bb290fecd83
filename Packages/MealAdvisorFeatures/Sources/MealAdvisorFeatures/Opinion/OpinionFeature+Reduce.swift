import AppShell
import DesignSystem
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

extension OpinionFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      take(stored, &state, world)
      return []
    case .unread:
      var stored = state.stored
      stored.isOutdated = true
      take(stored, &state, world)
      return []
    case .said(let event): return say(event, &state, world)
    case .takenBack(let meal):
      state.toast = nil
      return isKnown(meal) ? [.run(.takeBack(meal, world))] : []
    case .asked(let route):
      return isKnown(MealID(rawValue: route["id"] ?? "")) ? [.show(route)] : []
    case .shown(let route):
      if !state.isOpening { state.toast = nil }
      state.isOpening = false
      state.why = route.path == Path.why ? explain(route, state.stored, world) : nil
      return [.run(.read, id: "read")]
    case .recorded(let event, let stored):
      state.writing.remove(event)
      // It is stored for sure; as long as that cannot be read, it is known all the same.
      if stored == nil { state.stored.history.apply(event, at: world.date) }
      take(stored ?? state.stored, &state, world)
      return tell(event, &state, world)
    case .undone(let meal, let isWelcome, let stored):
      take(stored ?? state.stored, &state, world)
      let toast: ScreenToast =
        isWelcome ? .mealWelcomed : .failure(Copy.english("opinion.too-old"))
      return [.changed(stream: "history")] + show(toast, meal, opens: !isWelcome, &state, world)
    case .failed(let event):
      if let event { state.writing.remove(event) }
      guard world.route?.path == Path.opinion else {
        return [.call(ScreenToast.changeNotStored.text(.english))]
      }
      state.toast = .changeNotStored
      return []
    case .toastExpired:
      if state.toast?.isBrief == true { state.toast = nil }
      return []
    }
  }

  private func isKnown(_ meal: MealID) -> Bool { clients.service.catalog.meal(meal) != nil }

  // MARK: - Saying

  /// Writes what was said, unless it was said already.
  private func say(
    _ event: HistoryEvent, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard let meal = event.meal, isKnown(meal) else { return [] }
    guard !isSaid(event, of: meal, state, world) else {
      return event.kind == .cooked ? [.show(Route(Path.opinion, id: meal.rawValue))] : []
    }
    guard state.writing.insert(event).inserted else { return [] }
    state.toast = nil
    return [.run(.record(event, world))]
  }

  private func isSaid(
    _ event: HistoryEvent, of meal: MealID, _ state: State, _ world: World
  ) -> Bool {
    let opinion = opinion(of: meal, state.stored, world)
    return switch event.kind {
    case .rated:
      // A rating of three stars or more also lifts a dislike, so the same stars may be news.
      event.stars == opinion.stars && !opinion.isDisliked
        || event.stars.map { !(1...5).contains($0) } ?? true
    case .disliked: opinion.isDisliked
    case .cooked: opinion.isCookedToday
    case .suggested, .accepted, .skipped, .reset: true
    }
  }

  func opinion(of meal: MealID, _ stored: StoredState, _ world: World) -> MealOpinion {
    MealOpinion(of: meal, in: stored.history, at: world.moment)
  }

  // MARK: - Answers

  private func take(_ stored: StoredState, _ state: inout State, _ world: World) {
    state.stored = state.stored.updated(by: clients.service.current(stored))
    guard let route = world.route, route.path == Path.why else { return }
    state.why = explain(route, state.stored, world)
  }

  private func tell(
    _ event: HistoryEvent, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let changed: [Command<Effect>] = [.changed(stream: "history")]
    guard let meal = event.meal else { return changed }
    let toast: ScreenToast =
      switch event.kind {
      case .disliked:
        .mealDislikedForNow(meal, title: clients.service.catalog.summary(meal)?.title ?? "")
      case .rated: .mealRated(event.stars ?? 0)
      default: .mealCooked
      }
    let isSaidThere = world.route?.path == Path.home || world.route?.path == Path.recipe
    return changed + show(toast, meal, opens: !isSaidThere, &state, world)
  }

  /// Home and the recipe say themselves what became of their meal; from anywhere else the sheet
  /// opens to say it.
  private func show(
    _ toast: ScreenToast, _ meal: MealID, opens: Bool, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let rest: [Command<Effect>] = toast.isBrief ? [.run(.rest, id: "toast")] : []
    if world.route?.path == Path.opinion && world.route?["id"] == meal.rawValue {
      state.toast = toast
      return rest
    }
    guard opens else { return [] }
    state.toast = toast
    state.isOpening = true
    return [.show(Route(Path.opinion, id: meal.rawValue))] + rest
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .read:
        guard let stored = try? await clients.stores.read() else { return report(.unread) }
        report(.stored(stored))
      case .record(let event, let world):
        let isStored = (try? await clients.stores.record(event, at: world.date)) != nil
        guard isStored else { return report(.failed(event)) }
        report(.recorded(event, try? await clients.stores.read()))
      case .takeBack(let meal, let world):
        let isWelcome = try? await clients.stores.takeBackDislike(at: world.date) { id in
          clients.service.currentID(of: id) == meal
        }
        guard let isWelcome else { return report(.failed(nil)) }
        report(.undone(meal, isWelcome: isWelcome, try? await clients.stores.read()))
      case .rest:
        guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
        report(.toastExpired)
      }
    }
  }
}
