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
  /// The shown state, after closing screens whose subject no longer exists.
  ///
  /// Throws `unknownRoute` if not even the tab has a screen.
  public func showing() throws(AppShellError) -> ScreenState {
    let screen = try presentScreen()
    let root = screen.element
    shownRoot = root
    return ScreenState(
      screen: screen, root: root,
      below: navigation.overlays.isEmpty || isHidden ? nil : screenBelow(),
      navigation: navigation, looks: looks)
  }

  /// The element tree of the shown screen, which is made again only after a change.
  ///
  /// Throws `unknownRoute` if not even the tab has a screen.
  public func shownTree() throws(AppShellError) -> Element {
    if let shownRoot { return shownRoot }
    let root = try presentScreen().element
    shownRoot = root
    return root
  }

  /// The screen behind the top one; nil at the root of a tab, or if no screen is visible behind it.
  public func screenBelow() -> (any Screen)? {
    isHidden ? nil : navigation.below.flatMap { try? screen(of: $0.current, at: $0) }
  }
}
