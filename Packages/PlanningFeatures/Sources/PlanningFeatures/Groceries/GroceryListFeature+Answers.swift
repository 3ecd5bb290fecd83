import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryListFeature {
  /// Takes in what an effect reports.
  func take(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .made(let groceries): return made(groceries, &state, stored, world)
    case .told(let answer, let names):
      state.shown?.take(answer, of: names, copy)
      state.failure = nil
      return keepShelf(state)
    case .recalled(let products, let store):
      // What the store told meanwhile is newer.
      guard let shown = state.shown, shown.told.products.isEmpty, !products.isEmpty,
        shown.groceries.shopping.settings.store == store
      else { return [] }
      state.shown?.take(ProductAnswer(products: products), of: [], copy)
    case .refreshed(let isNews):
      let isTold = state.isByHand && !isNews
      (state.isRefreshing, state.isByHand) = (false, false)
      (state.failure, state.notBefore) = (nil, nil)
      return (isTold ? [.say(.confirmation(copy("refresh.nothing-new")))] : [])
        + waiting(state, stored, world)
    case .failed(let error): return failed(error, &state, stored, world)
    case .found(let id, let answer):
      if state.substitutes?.item == id { state.substitutes = (id, answer) }
    default: break
    }
    return []
  }

  private func made(
    _ groceries: WeekGroceries, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let settings = groceries.shopping.settings
    let before = state.shown
    let known = before.flatMap {
      $0.groceries.shopping.settings.store == settings.store ? $0 : nil
    }
    let shown =
      known?.with(groceries, copy)
      ?? ShownGroceries(groceries, ProductAnswer(products: []), copy)
    state.shown = shown
    state.asked.hold(against: groceries)
    let isOtherInterval = before?.groceries.shopping.settings.interval != settings.interval
    return ask(shown, state, world) + find(&state)
      + (known == nil && !world.isConnected ? recallShelf(state) : [])
      + (isOtherInterval ? waiting(state, stored, world) : [])
  }

  /// Asks for what is new on the list, unless the store wants to be left alone.
  private func ask(
    _ shown: ShownGroceries, _ state: State, _ world: World
  ) -> [Command<Effect>] {
    let isLimited = state.notBefore.map { world.date < $0 } ?? false
    guard shown.groceries.shopping.settings.store != nil, world.isConnected, !isLimited else {
      return []
    }
    let unasked = shown.unasked
    return unasked.isEmpty ? [] : [.run(.ask(unasked, shown.groceries), id: "ask")]
  }

  /// Keeps what the store told of products, for when it cannot be asked.
  private func keepShelf(_ state: State) -> [Command<Effect>] {
    guard let shown = state.shown, let store = shown.groceries.shopping.settings.store else {
      return []
    }
    return [.run(.keepShelf(shown.told.products, of: store), id: "keep-shelf")]
  }

  /// Where the store told nothing yet and cannot be asked, what it told before stands with the prices
  /// that are kept.
  private func recallShelf(_ state: State) -> [Command<Effect>] {
    guard let shown = state.shown, shown.told.products.isEmpty,
      let store = shown.groceries.shopping.settings.store
    else { return [] }
    return [.run(.recallShelf(store), id: "recall-shelf")]
  }

  /// Looks for what may take the place of the item whose drawer is open, by the limits of now.
  func find(_ state: inout State) -> [Command<Effect>] {
    guard let item = state.substitutes?.item, let groceries = state.shown?.groceries else {
      return []
    }
    state.substitutes = (item, nil)
    return [.run(.find(groceries, item), id: "find")]
  }

  private func failed(
    _ error: RetailerError, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    (state.isRefreshing, state.isByHand) = (false, false)
    guard error != .cancelled else { return [] }
    state.failure = error
    return recallShelf(state) + pausing(error, &state, stored, world)
  }

  private func pausing(
    _ error: RetailerError, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard case .rateLimited(let seconds) = error else { return [] }
    state.notBefore = world.date + Double(seconds ?? 60)
    return waiting(state, stored, world)
  }
}
