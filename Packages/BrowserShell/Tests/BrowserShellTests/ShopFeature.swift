import AppShell
import AppTesting
import DesignSystem
import Synchronization

/// A page of whatever it is given.
struct ShopScreen: Screen {
  var id: ScreenID
  var state: StateID = "default"
  var title: String
  var rows: [ListRow] = []
  var buttons: [ActionButton] = []
  var tabBar: TabBar?
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot(ElementID(id.rawValue)) {
      TextBlock(ElementID("\(id).title"), title, style: .title)
      rows
      buttons
      tabBar
    }.element
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.element == rhs.element }
}

/// What all apps of a stage share.
final class ShopStore: Sendable {
  private let count = Mutex(0)

  var number: Int { count.withLock(\.self) }

  func add() { count.withLock { $0 += 1 } }
}

/// A small shop: counts, a switch, a sheet, a page about things, a page about its stock once that is
/// read, a way out, and a bell.
struct ShopFeature: Feature {
  struct State: Sendable {
    var isRead = false
    var isOpen = false
  }

  enum Action: Sendable {
    case launched, added, hasRead, opened(Bool), sheet, thing, left, bell, slept
  }

  enum Effect: Sendable { case add, read, sleep }

  let store: ShopStore
  /// How many were counted.
  let stored: Slice<Int>
  var id: FeatureID = "shop"
  var routes = [
    RouteDefinition(RouteForm("shop"), .root), RouteDefinition(RouteForm("sheet"), .sheet),
    RouteDefinition(RouteForm("thing"), .push), RouteDefinition(RouteForm("stock"), .push),
  ]

  init(store: ShopStore) {
    self.store = store
    stored = Slice(
      StoredPart("numbers", initial: 0) { known in
        StoredReading(StoredVersion(store.number), unless: known, store.number)
      })
  }

  func initialState() -> State { State() }

  var launchAction: Action? { .launched }

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("shop.add"), .added),
    .on(ActionForm("shop.open", enters: .toggle), entering: { .opened($0) }),
    .on(ActionForm("shop.sheet"), .sheet),
    .on(ActionForm("shop.thing"), .thing),
    .on(ActionForm("shop.leave"), .left),
    .on(ActionForm("shop.ring"), .bell),
  ]

  func reduce(_ action: Action, into state: inout State, stored count: Int, world: World)
    -> [Command<
      Effect
    >]
  {
    switch action {
    case .launched: return [.run(.read)]
    case .added: return [.run(.add)]
    case .hasRead: state.isRead = true
    case .opened(let isOpen): state.isOpen = isOpen
    case .sheet: return [.show(Route("sheet"))]
    case .thing: return [.show(Route("thing", [ActionParameter("id", "tea & cake")]))]
    case .left:
      return [.leave(to: Departure("https://example.com/a?b=1&c=\"", app: "example://a?b=\""))]
    case .bell: return [.run(.sleep, id: "sleep")]
    case .slept: return [.call("Ready <now>")]
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<Int>) -> AsyncStream<Action> {
    .reporting { [store] report in
      switch effect {
      case .add:
        await context.write { store.add() }
      case .read:
        for _ in 0..<100 { await Task.yield() }
        report(.hasRead)
      case .sleep:
        try? await context.environment.sleep(0.05)
        report(.slept)
      }
    }
  }

  func screen(of route: Route, state: State, stored count: Int, context: ScreenContext) -> (
    any Screen
  )? {
    switch route.path {
    case "sheet":
      return ShopScreen(
        id: "sheet", title: "A sheet",
        buttons: [
          ActionButton(
            "sheet.close", .text, "Close", action: ControlAction(NavigationAction.dismiss))
        ])
    case "thing":
      guard let id = route.parameters.first("id") else { return nil }
      let style = context.interfaceStyle.rawValue
      return ShopScreen(id: "thing", title: "\(id), \(style)", tabBar: context.tabBar)
    case "stock":
      guard state.isRead else { return nil }
      return ShopScreen(id: "stock", title: "In stock: \(count)", tabBar: context.tabBar)
    default: return shop(route, state: state, count: count, context: context)
    }
  }

  private func shop(
    _ route: Route, state: State, count: Int, context: ScreenContext
  ) -> ShopScreen {
    let names = ["add", "sheet", "thing", "leave", "ring", "nothing"]
    return ShopScreen(
      id: ScreenID(route.path), title: "Count \(count)",
      rows: [
        ListRow(
          "shop.switch", "Open", accessory: .toggle(isOn: state.isOpen),
          action: ControlAction("shop.open", slot: .toggle))
      ],
      buttons: names.map { name in
        ActionButton(
          ElementID("shop.\(name)"), .secondary, name.capitalized,
          action: ControlAction(ActionID("shop.\(name)") ?? "shop.none"))
      }, tabBar: context.tabBar)
  }

  func offers(_ state: State, _ count: Int, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("shop"), .home, "Shop")
    if state.isOpen { offers.looks = LooksOffer(scheme: .dark) }
    return offers
  }
}

/// A second tab, empty.
struct BagFeature: Feature {
  var id: FeatureID = "bag"
  var routes = [RouteDefinition(RouteForm("bag"), .root)]

  func initialState() -> Int { 0 }
  func reduce(
    _ action: Never, into state: inout Int, stored: Void, world: World
  ) -> [Command<Never>] {}

  func screen(of route: Route, state: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? {
    ShopScreen(id: "bag", title: "The bag", tabBar: context.tabBar)
  }

  func offers(_ state: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("bag"), .favorites, "Bag")
    return offers
  }
}

extension Stage {
  /// The shop, whose clerk can be set while it runs and whose weather cannot.
  static func shop(_ store: ShopStore = ShopStore(), starts: StartCount = StartCount()) -> Stage {
    let weather = StageSwitch("weather", "Weather", .options([.init("rain", "Rain")]))
    let clerk = StageSwitch("clerk", "Clerk", .options([.init("slow", "Slow")]))
    return Stage(switches: [weather, clerk]) { settings throws(AppShellError) in
      let app = try AppRuntime(
        features: [ShopFeature(store: store), BagFeature()], environment: .shop)
      await app.launch()
      starts.add(settings)
      return StagedApp(app: app) { [was = settings["weather"]] in $0["weather"] == was }
    } storedChanges: {
      AsyncStream { continuation in
        let task = Task {
          var known = store.number
          while (try? await Task.sleep(for: .milliseconds(5))) != nil {
            if store.number != known { continuation.yield(.streams(["numbers"])) }
            known = store.number
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      }
    }
  }
}

/// How often an app was started, and how.
final class StartCount: Sendable {
  private let all = Mutex<[StageSettings]>([])

  var settings: [StageSettings] { all.withLock(\.self) }

  func add(_ settings: StageSettings) { all.withLock { $0.append(settings) } }
}

extension AppEnvironment {
  /// An evening whose waits take their time.
  static let shop = TestWorld(sleep: { try await Task.sleep(for: .seconds($0)) }).environment
}
