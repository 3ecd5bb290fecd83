import DesignSystem

/// A feature that is one tab with one page of buttons and texts.
///
/// ```swift
/// struct Water: TabFeature {
///   enum Action: String, Sendable { case drink }
///   let id: FeatureID = "water", icon = IconRole.servings, title = "Water"
///   func initialState() -> Int { 0 }
///   func reduce(_ action: Action, into glasses: inout Int) -> [Command<Never>] {
///     glasses += 1
///     return [.say(.confirmation("Cheers"))]
///   }
///   func content(_ glasses: Int) -> [Element] {
///     TextBlock("water.glasses", "\(glasses) today")
///     ActionButton("water.drink", .primary, "Drink", action: tap(.drink))
///   }
/// }
/// ```
/// A feature with stored data, fields or further screens is a ``Feature``.
public protocol TabFeature: Feature
where Stored == Void, Action: RawRepresentable, Action.RawValue == String {
  /// The symbol of the tab.
  var icon: IconRole { get }

  /// The words under the symbol, and at the top of the page.
  var title: String { get }

  /// Changes the state and returns the next commands.
  ///
  /// The function is pure.
  func reduce(_ action: Action, into state: inout State) -> [Command<Effect>]

  /// The parts of the page, from top to bottom.
  @ElementBuilder func content(_ state: State) -> [Element]
}

extension TabFeature {
  /// The action of a control that sends an action of the feature to `reduce`.
  public func tap(_ action: Action) -> ControlAction { ControlAction(form, action) }

  /// The route of the tab, whose path is the feature's id.
  public var routes: [RouteDefinition] { [RouteDefinition(RouteForm(id.rawValue), .root)] }

  /// The handler of the actions of the page.
  public var actions: [ActionHandler<Action>] { [.on(form) { $0 }] }

  /// Changes the state and returns the next commands.
  public func reduce(
    _ action: Action, into state: inout State, stored: Void, world: World
  ) -> [Command<Effect>] { reduce(action, into: &state) }

  /// The page of the tab.
  public func screen(
    of route: Route, state: State, stored: Void, context: ScreenContext
  ) -> (any Screen)? { TabPage(id: ScreenID(id.rawValue), title: title, content: content(state)) }

  /// The tab.
  public func offers(_ state: State, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route(id.rawValue), icon, title)
    return offers
  }

  /// The one declared action of the page, which names an action of the feature.
  private var form: ActionForm<Action, Void> {
    ActionForm(ActionID(stringLiteral: "\(actionName).tap"), about: .id(named: "action"))
  }

  /// The feature's id as a part of an action's id: `tea-diary` is `teaDiary` there.
  private var actionName: String {
    let words = id.rawValue.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.dropFirst().reduce(words.first?.lowercased() ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}

/// The page of a tab: its title above its parts.
private struct TabPage: Screen {
  let id: ScreenID
  let state: StateID = "default"
  let title: String
  let content: [Element]

  var primaryAction: ElementID? {
    content.lazy.flatMap(\.all).first { $0.role == .primaryButton }?.id
  }

  var element: Element {
    ScreenRoot(ElementID(id.rawValue)) {
      NavigationBar(ElementID("\(id).bar"), title: title) {}
      PageContent(ElementID("\(id).content"), spacing: .m) { content }
    }.element
  }
}
