import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryListFeature {
  /// Applies the report of an effect.
  func take(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .made(let groceries): return made(groceries, in: &state, stored: stored, world: world)
    case .told(let answer, let names):
      state.shown?.take(answer, of: names, copy)
      state.failure = nil
      return keepShelf(state)
    case .recalled(let products, let store):
      // If the store has answered in the meantime, its answer is newer than the stored products.
      guard let shown = state.shown, shown.told.products.isEmpty, !products.isEmpty,
        shown.groceries.store == store
      else { return [] }
      state.shown?.take(ProductAnswer(products: products), of: [], copy)
    case .refreshed(let isNews):
      let isTold = state.refreshing == .byHand && !isNews
      (state.refreshing, state.failure, state.notBefore) = (nil, nil, nil)
      return (isTold ? [.say(.confirmation(copy("refresh.nothing-new")))] : [])
        + waiting(state, stored, world)
    case .failed(let error): return failed(error, in: &state, stored: stored, world: world)
    case .found(let id, let answer):
      if state.drawer?.item == id { state.drawer?.substitutes = answer }
    default: break
    }
    return []
  }

  private func made(
    _ groceries: WeekGroceries, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    let settings = groceries.shopping.settings
    let before = state.shown
    let known = before.flatMap {
      $0.groceries.store == groceries.store ? $0 : nil
    }
    let shown =
      known?.with(groceries, units(stored, world), copy)
      ?? ShownGroceries(groceries, ProductAnswer(products: []), units: units(stored, world), copy)
    state.shown = shown
    state.drawer?.hold(against: groceries)
    let isOtherInterval = before?.groceries.shopping.settings.interval != settings.interval
    return ask(shown, state, world) + find(&state)
      + (known == nil && !world.isConnected ? recallShelf(state) : [])
      + (isOtherInterval ? waiting(state, stored, world) : [])
  }

  /// The units of the setting, or else those of the region.
  func units(_ stored: KeptPlanning, _ world: World) -> MeasurementSystem {
    stored.record.settings.preferences.units ?? world.region.units
  }

  /// Asks the store for the new items on the list, unless the store asked for a pause.
  private func ask(
    _ shown: ShownGroceries, _ state: State, _ world: World
  ) -> [Command<Effect>] {
    let isLimited = state.notBefore.map { world.date < $0 } ?? false
    guard shown.groceries.store != nil, world.isConnected, !isLimited else {
      return []
    }
    let unasked = shown.unasked
    return unasked.isEmpty ? [] : [.run(.ask(unasked, shown.groceries), id: "ask")]
  }

  /// Saves the store's products for use without a connection.
  private func keepShelf(_ state: State) -> [Command<Effect>] {
    guard let shown = state.shown, let store = shown.groceries.store else {
      return []
    }
    return [.run(.keepShelf(shown.told.products, of: store), id: "keep-shelf")]
  }

  /// Shows the saved products and prices if the store has not answered yet and the app cannot ask
  /// it.
  private func recallShelf(_ state: State) -> [Command<Effect>] {
    guard let shown = state.shown, shown.told.products.isEmpty,
      let store = shown.groceries.store
    else { return [] }
    return [.run(.recallShelf(store), id: "recall-shelf")]
  }

  /// Looks for substitutes for the item whose drawer is open, by the present limits.
  func find(_ state: inout State) -> [Command<Effect>] {
    guard let item = state.drawer?.item, let groceries = state.shown?.groceries else {
      return []
    }
    state.drawer?.substitutes = nil
    return [.run(.find(groceries, item), id: "find")]
  }

  private func failed(
    _ error: RetailerError, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    state.refreshing = nil
    guard error != .cancelled else { return [] }
    state.failure = error
    return recallShelf(state) + pausing(error, in: &state, stored: stored, world: world)
  }

  private func pausing(
    _ error: RetailerError, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    guard case .rateLimited(let seconds) = error else { return [] }
    state.notBefore = world.date + Double(seconds ?? 60)
    return waiting(state, stored, world)
  }
}
