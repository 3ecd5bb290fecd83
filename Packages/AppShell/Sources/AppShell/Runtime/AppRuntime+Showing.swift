import DesignSystem

/// What an app shows at one moment, all of it read at once.
public struct Showing: Sendable {
  /// The screen on top.
  public var screen: any Screen
  /// The tree of the screen on top.
  public var root: Element
  /// The screen behind a sheet or a cover; nil without one.
  public var below: (any Screen)?
  /// Where the eater is.
  public var navigation: Navigation
  /// How the eater wants screens to look.
  public var looks: LooksOffer
}

extension AppRuntime {
  /// What is shown now, after the screens are taken away whose subject is gone.
  ///
  /// Throws `unknownRoute` when not even the tab has a screen.
  public func showing() throws(AppShellError) -> Showing {
    let screen = try presentScreen()
    let root = screen.element
    shownRoot = root
    return Showing(
      screen: screen, root: root,
      below: navigation.overlays.isEmpty || isHidden ? nil : screenBelow(),
      navigation: navigation, looks: looks)
  }

  /// The tree of the screen that is shown now; it is not made again while nothing changed.
  ///
  /// Throws `unknownRoute` when not even the tab has a screen.
  public func shownTree() throws(AppShellError) -> Element {
    if let shownRoot { return shownRoot }
    let root = try presentScreen().element
    shownRoot = root
    return root
  }

  /// The screen that is behind the one on top; nil at the root of a tab, and where nothing shows
  /// behind it.
  public func screenBelow() -> (any Screen)? {
    isHidden ? nil : navigation.below.flatMap { try? screen(of: $0.current, at: $0) }
  }
}
