import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import PremiumGate

extension PlannerFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened: return open(&state, stored, world)
    case .shown:
      guard world.isAt(PlanningRoutes.planner) else { return [] }
      return [.fire(GroceryAction.look.call())]
        + (clients.asksFirst ? [.fire(FirstRunAction.left.call())] : [])
    case .weekTapped(let day):
      let isPresent = stored.week(of: clamped(day)).contains(world.moment.dayNumber)
      // The present week stays the present one when the days go on.
      state.day = isPresent ? nil : clamped(day)
      state.showsEarlier = false
    case .earlierTapped: state.showsEarlier.toggle()
    case .menuTapped(let route): return leavingMenu(world) + [.show(route)]
    case .changeTapped(let change):
      return changingPlan(stored, world) {
        begin(.change(change), .change(change, world), &state)
      }
    case .fitTapped(let id):
      let ids = id.map { [$0] } ?? shownMeals(state, stored, world)
      return changingPlan(stored, world) {
        begin(.change(.fit(ids)), .change(.fit(ids), world), &state)
      }
    case .cookedTapped(let id):
      return leavingMenu(world)
        + changingPlan(stored, world) { begin(.cook(id), .cook(id, world), &state) }
    case .undoTapped: return [.run(.undo(world))]
    case .fillTapped:
      return changingPlan(stored, world) { fill([], in: &state, stored: stored, world: world) }
    case .rerollTapped(let id):
      return leavingMenu(world)
        + changingPlan(stored, world) { fill([id], in: &state, stored: stored, world: world) }
    case .refreshTapped: return [.fire(GroceryAction.refresh.call())]
    case .ended(let tap): state.underWay.remove(tap)
    case .stored(let notice):
      return leavingMenu(world) + (notice.map { [.say($0)] } ?? [])
    case .estimated(let cost): state.estimate = cost
    case .filled(let count, let deadEnd, let budget):
      state.isFilling = false
      return [.say(told(count, deadEnd, budget))]
    case .allRefused(let id, let titles):
      state.isFilling = false
      let words = copy("planner.all-refused", ["titles": copy.list(titles)])
      return [
        .say(
          .confirmation(
            words + " " + copy("planner.start-over"), icon: .refresh,
            action: ControlAction(PlannerAction.startOver, id)))
      ]
    case .refused(let words):
      state.isFilling = false
      return [.say(.failure(words))]
    case .unstored:
      state.isFilling = false
      return [sayUnstored]
    }
    return []
  }

  /// Opens the planner, or the premium prompt.
  ///
  /// A person who has planned anything can always read the planner; for all others it is premium.
  private func open(
    _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let decision = clients.decision(
      .view, clients.soldPlanner, stored.record.entitlement, at: world.deviceDate)
    if case .needsPremium(let trigger) = decision, stored.record.plan.entries.isEmpty {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    (state.day, state.showsEarlier) = (nil, false)
    return [.show(Route(PlanningRoutes.planner))]
  }

  /// Stores a tap, and ignores repeated taps until that is done.
  private func begin(
    _ tap: PlannerTap, _ effect: Effect, _ state: inout State
  ) -> [Command<Effect>] {
    state.underWay.insert(tap).inserted ? [.run(effect)] : []
  }

  private func fill(
    _ another: [PlannedMealID], in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    let unreadable = clients.service.unreadableLimits(of: stored.record)
    guard unreadable.isEmpty else { return [.say(.failure(copy("planner.limits-unreadable")))] }
    guard !state.isFilling else { return [] }
    (state.isFilling, state.estimate) = (true, nil)
    return [.run(.fill(week(state, stored, world), another: another, world), id: "fill")]
  }

  private func told(_ count: Int, _ deadEnd: String?, _ budget: String?) -> Notice {
    if let deadEnd { return .failure(deadEnd) }
    return count == 0
      ? .confirmation(copy("planner.filled.none"))
      : .confirmation(
        [copy("planner.filled", count: count), budget].compactMap(\.self).joined(separator: " "),
        icon: .undo,
        action: ControlAction(PlannerAction.undo))
  }

  private func leavingMenu(_ world: World) -> [Command<Effect>] {
    Self.menus.contains { $0.read(world.route) != nil } ? [.dismiss] : []
  }

  /// The meals of the shown week.
  private func shownMeals(
    _ state: State, _ stored: KeptPlanning, _ world: World
  ) -> [PlannedMealID] {
    stored.record.plan.entries(of: week(state, stored, world)).map(\.id)
  }

  /// The nearest day whose week can be shown.
  private func clamped(_ day: Int) -> Int {
    min(max(day, CalendarDay.written.lowerBound), CalendarDay.written.upperBound)
  }
}
