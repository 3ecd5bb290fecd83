import AppShell
import DesignSystem
import Synchronization

/// A screen with a text and buttons.
struct PlainScreen: Screen {
  var id: ScreenID
  var state: StateID = "default"
  var title: String
  var buttons: [(name: String, action: ControlAction)] = []
  var rows: [ListRow] = []
  var toast: Toast?
  var tabBar: TabBar?
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot(ElementID(id.rawValue)) {
      TextBlock(ElementID("\(id).title"), title, style: .title)
      buttons.map {
        ActionButton(ElementID("\(id).\($0.name)"), .secondary, $0.name, action: $0.action)
      }
      rows
      toast
      tabBar
    }.element
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.element == rhs.element }
}

/// Counts, waits, and shows itself on a tab.
struct CounterFeature: Feature {
  enum Action: Sendable { case incremented, waited, shown }
  enum Effect: Sendable { case wait }

  var id: FeatureID = "counter"
  var routes = [
    RouteDefinition(RouteForm("counter"), .root), RouteDefinition(RouteForm("detail"), .cover),
  ]
  var ledger = Ledger()

  /// What it began with.
  var stored: Slice<Int> { Slice(ledger.part) }

  func initialState() -> Int { 0 }

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("counter.increment"), .incremented),
    .on(ActionForm("counter.wait"), .waited),
  ]

  func action(forShowing route: Route) -> Action? { route.path == "detail" ? .shown : nil }

  func reduce(_ action: Action, into state: inout Int, stored start: Int, world: World) -> [Command<
    Effect
  >] {
    switch action {
    case .incremented: state += 1
    case .waited: return [.run(.wait, id: "wait")]
    case .shown: state += 1000
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<Int>) -> AsyncStream<Action> {
    .reporting { report in
      try? await context.environment.sleep(1)
      report(.incremented)
    }
  }

  func screen(of route: Route, state: Int, stored start: Int, context: ScreenContext) -> (
    any Screen
  )? {
    if route.path == "detail" {
      guard route.parameters.first("id") != "gone" else { return nil }
      return PlainScreen(
        id: "detail", title: "\(start + state)",
        buttons: [("close", ControlAction(NavigationAction.dismiss))])
    }
    return PlainScreen(
      id: "counter", title: "\(start + state)",
      buttons: [
        ("add", ControlAction("counter.increment")), ("wait", ControlAction("counter.wait")),
        ("nobody", ControlAction("nobody.cares")),
      ], rows: context.offers.all(ListRow.self), tabBar: context.tabBar)
  }

  func offers(_ state: Int, _ start: Int, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("counter"), .home, "Counter")
    offers.deepLinks = [DeepLink("detail", to: RouteForm("detail"))]
    return offers
  }
}

/// A number that is stored, in memory.
final class Ledger: Sendable {
  private let state = Mutex((number: 0, version: 1, isReadable: true, readings: 0))

  /// What is stored.
  var number: Int {
    get { state.withLock(\.number) }
    set { state.withLock { ($0.number, $0.version) = (newValue, $0.version + 1) } }
  }

  /// Whether it can be read.
  var isReadable: Bool {
    get { state.withLock(\.isReadable) }
    set { state.withLock { $0.isReadable = newValue } }
  }

  /// How often it was read.
  var readings: Int { state.withLock(\.readings) }

  /// The number as a part of what is stored; it turns negative when it cannot be read again.
  var part: StoredPart<Int> {
    StoredPart(
      "number", streams: ["numbers"], initial: 0,
      read: { known in
        let (number, version, isReadable, _) = self.state.withLock { state in
          state.readings += 1
          return state
        }
        guard isReadable else { throw StoredDataError() }
        return StoredReading(StoredVersion(version), unless: known, number)
      }, unread: { -abs($0) })
  }
}
