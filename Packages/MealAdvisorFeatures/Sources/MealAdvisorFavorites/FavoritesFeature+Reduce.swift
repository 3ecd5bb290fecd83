import AccountSubscription
import AppShell
import EaterMeals
import FavoritesStore
import Journal
import MealAdvisorFeatureParts
import MealModels
import PremiumGate
import Presentation
import ScreenParts

extension FavoritesFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .toggled(let id):
      return stored.savedMeals.contains(id)
        ? [remove(id, world)] : save(id, in: &state, stored: stored, world: world)
    case .removed(let id): return [remove(id, world)]
    case .undoTapped:
      defer { state.removal = [] }
      return state.removal.isEmpty ? [] : [.run(.undo(state.removal, world))]
    case .discoverTapped: return [.show(start)]
    case .editTapped: state.isEditing = true
    case .doneTapped: state.isEditing = false
    case .shown:
      state.isEditing = false
      return lookForPictures
    case .recordChanged: return lookForPictures
    case .refreshed: return [.run(.refresh, id: "refresh")]
    case .saveForgotten: state.pending = nil
    case .saveGranted:
      // Only a purchase in this app saves the waiting meal, whatever entitlement the store reports.
      defer { state.pending = nil }
      return state.pending.map { write($0, world) } ?? []
    case .changed(let event, let records):
      return tell(event, records: records, in: &state, world: world)
    case .unstored: return [say(.changeNotStored)]
    }
    return []
  }

  /// Shows a notice about a change on Favorites, where a removal can be undone; other screens show
  /// their own notices.
  private func tell(
    _ event: FavoritesEvent, records: [Record], in state: inout State, world: World
  ) -> [Command<Effect>] {
    guard world.isAt(Routes.favorites) else { return [] }
    switch event {
    case .saved: return [say(.mealSaved)]
    case .removed(let key):
      state.removal = records
      return [say(.mealRemovedForNow(MealID(rawValue: key.id)))]
    }
  }

  private func save(
    _ id: MealID, in state: inout State, stored: StoredState, world: World
  ) -> [Command<Effect>] {
    state.pending = nil
    guard clients.service.catalog.meal(id) != nil else { return [] }
    let place: Gate.Place = world.isAt(Routes.recipe) ? .recipe : .elsewhere
    let gate = stored.gate(at: world.deviceDate)
    if case .needsPremium(let trigger) = gate.decide(.add, .mealFavorites, from: place) {
      state.pending = id
      return [.show(Route(PremiumRoutes.prompt, trigger))]
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

  func perform(_ effect: Effect, _ context: EffectContext<StoredState>) -> AsyncStream<Action> {
    .reporting { report in
      let favorites = clients.stores.favorites
      do throws(JournalError) {
        switch effect {
        case .refresh: _ = try? await context.latest()
        case .write(let event, let world):
          let records = try await context.write { () throws(JournalError) in
            try await favorites.record([event], at: world.date)
          }
          report(.changed(event, records))
        case .undo(let records, let world):
          try await context.write { () throws(JournalError) in
            _ = try await favorites.undo(records, at: world.date)
          }
        }
      } catch {
        report(.unstored)
      }
    }
  }
}
