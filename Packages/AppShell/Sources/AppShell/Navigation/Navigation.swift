/// Where the eater is: a tab with its pushes, and what lies over it.
public struct Navigation: Hashable, Sendable {
  /// A sheet or cover with the screens pushed inside it.
  public struct Overlay: Hashable, Sendable {
    /// Sheet or cover.
    public var style: PresentationStyle
    /// The screens in it, the top one last; never empty.
    public var stack: [Route]
  }

  /// The first screen of each tab, in order.
  public let tabs: [Route]

  /// The selected tab.
  public private(set) var selected: Route

  /// Sheets and covers, the top one last.
  public private(set) var overlays: [Overlay] = []

  private var pushes: [Route: [Route]] = [:]

  /// Starts at the first tab; nil without a tab.
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

  /// Whether there is something to go back from.
  public var canDismiss: Bool { !overlays.isEmpty || pushes[selected]?.isEmpty == false }

  /// Where dismissing leads; nil at the root of a tab.
  public var below: Navigation? {
    guard canDismiss else { return nil }
    var below = self
    below.dismiss()
    return below
  }

  /// The way from the selected tab to the route on top, which `AppRuntime.go(along:)` follows.
  public var trail: [Route] {
    [selected] + (pushes[selected] ?? []) + overlays.flatMap(\.stack)
  }

  /// The root of a tab, with nothing over it; nil for what is no tab.
  func begun(at tab: Route) -> Navigation? {
    guard tabs.contains(tab) else { return nil }
    var result = self
    result.overlays = []
    result.selected = tab
    result.pushes[tab] = nil
    return result
  }

  /// Shows a route; a root selects its tab, and the route on top is not shown twice.
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

  /// Whether the screen on top is a sheet by itself of routes with a path.
  func isSheet(of path: String) -> Bool {
    guard let top = overlays.last, top.style == .sheet else { return false }
    return top.stack.map(\.path) == [path]
  }

  /// Takes away the top screen; at the root of a tab nothing happens.
  public mutating func dismiss() {
    guard var top = overlays.popLast() else {
      _ = pushes[selected]?.popLast()
      return
    }
    top.stack.removeLast()
    if !top.stack.isEmpty { overlays.append(top) }
  }

  /// Selects a tab and takes away what lies over it; selecting it again goes back to its root.
  private mutating func select(_ tab: Route) {
    guard tabs.contains(tab) else { return }
    overlays = []
    if tab == selected { pushes[tab] = nil }
    selected = tab
  }
}
