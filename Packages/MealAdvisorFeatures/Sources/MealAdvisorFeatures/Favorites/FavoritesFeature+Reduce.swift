import AppShell
import FavoritesStore
import Journal
import MealModels
import PremiumGate
import Presentation
import ScreenParts

extension FavoritesFeature {
  func reduce(_ action: Action, _ state: inout State, _ world: World) -> [Command<Effect>] {
    switch action {
    case .storeChanged: return [.run(.read, id: "read")]
    case .stored(let stored):
      state.stored = state.stored.updated(by: stored)
      return []
    case .toggled(let id):
      forget(&state)
      return state.stored.savedMeals.contains(id)
        ? [remove(id, world)] : save(id, &state, world)
    case .removed(let id):
      forget(&state)
      return [remove(id, world)]
    case .undoTapped:
      let removal = state.removal
      forget(&state)
      return removal.isEmpty ? [] : [.run(.undo(removal, world))]
    case .discoverTapped: return [.show(Route(Path.home))]
    case .saveForgotten:
      state.pending = nil
      return []
    case .saveGranted:
      // Only what was bought here answers what was asked here, whatever the store says by now.
      defer { state.pending = nil }
      return state.pending.map { write($0, world) } ?? []
    case .changed(let event, let records): return tell(event, records, &state, world)
    case .undone: return [.changed(stream: "favorites")]
    case .failed: return sayUnsaved(&state.toast, world)
    case .editTapped, .doneTapped, .shown, .unread, .toastExpired:
      look(action, &state)
      return []
    }
  }

  /// What changes only how the screen looks.
  private func look(_ action: Action, _ state: inout State) {
    switch action {
    case .editTapped: state.isEditing = true
    case .doneTapped: state.isEditing = false
    case .shown:
      state.isEditing = false
      forget(&state)
    case .unread: state.toast = .dataNotRead
    default: if state.toast?.isBrief == true { state.toast = nil }
    }
  }

  private func forget(_ state: inout State) {
    state.toast = nil
    state.removal = []
  }

  /// On Favorites itself a removal can be undone; elsewhere the screen there says what was done.
  private func tell(
    _ event: FavoritesEvent, _ records: [Record], _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let changed: [Command<Effect>] = [.changed(stream: "favorites")]
    guard world.route?.path == Path.favorites else { return changed }
    switch event {
    case .saved: state.toast = .mealSaved
    case .removed(let key):
      state.removal = records
      state.toast = .mealRemovedForNow(MealID(rawValue: key.id))
    }
    return changed + (state.toast?.isBrief == true ? [.run(.rest, id: "toast")] : [])
  }

  private func save(
    _ id: MealID, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.pending = nil
    guard clients.service.catalog.meal(id) != nil else { return [] }
    let place: Gate.Place = world.route?.path == Path.recipe ? .recipe : .elsewhere
    let gate = state.stored.gate(at: world.date)
    if case .needsPremium(let trigger) = gate.decide(.add, .mealFavorites, from: place) {
      state.pending = id
      return [.show(.prompt(for: trigger))]
    }
    return write(id, world)
  }

  private func write(_ id: MealID, _ world: World) -> [Command<Effect>] {
    guard let meal = clients.service.catalog.meal(id) else { return [] }
    return [.run(.write(.saved(Favorite(meal.recipe)), world))]
  }

  private func remove(_ id: MealID, _ world: World) -> Command<Effect> {
    .run(.write(.removed(Favorite.Key(.meal, id.rawValue)), world))
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        switch effect {
        case .read: report(.stored(try await clients.stores.read(withHistory: false)))
        case .write(let event, let world):
          let records = try await clients.stores.favorites.record([event], at: world.date)
          report(.changed(event, records))
        case .undo(let records, let world):
          try await clients.stores.favorites.undo(records, at: world.date)
          report(.undone)
        case .rest:
          guard (try? await environment.sleep(ScreenToast.seconds)) != nil else { return }
          report(.toastExpired)
        }
      } catch {
        if case .read = effect { report(.unread) } else { report(.failed) }
      }
    }
  }
}
