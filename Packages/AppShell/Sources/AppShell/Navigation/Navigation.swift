/// The eater's place in the app: a tab with its pushed screens and overlays.
public struct Navigation: Hashable, Sendable {
  /// A sheet or cover with the screens pushed inside it.
  public struct Overlay: Hashable, Sendable {
    /// Sheet or cover.
    public var style: PresentationStyle
    /// The screens in it, the top one last; it is never empty.
    public var stack: [Route]
  }

  /// The first screen of each tab, in order.
  public let tabs: [Route]

  /// The selected tab.
  public private(set) var selected: Route

  /// Sheets and covers, the top one last.
  public private(set) var overlays: [Overlay] = []

  private var pushes: [Route: [Route]] = [:]

  /// Starts at the first tab; nil if there is no tab.
  public init?(tabs: [Route]) {
    guard let first = tabs.first else { return nil }
    self.tabs = tabs
    selected = first
  }

  /// The route on top.
  public var current: Route {
    overlays.last?.stack.last ?? pushes[selected]?.last ?? selected
  }

  /// Whether the tab bar shows: always, except under a sheet or a cover (C-N02).
  public var showsTabBar: Bool { overlays.isEmpty }

  /// Whether there is a screen to go back from.
  public var canDismiss: Bool { !overlays.isEmpty || pushes[selected]?.isEmpty == false }

  /// The place after dismissing; nil at the root of a tab.
  public var below: Navigation? {
    guard canDismiss else { return nil }
    var below = self
    below.dismiss()
    return below
  }

  /// The routes from the selected tab to the top, which `AppRuntime.go(along:)` follows.
  public var trail: [Route] {
    [selected] + (pushes[selected] ?? []) + overlays.flatMap(\.stack)
  }

  /// The place at the root of a tab, without overlays; nil if the route is not a tab.
  func begun(at tab: Route) -> Navigation? {
    guard tabs.contains(tab) else { return nil }
    var result = self
    result.overlays = []
    result.selected = tab
    result.pushes[tab] = nil
    return result
  }

  /// Shows a route; a tab's root selects the tab, and the top route is not shown twice.
  public mutating func show(_ route: Route, as style: PresentationStyle) {
    guard route != current else { return }
    switch style {
    case .root:
      select(route)
    case .sheet, .cover:
      overlays.append(Overlay(style: style, stack: [route]))
    case .push:
      if overlays.isEmpty {
        pushes[selected, default: []].append(route)
      } else {
        overlays[overlays.count - 1].stack.append(route)
      }
    }
  }

  /// Whether the top is a sheet that contains only a route with this path.
  func isSheet(of path: String) -> Bool {
    guard let top = overlays.last, top.style == .sheet else { return false }
    return top.stack.map(\.path) == [path]
  }

  /// Closes the top screen; does nothing at the root of a tab.
  public mutating func dismiss() {
    guard var top = overlays.popLast() else {
      _ = pushes[selected]?.popLast()
      return
    }
    top.stack.removeLast()
    if !top.stack.isEmpty { overlays.append(top) }
  }

  /// Selects a tab and closes its overlays; selecting it again returns to its root.
  private mutating func select(_ tab: Route) {
    guard tabs.contains(tab) else { return }
    overlays = []
    if tab == selected { pushes[tab] = nil }
    selected = tab
  }
}
