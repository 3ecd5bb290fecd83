import DesignSystem

/// The app's shown state at one moment.
public struct ScreenState: Sendable {
  /// The screen on top.
  public var screen: any Screen
  /// The tree of the screen on top.
  public var root: Element
  /// The screen behind a sheet or a cover; nil without one.
  public var below: (any Screen)?
  /// The eater's place.
  public var navigation: Navigation
  /// The eater's wishes for looks.
  public var looks: LooksOffer
}

extension AppRuntime {
  /// Says whether the canvas has room for a list beside the screen that it opened.
  public func canvasChanged(showsLists: Bool) {
    guard showsLists != self.showsLists else { return }
    self.showsLists = showsLists
    shownRoot = nil
  }

  /// The shown state, after closing screens whose subject no longer exists.
  ///
  /// Throws `unknownRoute` if not even the tab has a screen.
  public func showing() throws(AppShellError) -> ScreenState {
    let screen = try presentScreen()
    let root = withList(screen)
    shownRoot = root
    return ScreenState(
      screen: screen, root: root,
      below: navigation.overlays.isEmpty || isHidden || root.drawerBesideContent != nil
        ? nil : screenBelow(),
      navigation: navigation, looks: looks)
  }

  /// The element tree of the shown screen, which is made again only after a change.
  ///
  /// Throws `unknownRoute` if not even the tab has a screen.
  public func shownTree() throws(AppShellError) -> Element {
    if let shownRoot { return shownRoot }
    let root = withList(try presentScreen())
    shownRoot = root
    return root
  }

  /// The tree of the top screen, with the list from which it was opened if that stays beside it.
  private func withList(_ screen: any Screen) -> Element {
    var root = screen.element
    if let page = page(beside: root) { return page }
    guard let list = list(beside: root) else { return root }
    root.children.append(list)
    return root
  }

  private func list(beside root: Element) -> Element? {
    guard navigation.overlays.last?.style != .sheet else { return nil }
    return stayingBelow.flatMap { $0.element.asList(titled: $0.title) }
  }

  /// The whole page that opened a drawer, with the drawer beside its content; nil if it does not
  /// stay.
  private func page(beside root: Element) -> Element? {
    guard navigation.overlays.last?.style == .sheet,
      let drawer = root.children.first(where: { $0.role == .drawer }),
      var page = stayingBelow?.element
    else { return nil }
    page.children.append(drawer)
    return page
  }

  /// The screen below the top one, if the canvas has room for it and it stays beside what it opens.
  private var stayingBelow: (any Screen)? {
    guard showsLists, !isHidden, let place = navigation.below,
      let below = try? screen(of: place.current, at: place), below.staysBeside
    else { return nil }
    return below
  }

  /// Goes back to the list beside the top screen, if only the list has the action of a call.
  func returnToList(for call: ActionCall, in root: Element) {
    if let drawer = root.drawerBesideContent {
      if drawer.action(for: call) == nil { navigation.dismiss() }
      return
    }
    guard root.children.contains(where: { $0.layout.region == .beside }) else { return }
    var top = root
    top.children.removeAll { $0.layout.region == .beside }
    if top.action(for: call) == nil { navigation.dismiss() }
  }

  /// The screen behind the top one; nil at the root of a tab, or if no screen is visible behind it.
  public func screenBelow() -> (any Screen)? {
    isHidden ? nil : navigation.below.flatMap { try? screen(of: $0.current, at: $0) }
  }
}
