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
  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened: return open(stored, world)
    case .shown:
      return [make(state, stored, world)]
        + refresh(for: .foreground, in: &state, stored: stored, world: world)
    case .storedChanged: return changed(&state, stored, world)
    case .connected:
      return (state.shown == nil ? [] : [make(state, stored, world)])
        + refresh(for: .timer, in: &state, stored: stored, world: world)
    case .mealStored: state.addedMeal = nil
    case .refreshDue(let cause):
      return refresh(for: cause, in: &state, stored: stored, world: world)
    case .refreshTapped, .matchTapped:
      return refresh(for: .hand, in: &state, stored: stored, world: world)
    case .itemTapped(let id):
      state.drawer = ItemDrawer(id)
      return [.show(Route(PlanningRoutes.item, id))] + find(&state)
        + lookForAssistant(id, stored)
    case .recipeTapped(let title): narrow(to: title, &state)
    case .addTapped:
      (state.entry, state.hasSent) = (GroceryEntryInput(), false)
      return changingGroceries(stored, world) { [.show(Route(PlanningRoutes.entry))] }
    case .confirmed: return confirm(&state, world)
    case .shareTapped: return share(state)
    case .opens, .unfiltered, .basketTapped, .sorted:
      return arrange(action, in: &state, stored: stored, world: world)
    case .lists(.shown(let id)):
      return change(.shown(id), in: &state, stored: stored, world: world)
    case .lists(let tap):
      return changingGroceries(stored, world) {
        change(tap, in: &state, stored: stored, world: world)
      }
    case .line(let tap):
      return changingGroceries(stored, world) {
        change(tap, in: &state, stored: stored, world: world)
      }
    case .had, .hadUndone, .wanted:
      return changingGroceries(stored, world) {
        settle(action, in: &state, stored: stored, world: world)
      }
    case .made, .told, .recalled, .refreshed, .failed, .found:
      return take(action, in: &state, stored: stored, world: world)
    case .askTapped, .proposalTapped:
      return changingGroceries(stored, world) {
        ask(action, in: &state, stored: stored, world: world)
      }
    case .proposing, .proposalTaken: return takeAnswer(action, &state, world)
    case .replaced(let count, let left): return [.say(told(count, left))]
    case .stored(let notice): return notice.map { [.say($0)] } ?? []
    case .unstored: return [make(state, stored, world), sayUnstored]
    case .ticked, .removed, .substituted, .entered, .mealAdded, .substitutionsTapped,
      .productTapped, .packagesTapped, .kindTapped, .amountTyped, .asPlannedTapped:
      return changingGroceries(stored, world) {
        change(action, in: &state, stored: stored, world: world)
      }
    }
    return []
  }

  /// Opens the list, or the premium prompt.
  ///
  /// A person who has planned or added anything can always read the list; for all others it is
  /// premium.
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

  /// Makes the list again after the stored values changed.
  ///
  /// It drops substitutes until they are checked against the new limits. If the store changed, it
  /// ends the wait for the former store.
  private func changed(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let shown = state.shown else {
      // A refresh may store prices while the first list is being made, which would miss them.
      return state.refreshing == nil ? [] : [make(state, stored, world)]
    }
    state.drawer?.substitutes = nil
    if let list = state.list, stored.record.shopping.ownList(list) == nil { state.list = nil }
    if shown.groceries.shopping.settings.store != stored.record.shopping.settings.store {
      (state.refreshing, state.failure, state.notBefore) = (nil, nil, nil)
    }
    return [make(state, stored, world)]
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
