import DesignSystem

/// What every screen needs beside its own input: words, region, colours and the tab bar.
public struct PresentationContext: Equatable, Sendable {
  /// The words, with the region that numbers are written for.
  public var copy: Copy
  /// Light or dark, for symbols that differ, such as those of the evening (C-S01).
  public var interfaceStyle: InterfaceStyle
  /// The tab bar with its selection; nil under a cover or a sheet (C-N02).
  public var tabBar: TabBar?

  /// Makes a context; light, for the region of the words, and without a tab bar, unless given.
  public init(
    copy: Copy, interfaceStyle: InterfaceStyle = .light, region: DisplayRegion? = nil,
    tabBar: TabBar? = nil
  ) {
    self.copy = copy
    self.copy.region = region ?? copy.region
    self.interfaceStyle = interfaceStyle
    self.tabBar = tabBar
  }

  /// How numbers, money and times are written.
  public var region: DisplayRegion {
    get { copy.region }
    set { copy.region = newValue }
  }

  /// A copy with another tab selected.
  public func selecting(tab name: String) -> PresentationContext {
    var result = self
    result.tabBar?.selected = name
    return result
  }

  /// A copy for a sheet or a cover: no tab bar.
  public var covered: PresentationContext {
    var result = self
    result.tabBar = nil
    return result
  }
}
