import AppShell
import DesignSystem
import ScreenParts

extension ScreenContext {
  /// The context that screens need besides their input: the words, the region and the eater, looks
  /// and tabs.
  ///
  /// The feature that stores a tracking mode offers it as a `TrackingMode`; without an offer every
  /// nutrition number is shown. Features make no other context, so that no screen shows hidden
  /// numbers.
  public func presentation(_ copy: Copy) -> PresentationContext {
    PresentationContext(
      copy: copy, interfaceStyle: interfaceStyle, region: world.region,
      nutrition: offers.all(TrackingMode.self).first.map(NutritionDisplay.init), tabBar: tabBar)
  }
}
