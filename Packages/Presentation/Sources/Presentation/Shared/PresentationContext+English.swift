import DesignSystem
import ScreenParts

extension PresentationContext {
  /// Makes a context with the English words of MealAdvisor.
  public init(colorScheme: InterfaceStyle? = nil, tabBar: TabBar? = nil) {
    self.init(copy: .english, colorScheme: colorScheme, tabBar: tabBar)
  }
}
