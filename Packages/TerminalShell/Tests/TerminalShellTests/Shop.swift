import AppShell
import DesignSystem
import Synchronization
import TerminalShell

/// A small app with one of each kind of control, and a page that is longer than a window.
struct Shop: Feature {
  struct State: Sendable {
    var count = 0
    var isOn = false
    var name = ""
    var lines = 40
    var isBroken = false
    var isBaking = false
    var toast: String?
  }

  enum Action: Sendable {
    case counted(Int)
    case toggled(Bool)
    case named(String)
    case opened(String)
    case left
    case called
    case broke
    case baked
  }

  let id: FeatureID = "shop"
  let routes = [
    RouteDefinition(RouteForm("shop"), .root), RouteDefinition(RouteForm("sheet"), .sheet),
    RouteDefinition(RouteForm("fragile"), .push), RouteDefinition(RouteForm("other"), .root),
  ]

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("shop.add"), .counted(1)),
    .on(ActionForm("shop.hundred"), .counted(100)),
    .on(ActionForm("shop.toggle", enters: .toggle), entering: { .toggled($0) }),
    .on(ActionForm("shop.name", enters: .text(maxLength: 10)), entering: { .named($0) }),
    .on(ActionForm("shop.open", about: .text("id"))) { .opened($0) },
    .on(ActionForm("shop.leave"), .left),
    .on(ActionForm("shop.call"), .called),
    .on(ActionForm("shop.break"), .broke),
    .on(ActionForm("shop.bake"), .baked),
  ]

  func reduce(_ action: Action, into state: inout State, stored: Void, world: World) -> [Command<
    Never
  >] {
    switch action {
    case .counted(let count): state.count += count
    case .toggled(let isOn): state.isOn = isOn
    case .named(let name): state.name = name
    case .opened(let path): return [.show(Route(path))]
    case .left: return [.leave(to: "https://example.com/a")]
    case .called: return [.call("The bread is done.")]
    case .broke: state.isBroken = true
    case .baked: state.isBaking = true
    }
    return []
  }

  func offers(_ state: State, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("shop"), .home, "Shop")
    if state.isBaking { offers.unfinished = ["The oven is on."] }
    return offers
  }

  func screen(of route: Route, state: State, stored: Void, context: ScreenContext) -> (
    any Screen
  )? {
    switch route.path {
    case "sheet": ShopScreen(id: "sheet", isSheet: true, state: state, tabBar: nil)
    case "fragile":
      state.isBroken ? nil : ShopScreen(id: "fragile", state: state, tabBar: context.tabBar)
    default: ShopScreen(id: "shop", state: state, tabBar: context.tabBar)
    }
  }
}

/// The screens of the shop.
struct ShopScreen: Screen {
  var id: ScreenID
  var isSheet = false
  var shop: Shop.State
  var tabBar: TabBar?
  var state: StateID { StateID("count-\(shop.count)") }
  var title: String { "Shop" }
  var primaryAction: ElementID? { "shop.add" }
  var announcement: String? { shop.count > 0 ? "\(shop.count) in the basket" : nil }

  init(id: ScreenID, isSheet: Bool = false, state: Shop.State, tabBar: TabBar?) {
    self.id = id
    self.isSheet = isSheet
    shop = state
    self.tabBar = tabBar
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.element == rhs.element }

  var element: Element {
    if isSheet { return ScreenRoot("sheet") { sheet }.element }
    return ScreenRoot("shop") {
      PageContent("shop.content") {
        row
        TextEntry(
          "shop.name", label: "Name", text: shop.name,
          action: ControlAction("shop.name", slot: .text(maxLength: 10)))
        ListRow(
          "shop.toggle", "Organic only", accessory: .toggle(isOn: shop.isOn),
          action: ControlAction("shop.toggle", slot: .toggle))
        (0..<shop.lines).map { TextBlock(ElementID("shop.line").child($0), "Line \($0)") }
        button("add", title: "Add", action: "shop.add")
        button("sheet", title: "Open Sheet", action: "shop.open", id: "sheet")
        button("fragile", title: "Fragile", action: "shop.open", id: "fragile")
        button("break", title: "Break", action: "shop.break")
        button("leave", title: "Leave", action: "shop.leave")
        button("call", title: "Call", action: "shop.call")
        button("oven", title: "Bake", action: "shop.bake")
      }
      shop.toast.map {
        Notice.confirmation($0, action: ControlAction("shop.add")).toast("shop.toast")
      }
      tabBar
    }.element
  }

  private var row: Card {
    var spoken = Accessibility("Basket", traits: .button)
    spoken.customActions = [
      CustomAction("Add a hundred", ControlAction("shop.hundred")),
      CustomAction("Add one", ControlAction("shop.add")),
    ]
    return Card("shop.basket", .secondary, accessibility: spoken, action: ControlAction("shop.add"))
    {
      TextBlock("shop.basket.title", "Basket of \(shop.count)")
    }
  }

  private var sheet: Sheet {
    Sheet(
      "sheet.panel", label: "Sheet",
      dismiss: CustomAction("Close", ControlAction(NavigationAction.dismiss))
    ) {
      TextBlock("sheet.words", "The sheet")
      (0..<12).map { button("line\($0)", title: "Choice \($0)", action: "shop.add") }
      button("close", title: "Close", action: "navigation.dismiss")
    }
  }

  private func button(
    _ name: String, title: String, action: ActionID, id: String? = nil
  ) -> ActionButton {
    ActionButton(
      ElementID("shop").child(name), .secondary, title,
      action: ControlAction(action, id.map { [ActionParameter("id", $0)] } ?? []))
  }
}

/// A terminal in memory: keys go in, and what it was sent can be looked at.
final class FakeTerminal: Sendable {
  private let sent = Mutex("")
  private let input: AsyncStream<TerminalDevice.Event>
  private let keyboard: AsyncStream<TerminalDevice.Event>.Continuation
  private let window: Mutex<WindowSize>
  private let begun = Mutex(0)

  init(columns: Int = 80, rows: Int = 24) {
    window = Mutex(WindowSize(columns: columns, rows: rows))
    (input, keyboard) = AsyncStream.makeStream()
  }

  /// Everything it was sent since the last time.
  func take() -> String {
    sent.withLock { text in
      defer { text = "" }
      return text
    }
  }

  /// How often the keyboard was taken and not given back.
  var timesHeld: Int { begun.withLock { $0 } }

  func press(_ event: TerminalDevice.Event) { keyboard.yield(event) }

  func resize(columns: Int, rows: Int) {
    window.withLock { $0 = WindowSize(columns: columns, rows: rows) }
    keyboard.yield(.resized)
  }

  var device: TerminalDevice {
    TerminalDevice(
      events: { self.input }, size: { self.window.withLock { $0 } },
      write: { text in
        self.sent.withLock { $0 += text }
        return true
      },
      begin: {
        self.begun.withLock { $0 += 1 }
        return true
      },
      end: { self.begun.withLock { $0 -= 1 } })
  }
}
