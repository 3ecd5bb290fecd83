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
    case .storedChanged: return changed(&state, stored, world)
    case .connected:
      return (state.shown == nil ? [] : [make(stored, world)])
        + refresh(.timer, &state, stored, world)
    case .mealStored: state.addedMeal = nil
    case .refreshDue(let cause): return refresh(cause, &state, stored, world)
    case .refreshTapped, .matchTapped: return refresh(.hand, &state, stored, world)
    case .itemTapped(let id):
      state.substitutes = (id, nil)
      return [.show(Route(PlanningRoutes.item, id))] + find(&state)
        + lookForAssistant(id, &state, stored)
    case .recipeTapped(let title): narrow(to: title, &state)
    case .addTapped:
      state.entry = GroceryEntryInput()
      return changingGroceries(stored, world) { [.show(Route(PlanningRoutes.entry))] }
    case .shareTapped: return share(state)
    case .made, .told, .recalled, .refreshed, .failed, .found:
      return take(action, &state, stored, world)
    case .askTapped, .proposalTapped:
      return changingGroceries(stored, world) { ask(action, &state, stored, world) }
    case .proposing, .proposalTaken: return takeAnswer(action, &state, world)
    case .replaced(let count, let left): return [.say(told(count, left))]
    case .stored(let notice): return notice.map { [.say($0)] } ?? []
    case .unstored: return [make(stored, world), sayUnstored]
    case .ticked, .removed, .substituted, .entered, .mealAdded, .substitutionsTapped:
      return changingGroceries(stored, world) { change(action, &state, stored, world) }
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

  /// What could take an item's place is not offered any longer before it is held against what is
  /// stored now, and another store is asked anew.
  private func changed(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let shown = state.shown else {
      // Prices may be stored before the first list is made, which then would have those of before.
      return state.isRefreshing ? [make(stored, world)] : []
    }
    if let item = state.substitutes?.item { state.substitutes = (item, nil) }
    if shown.groceries.shopping.settings.store != stored.record.shopping.settings.store {
      (state.isRefreshing, state.isByHand) = (false, false)
      (state.failure, state.notBefore) = (nil, nil)
    }
    return [make(stored, world)]
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
