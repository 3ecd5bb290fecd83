import AppShell
import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A screen with a text and buttons.
struct PlainScreen: Screen {
  var id: ScreenID
  var state: StateID = "default"
  var title: String
  var buttons: [(name: String, action: ControlAction)] = []
  var rows: [ListRow] = []
  var tabBar: TabBar?
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot(ElementID(id.rawValue)) {
      TextBlock(ElementID("\(id).title"), title, style: .title)
      buttons.map {
        ActionButton(ElementID("\(id).\($0.name)"), .secondary, $0.name, action: $0.action)
      }
      rows
      tabBar
    }.element
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.element == rhs.element }
}

/// Counts, waits, and shows itself on a tab.
struct CounterFeature: Feature {
  enum Action: Sendable { case incremented, waited, changed, shown }
  enum Effect: Sendable { case wait }

  var id: FeatureID = "counter"
  var routes = [RouteDefinition("counter", .root), RouteDefinition("detail", .cover)]

  func initialState() -> Int { 0 }

  func action(for call: ActionCall) -> Action? {
    switch call.id {
    case "counter.increment": .incremented
    case "counter.wait": .waited
    default: nil
    }
  }

  func action(forChangeOf stream: String) -> Action? { stream == "numbers" ? .changed : nil }

  func action(forShowing route: Route) -> Action? { route.path == "detail" ? .shown : nil }

  func reduce(_ action: Action, _ state: inout Int, _ world: World) -> [Command<Effect>] {
    switch action {
    case .incremented: state += 1
    case .waited: return [.run(.wait, id: "wait")]
    case .changed: state += 100
    case .shown: state += 1000
    }
    return []
  }

  func perform(_ effect: Effect, _ environment: Environment) -> AsyncStream<Action> {
    .reporting { report in
      try? await environment.sleep(1)
      report(.incremented)
    }
  }

  func screen(_ route: Route, _ state: Int, _ context: ScreenContext) -> (any Screen)? {
    if route.path == "detail" {
      guard route["id"] != "gone" else { return nil }
      return PlainScreen(
        id: "detail", title: "\(state)", buttons: [("close", ControlAction(ShellAction.dismiss))])
    }
    return PlainScreen(
      id: "counter", title: "\(state)",
      buttons: [
        ("add", ControlAction("counter.increment")), ("wait", ControlAction("counter.wait")),
        ("nobody", ControlAction("nobody.cares")),
      ], rows: context.offers.settingsRows.map(\.row), tabBar: context.tabBar)
  }

  func offers(_ state: Int, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("counter"), .home, "Counter")
    offers.deepLinks = [DeepLink("detail", to: "detail")]
    return offers
  }
}

extension Environment {
  /// A fixed evening that never waits.
  static let fixed = Environment(
    now: { Date(timeIntervalSince1970: 1_778_603_400) }, secondsFromGMT: { _ in 0 },
    sleep: { _ in }, makeID: { "id" }, makeSeed: { 7 }, isConnected: { true },
    region: .unitedStates)
}
