import AccountSubscription
import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningPresentation
import PremiumGate

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryListFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened: return open(stored, world)
    case .shown: return [make(stored, world)] + refresh(.foreground, &state, stored, world)
    case .storedChanged: return state.shown == nil ? [] : [make(stored, world)]
    case .connected: return refresh(.timer, &state, stored, world)
    case .refreshDue(let cause): return refresh(cause, &state, stored, world)
    case .refreshTapped, .matchTapped: return refresh(.hand, &state, stored, world)
    case .itemTapped(let id):
      state.substitutes = (id, nil)
      let show = Command<Effect>.show(Route(PlanningRoutes.item, id))
      let finding = state.shown.map { [Command<Effect>.run(.find($0.groceries, id), id: "find")] }
      return [show] + (finding ?? []) + lookForAssistant(id, &state, stored)
    case .recipeTapped(let title): narrow(to: title, &state)
    case .addTapped:
      state.entry = GroceryEntryInput()
      return changing(stored, world) { [.show(Route(PlanningRoutes.entry))] }
    case .shareTapped: return share(state)
    case .made, .told, .refreshed, .failed, .found: return take(action, &state, stored, world)
    case .askTapped, .proposalTapped:
      return changing(stored, world) { ask(action, &state, stored, world) }
    case .proposing, .proposalTaken: return takeAnswer(action, &state, world)
    case .replaced(let count, let left): return [.say(told(count, left))]
    case .stored(let notice): return notice.map { [.say($0)] } ?? []
    case .unstored: return [make(stored, world), sayUnstored]
    case .ticked, .removed, .substituted, .entered, .mealAdded, .substitutionsTapped:
      return changing(stored, world) { change(action, &state, stored, world) }
    }
    return []
  }

  /// Who has planned or added anything can always read it; for everybody else the list is premium.
  private func open(_ stored: KeptPlanning, _ world: World) -> [Command<Effect>] {
    let decision = clients.decision(
      .view, clients.soldGroceries, stored.record.entitlement, at: world.deviceDate)
    let list = GroceryListID.week(from: world.shownWeek(stored).lowerBound)
    let isEmpty =
      stored.record.plan.entries.isEmpty && stored.record.shopping.handItems(on: list).isEmpty
    if case .needsPremium(let trigger) = decision, isEmpty {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    return [.show(Route(PlanningRoutes.groceries))]
  }

  /// Something that changes the list, or the question for premium where that is needed.
  private func changing(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .change, clients.soldGroceries, stored.record.entitlement, at: world.deviceDate)
    switch decision {
    case .allowed: return commands()
    case .readOnly: return [.say(.failure(copy("grocery-list.read-only")))]
    case .needsPremium(let trigger): return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
  }

  func make(_ stored: KeptPlanning, _ world: World) -> Command<Effect> {
    .run(.make(world.shownWeek(stored), world), id: "make")
  }

  /// Asks for prices where that is due, and tells when to look again.
  private func refresh(
    _ cause: RefreshTiming.Cause, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let shopping = stored.record.shopping
    let last = shopping.settings.store.flatMap { shopping.prices[$0]?.time }
    let timing = RefreshTiming(shopping.settings, last: last, notBefore: state.notBefore)
    let connection: Groceries.Connection = world.isConnected ? .wifi : .none
    switch timing.decision(at: world.date, over: connection, cause: cause) {
    case .due:
      guard !state.isRefreshing else { return [] }
      state.isRefreshing = true
      return [.run(.refresh(world), id: "refresh")]
    case .later(let next):
      return [.run(.wait(max(1, next.timeIntervalSince(world.date))), id: "wait")]
    case .limited:
      return cause == .hand ? [.say(.failure(copy("grocery-list.asked-too-often")))] : []
    case .offline: return cause == .hand ? [.say(.failure(copy("refresh.offline")))] : []
    case .noStore:
      return cause == .hand ? [.fire(GroceryAction.chooseStore.call())] : []
    case .waitsForNetwork, .onlyByHand: return []
    }
  }

  private func narrow(to title: String, _ state: inout State) {
    if let place = state.recipes.firstIndex(of: title) {
      state.recipes.remove(at: place)
    } else {
      state.recipes.append(title)
    }
  }

  private func share(_ state: State) -> [Command<Effect>] {
    guard let shown = state.shown else { return [] }
    let lines = shown.groups.flatMap { group in
      [group.title] + group.items.map { "\($0.isTicked ? "✓" : "▢") \(GroceryWords.line($0))" }
    }
    return [.leave(to: .sharing(lines.joined(separator: "\n")))]
  }

  private func told(_ count: Int, _ left: Int) -> Notice {
    .confirmation(
      count == 0
        ? copy("grocery-list.substituted.none")
        : copy("grocery-list.substituted", count: count)
          + (left == 0 ? "" : " " + copy("grocery-list.substituted.left", count: left)))
  }
}
