import DesignSystem

/// The context that all screens share: words, region, colours and the tab bar.
public struct PresentationContext: Equatable, Sendable {
  /// The words, with the region that decides how numbers are written.
  public var copy: Copy
  /// Light or dark, for symbols that differ, such as those for the evening (C-S01).
  public var interfaceStyle: InterfaceStyle
  /// The tab bar with its selection; nil under a cover or a sheet (C-N02).
  public var tabBar: TabBar?

  /// Makes a context.
  ///
  /// By default it is light and without a tab bar, and it has the region and the nutrition display
  /// of the words.
  public init(
    copy: Copy, interfaceStyle: InterfaceStyle = .light, region: DisplayRegion? = nil,
    nutrition: NutritionDisplay? = nil, tabBar: TabBar? = nil
  ) {
    self.copy = copy
    self.copy.region = region ?? copy.region
    self.copy.nutrition = nutrition ?? copy.nutrition
    self.interfaceStyle = interfaceStyle
    self.tabBar = tabBar
  }

  /// The region that decides how numbers, money and times are written.
  public var region: DisplayRegion {
    get { copy.region }
    set { copy.region = newValue }
  }

  /// The nutrition numbers that the eater chose to see.
  public var nutrition: NutritionDisplay {
    get { copy.nutrition }
    set { copy.nutrition = newValue }
  }

  /// A copy with another tab selected.
  public func selecting(tab name: String) -> PresentationContext {
    var result = self
    result.tabBar?.selected = name
    return result
  }

  /// A copy without a tab bar, for a sheet or a cover.
  public var covered: PresentationContext {
    var result = self
    result.tabBar = nil
    return result
  }
}
