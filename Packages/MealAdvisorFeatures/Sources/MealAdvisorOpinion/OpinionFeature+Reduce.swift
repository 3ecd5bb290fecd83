import AppShell
import DesignSystem
import EaterMeals
import MealAdvisorFeatureParts
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

extension OpinionFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    let stored = known(state, stored, world)
    switch action {
    case .recordChanged:
      // The record was read again, so it includes all events that were written before.
      state.written = []
      guard let route = world.route, Routes.why ~= route else { return [] }
      state.why = explain(route, stored, world)
    case .said(let event): return say(event, in: &state, stored: stored, world: world)
    case .takenBack(let meal): return isKnown(meal) ? [.run(.takeBack(meal, world))] : []
    case .whyAsked(let meal): return isKnown(meal) ? [.show(Route(Routes.why, meal))] : []
    case .opinionAsked(let meal): return isKnown(meal) ? [show(meal)] : []
    case .shown(let route):
      state.why = Routes.why ~= route ? explain(route, stored, world) : nil
    case .recorded(let event, let then):
      state.writing.remove(event)
      state.written.append(History.Entry(event: event, date: then.date))
      return tell(event, world)
    case .undone(let meal, let isWelcome):
      return isWelcome
        ? tell(ScreenToast.mealWelcomed.notice(copy), meal, opens: false, world)
        : tell(.failure(copy("opinion.too-old")), meal, opens: true, world)
    case .unstored(let event):
      if let event { state.writing.remove(event) }
      return [say(.changeNotStored)]
    }
    return []
  }

  private func isKnown(_ meal: MealID) -> Bool { clients.service.catalog.meal(meal) != nil }

  // MARK: - Saying

  /// Writes an opinion, unless it is stored already.
  private func say(
    _ event: HistoryEvent, in state: inout State, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    guard let meal = event.meal, isKnown(meal) else { return [] }
    guard stored.history.isNews(event, at: world.moment) else {
      return event.kind == .cooked ? [show(meal)] : []
    }
    guard state.writing.insert(event).inserted else { return [] }
    return [.run(.record(event, world))]
  }

  /// The stored state, including events that were written but not read back yet.
  func known(_ state: State, _ stored: StoredState, _ world: World) -> StoredState {
    var stored = stored
    for entry in state.written where stored.history.isNews(entry.event, at: world.moment) {
      stored.history.apply(entry.event, at: entry.date)
    }
    return stored
  }

  // MARK: - Answers

  private func tell(_ event: HistoryEvent, _ world: World) -> [Command<Effect>] {
    guard let meal = event.meal else { return [] }
    let toast: ScreenToast =
      switch event.kind {
      case .disliked:
        .mealDislikedForNow(meal, title: clients.service.catalog.summary(meal)?.title ?? "")
      case .rated: .mealRated(event.stars ?? 0)
      default: .mealCooked
      }
    // The sheet closes; the screen below it shows the notice.
    if event.kind == .disliked, Routes.why.read(world.route) == meal {
      return [.dismiss, .say(toast.notice(copy))]
    }
    let isSaidThere = world.isAt(Routes.home) || world.isAt(Routes.recipe)
    return tell(toast.notice(copy), meal, opens: !isSaidThere, world)
  }

  /// Reports a changed opinion.
  ///
  /// Home, the recipe and a meal's sheets show their own notice; on any other screen the sheet
  /// opens to show it.
  private func tell(
    _ notice: Notice, _ meal: MealID, opens: Bool, _ world: World
  ) -> [Command<Effect>] {
    let sheet = Routes.opinion.read(world.route)?.0 ?? Routes.why.read(world.route)
    if sheet == meal { return [.say(notice)] }
    return opens ? [show(meal), .say(notice)] : []
  }

  /// Asks for the eater's opinion of a meal.
  private func show(_ meal: MealID) -> Command<Effect> {
    .show(Route(Routes.opinion, (meal, nil)))
  }

  func perform(_ effect: Effect, _ context: EffectContext<StoredState>) -> AsyncStream<Action> {
    .reporting { report in
      let stores = clients.stores
      switch effect {
      case .record(let event, let world):
        let isStored = await context.isWritten {
          guard event.kind == .cooked, let meal = event.meal else {
            return try await stores.record(event, at: world.date)
          }
          try await stores.cook(meal, at: world.moment, using: clients.used)
        }
        report(isStored ? .recorded(event, world) : .unstored(event))
      case .takeBack(let meal, let world):
        let isWelcome = try? await context.write {
          try await stores.takeBackDislike(at: world.date) { id in
            clients.service.currentID(of: id) == meal
          }
        }
        report(isWelcome.map { .undone(meal, isWelcome: $0) } ?? .unstored(nil))
      }
    }
  }
}
