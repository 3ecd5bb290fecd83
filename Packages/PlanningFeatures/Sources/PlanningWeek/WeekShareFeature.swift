import AppShell
import DesignSystem
import EaterParts
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import ScreenParts
import SuggestionWords

/// Shares the shown week: as a calendar file, as text, or as a calendar that follows the plan.
struct WeekShareFeature: PlanningFeature {
  struct State: Sendable {
    /// The address for calendars.
    var address: WeekShareInput.Address = .impossible
  }

  enum Action: Sendable {
    case opened, shown
    case fileTapped, textTapped, makeTapped, copyTapped, subscribeTapped
    case found(WeekShareInput.Address)
    case made(String?)
    case saved(place: String)
    case handed(Departure)
    case unshared
  }

  enum Effect: Sendable {
    case look
    case make
    case file(Range<Int>, World)
    case text(Range<Int>, World)
  }

  let id: FeatureID = "week-share"
  let routes = [RouteDefinition(PlanningRoutes.share, .sheet)]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PlannerAction.share, .opened),
    .on(WeekShareAction.file, .fileTapped),
    .on(WeekShareAction.text, .textTapped),
    .on(WeekShareAction.make, .makeTapped),
    .on(WeekShareAction.reset, .makeTapped),
    .on(WeekShareAction.copyAddress, .copyTapped),
    .on(WeekShareAction.subscribe, .subscribeTapped),
  ]

  func action(forShowing route: Route) -> Action? {
    PlanningRoutes.share ~= route ? .shown : nil
  }

  func offers(_ state: State, _ stored: KeptPlanning, _ world: World) -> Offers { Offers() }

  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened: return [.show(Route(PlanningRoutes.share))]
    case .shown: return [.run(.look, id: "look")]
    case .fileTapped: return [.run(.file(world.shownWeek(stored), world), id: "file")]
    case .textTapped: return [.run(.text(world.shownWeek(stored), world), id: "text")]
    case .makeTapped: return [.run(.make, id: "make")]
    case .copyTapped: return open(state) { .sharing($0) }
    case .subscribeTapped:
      return open(state) { address in
        Departure(address, app: "webcal" + address.dropFirst("http".count))
      }
    case .found(let address): state.address = address
    case .made(let address):
      guard let address else { return [.say(.failure(copy("planner-share.unmade")))] }
      let isReplaced = if case .open = state.address { true } else { false }
      state.address = .open(address)
      let words: CopyKey = isReplaced ? "planner-share.replaced" : "planner-share.made"
      return [.say(.confirmation(copy(words)))]
    case .saved(let place):
      return [.say(.confirmation(copy("planner.shared", ["place": place])))]
    case .handed(let departure): return [.leave(to: departure)]
    case .unshared: return [.say(.failure(copy("planner.not-shared")))]
    }
    return []
  }

  private func open(
    _ state: State, _ departure: (String) -> Departure
  ) -> [Command<Effect>] {
    guard case .open(let address) = state.address else { return [] }
    return [.leave(to: departure(address))]
  }

  // MARK: - Effects

  func perform(_ effect: Effect, _ context: EffectContext<KeptPlanning>) -> AsyncStream<Action> {
    .reporting { report in
      switch effect {
      case .look: report(.found(await address()))
      case .make: report(.made(await clients.subscription?.make()))
      case .file(let days, let world): report(await file(of: days, world, context))
      case .text(let days, let world):
        guard let kept = try? await context.latest() else { return report(.unshared) }
        let (plan, warnings) = shared(kept, days, world)
        let document = PlanDocument(plan, of: days) { .init($0, warnings: warnings($0)) }
        report(.handed(.sharing(document.lines.joined(separator: "\n"))))
      }
    }
  }

  private func address() async -> WeekShareInput.Address {
    guard let subscription = clients.subscription, subscription.isPossible() else {
      return .impossible
    }
    return await subscription.address().map { .open($0) } ?? .none
  }

  private func file(
    of days: Range<Int>, _ world: World, _ context: EffectContext<KeptPlanning>
  ) async -> Action {
    guard let kept = try? await context.latest() else { return .unshared }
    let catalog = clients.service.catalog
    var calendar = PlanCalendar(product: clients.product, made: world.date) {
      catalog.summary($0)?.totalMinutes
    }
    let (plan, warnings) = shared(kept, days, world)
    calendar.warnings = warnings
    let file = calendar.file(of: plan, days: days)
    let name = "\(CalendarDay(days.lowerBound).text).ics"
    if clients.exports.isHandedOver { return .handed(.document(file, named: name)) }
    do throws(ExportDestinationError) {
      return .saved(place: try await clients.exports.put(file, name))
    } catch {
      return .unshared
    }
  }

  /// The plan with its titles, and the warnings for the eaters of each meal.
  private func shared(
    _ kept: KeptPlanning, _ days: Range<Int>, _ world: World
  ) -> (plan: Plan, warnings: @Sendable (PlannedMeal) -> [String]) {
    let (service, copy, record) = (clients.service, copy, kept.record)
    let plan = service.titled(record.plan(of: days, at: world.moment), on: days)
    return (
      plan,
      { entry in
        service.safety(of: entry, in: plan, record, at: world.deviceDate)
          .map { [copy.words(of: $0, service)] } ?? []
      }
    )
  }

  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    WeekShareScreen(
      WeekShareInput(state.address, toast: context.notice), presentation(context))
  }
}
