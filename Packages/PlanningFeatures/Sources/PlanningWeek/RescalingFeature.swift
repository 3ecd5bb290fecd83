import AppShell
import DesignSystem
import EaterRecord
import MealPlan
import PlanningParts
import PlanningPresentation
import ScreenParts

/// Offers to cook the planned meals for more people after somebody came to the table.
struct RescalingFeature: PlanningFeature {
  enum Action: Sendable {
    /// The stored data changed; the number of people before.
    case changed(people: Int)
    case tapped(people: Int)
    case stored(count: Int)
    case unstored
  }

  enum Effect: Sendable { case rescale(people: Int, World) }

  let id: FeatureID = "rescaling"
  let routes: [RouteDefinition] = []
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() {}

  let actions: [ActionHandler<Action>] = [
    .on(RescaleAction.rescale) { .tapped(people: $0) }
  ]

  func action(forChangeFrom before: KeptPlanning) -> Action? {
    .changed(people: before.record.preferences.household.count)
  }

  func reduce(
    _ action: Action, into state: inout Void, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .changed(let before):
      let people = stored.record.preferences.household.count
      let changes = Self.changes(stored.record, from: before, world)
      guard people > before, !changes.isEmpty else { return [] }
      return [
        .say(
          .confirmation(
            copy("planner.rescale.offer", ["people": String(people)], count: changes.count),
            icon: .servings, action: ControlAction(RescaleAction.rescale, before)))
      ]
    case .tapped(let before):
      return changingPlan(stored, world) { [.run(.rescale(people: before, world))] }
    case .stored(let count):
      return [
        .say(
          .confirmation(
            copy("planner.rescaled", count: count), icon: .undo,
            action: ControlAction(PlannerAction.undo)))
      ]
    case .unstored: return [sayUnstored]
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      guard case .rescale(let before, let world) = effect,
        let record = (try? await context.latest())?.record
      else { return report(.unstored) }
      let changes = Self.changes(record, from: before, world)
      report(
        await clients.isRecorded(changes, world, context)
          ? .stored(count: changes.count) : .unstored)
    }
  }

  func screen(
    of route: Route, state: Void, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? { nil }

  /// The changes that cook each planned meal of everyone for the present people.
  ///
  /// A meal with leftovers for all stays one with leftovers, and those grow too. Meals of single people, cooked meals
  /// and those before today stay as they are.
  static func changes(_ record: StoredState, from before: Int, _ world: World) -> [PlanEvent] {
    let people = record.preferences.household.count
    let range = PlannedMeal.servingsRange
    return record.plan.entries.compactMap { entry in
      guard entry.state == .planned, entry.slot.day >= world.moment.dayNumber,
        entry.eaters.isEmpty, let servings = entry.servings
      else { return nil }
      let isMultiple = before > 0 && servings.isMultiple(of: before)
      let wanted = isMultiple ? servings / before * people : max(servings, people)
      let new = min(max(wanted, range.lowerBound), range.upperBound)
      return new > servings ? .changed(entry.id, .servings(new)) : nil
    }
  }
}

extension PlanningClients {
  /// The offer to cook planned meals for more people.
  public var rescaling: any Feature { RescalingFeature(self) }
}
