import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import PremiumGate

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryListFeature {
  /// Makes the list that is shown.
  func make(_ state: State, _ stored: KeptPlanning, _ world: World) -> Command<Effect> {
    .run(.make(world.shownWeek(stored), state.list, world), id: "make")
  }

  /// Asks for prices when they are due, and schedules the next check.
  func refresh(
    for cause: RefreshTiming.Cause, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch decision(for: cause, state: state, stored: stored, world: world) {
    case .due:
      let isRunning = state.refreshing != nil
      if cause == .hand {
        state.refreshing = .byHand
      } else if !isRunning {
        state.refreshing = .due
      }
      guard !isRunning else { return [] }
      return [.run(.refresh(world), id: "refresh")]
    case .later(let next): return wait(for: next, world)
    case .limited:
      return cause == .hand ? [.say(.failure(copy("grocery-list.asked-too-often")))] : []
    case .offline: return cause == .hand ? [.say(.failure(copy("refresh.offline")))] : []
    case .noStore:
      return cause == .hand ? [.fire(GroceryAction.chooseStore.call())] : []
    case .waitsForNetwork, .onlyByHand: return []
    }
  }

  /// Waits until prices are due, if they are not due yet.
  func waiting(
    _ state: State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch decision(for: .timer, state: state, stored: stored, world: world) {
    case .later(let next), .limited(let next): wait(for: next, world)
    default: []
    }
  }

  private func wait(for next: Date, _ world: World) -> [Command<Effect>] {
    [.run(.wait(max(1, next.timeIntervalSince(world.date))), id: "wait")]
  }

  private func decision(
    for cause: RefreshTiming.Cause, state: State, stored: KeptPlanning, world: World
  ) -> RefreshTiming.Decision {
    let shopping = stored.record.shopping
    let last = shopping.settings.store.flatMap { shopping.prices[$0]?.time }
    let connection: Groceries.Connection = world.isConnected ? .wifi : .none
    return RefreshTiming(shopping.settings, last: last, notBefore: state.notBefore)
      .decision(at: world.date, over: connection, cause: cause)
  }
}
