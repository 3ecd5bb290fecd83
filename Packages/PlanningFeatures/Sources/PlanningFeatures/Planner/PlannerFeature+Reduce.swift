import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import MealPlan
import PlanningPresentation
import PremiumGate

extension PlannerFeature {
  func reduce(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened: return open(&state, stored, world)
    case .weekTapped(let day): state.day = clamped(day)
    case .menuTapped(let route): return [.show(route)]
    case .changeTapped(let change):
      return changing(stored, world) { [.run(.change(change, world))] }
    case .cookedTapped(let id):
      return leavingMenu(world) + changing(stored, world) { [.run(.cook(id, world))] }
    case .undoTapped: return [.run(.undo(world))]
    case .fillTapped:
      return changing(stored, world) { fill([], &state, stored, world) }
    case .rerollTapped(let id):
      return leavingMenu(world) + changing(stored, world) { fill([id], &state, stored, world) }
    case .shareTapped: return [.run(.share(week(state, stored, world), world), id: "share")]
    case .refreshTapped: return [.fire(GroceryAction.refresh.call())]
    case .stored(let notice):
      return leavingMenu(world) + (notice.map { [.say($0)] } ?? [])
    case .filled(let count, let deadEnd):
      state.isFilling = false
      return [.say(told(count, deadEnd))]
    case .refused(let words):
      state.isFilling = false
      return [.say(.failure(words))]
    case .unstored:
      state.isFilling = false
      return [sayUnstored]
    }
    return []
  }

  /// Who has planned anything can always read it; for everybody else the page is premium.
  private func open(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .view, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
    if case .needsPremium(let trigger) = decision, stored.record.plan.entries.isEmpty {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    state.day = nil
    return [.show(Route(PlanningRoutes.planner))]
  }

  /// Something that changes the plan, or the question for premium where that is needed.
  private func changing(
    _ stored: KeptPlanning, _ world: World, _ commands: () -> [Command<Effect>]
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .change, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
    switch decision {
    case .allowed: return commands()
    case .readOnly: return [.say(.failure(copy("planner.read-only")))]
    case .needsPremium(let trigger): return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
  }

  private func fill(
    _ another: [PlannedMealID], _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let unreadable = clients.service.unreadableLimits(of: stored.record)
    guard unreadable.isEmpty else { return [.say(.failure(copy("planner.limits-unreadable")))] }
    guard !state.isFilling else { return [] }
    state.isFilling = true
    return [.run(.fill(week(state, stored, world), another: another, world), id: "fill")]
  }

  private func told(_ count: Int, _ deadEnd: String?) -> Notice {
    if let deadEnd { return .failure(deadEnd) }
    return count == 0
      ? .confirmation(copy("planner.filled.none"))
      : .confirmation(
        copy("planner.filled", count: count), icon: .undo,
        action: ControlAction(PlannerAction.undo))
  }

  private func leavingMenu(_ world: World) -> [Command<Effect>] {
    let isInMenu =
      world.isAt(PlanningRoutes.slot) || world.isAt(PlanningRoutes.quick)
      || world.isAt(PlanningRoutes.move)
    return isInMenu ? [.dismiss] : []
  }

  /// A day that a week can be shown of.
  private func clamped(_ day: Int) -> Int {
    min(max(day, CalendarDay.written.lowerBound), CalendarDay.written.upperBound)
  }
}
