import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import PremiumGate
import ScreenParts

/// The settings of planning, and the order of the aisles in the chosen store.
struct KitchenSettingsFeature: PlanningFeature {
  typealias State = Void

  enum Action: Sendable {
    case planningTapped
    case aislesTapped
    case set([PlanSetting])
    case minutesSet(MealMinutes)
    case moved(Aisle, by: Int)
    case reset
    case unstored
  }

  enum Effect: Sendable {
    case plan([PlanEvent], World)
    case aisles([AisleOrderEvent], World)
  }

  let id: FeatureID = "kitchen-settings"
  let routes = [
    RouteDefinition(PlanningRoutes.planningSettings, .push),
    RouteDefinition(PlanningRoutes.aisles, .push),
  ]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() {}

  let actions: [ActionHandler<Action>] = [
    .on(KitchenAction.planning, .planningTapped),
    .on(KitchenAction.aisles, .aislesTapped),
    .on(KitchenAction.firstDay) { .set([.firstWeekday(min(max($0, 1), 7))]) },
    .on(KitchenAction.evening) { .set([.evening(weekday: $0, isBusy: $1)]) },
    .on(KitchenAction.leftovers) { .set([.leftoverLunches(min(max($0, 0), 7))]) },
    .on(KitchenAction.minutes) { .minutesSet($0) },
    .on(KitchenAction.aisleUp) { .moved($0, by: -1) },
    .on(KitchenAction.aisleDown) { .moved($0, by: 1) },
    .on(KitchenAction.resetAisles, .reset),
  ]

  func reduce(
    _ action: Action, into state: inout Void, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .planningTapped: return [.show(Route(PlanningRoutes.planningSettings))]
    case .aislesTapped: return [.show(Route(PlanningRoutes.aisles))]
    case .set(let settings):
      return changingPlan(stored, world) { [.run(.plan(settings.map { .set($0) }, world))] }
    case .minutesSet(let time):
      let days = time.isWeekend ? 6...7 : 1...5
      guard PlanningSettingsInput.minuteRange.contains(time.minutes) else { return [] }
      let events = days.map { day in
        PlanEvent.set(.minutes(PlanTime(weekday: day, slot: time.slot), time.minutes))
      }
      return changingPlan(stored, world) { [.run(.plan(events, world))] }
    case .moved(let aisle, let step):
      guard let store = stored.record.shopping.settings.store else { return [] }
      let order = stored.aisles[store].aisles
      guard let place = order.firstIndex(of: aisle), order.indices.contains(place + step) else {
        return []
      }
      // An aisle moves before the one that is then behind it.
      let behind = step < 0 ? place - 1 : place + 2
      let other = order.indices.contains(behind) ? order[behind] : nil
      return changingGroceries(stored, world) {
        [.run(.aisles([.moved(aisle, before: other, in: store)], world))]
      }
    case .reset:
      guard let store = stored.record.shopping.settings.store else { return [] }
      return changingGroceries(stored, world) { [.run(.aisles([.reset(store)], world))] }
    case .unstored: return [sayUnstored]
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .plan(let events, let world):
        if await !clients.isRecorded(events, world, context) { report(.unstored) }
      case .aisles(let events, let world):
        let isStored = await context.isWritten {
          _ = try await clients.stores.aisles.record(events, at: world.date)
        }
        if !isStored { report(.unstored) }
      }
    }
  }

  func screen(
    of route: Route, state: Void, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let (settings, date) = (stored.record.shopping.settings, context.world.deviceDate)
    func isAllowed(_ sold: PremiumFeature?) -> Bool {
      clients.decision(.change, sold, stored.record.entitlement, at: date).isAllowed
    }
    if PlanningRoutes.aisles ~= route {
      return AislesScreen(
        stored.aisles[settings.store].aisles,
        store: ChosenStore(settings, retailer: clients.retailers.name(of: settings.retailer))?.name,
        isAllowed: isAllowed(clients.soldGroceries), presentation(context))
    }
    let plan = stored.record.planSettings
    let minutes = [MealSlot.breakfast, .lunch, .dinner].flatMap { slot in
      [false, true].map { isWeekend in
        // If days differ, the shortest time is shown.
        let times = (isWeekend ? 6...7 : 1...5).map { PlanTime(weekday: $0, slot: slot) }
        return MealMinutes(
          slot, isWeekend: isWeekend,
          minutes: times.map { plan.minutes[$0] ?? $0.standardMinutes }.min() ?? 0)
      }
    }
    return PlanningSettingsScreen(
      PlanningSettingsInput(
        firstWeekday: plan.firstWeekday, minutes: minutes, busyEvenings: plan.busyEvenings,
        leftoverLunches: plan.leftoverLunches, isAllowed: isAllowed(clients.soldPlanner)),
      presentation(context))
  }
}
