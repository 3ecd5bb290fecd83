import DesignSystem

/// What every screen needs beside its own input: words, region, looks and the tab bar.
public struct PresentationContext: Equatable, Sendable {
  /// The words, with the region that numbers are written for.
  public var copy: Copy
  /// Light or dark, for the greeting's glyph.
  public var colorScheme: ColorScheme
  /// The one way for nutrition numbers to a screen (C-D03).
  public var nutrition: NutritionDisplay
  /// The tab bar with its selection; nil under a cover or a sheet (C-N02).
  public var tabBar: TabBar?

  /// Makes a context; English, light, full nutrition and no tab bar unless given.
  public init(
    copy: Copy = .english, colorScheme: ColorScheme = .light,
    nutrition: NutritionDisplay = NutritionDisplay(.full), tabBar: TabBar? = nil
  ) {
    self.copy = copy
    self.colorScheme = colorScheme
    self.nutrition = nutrition
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
