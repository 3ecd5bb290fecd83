import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The feature that shows saved meals, and saves meals from any screen.
  ///
  /// - Parameter start: the screen on which the eater finds meals to save.
  public func favorites(discovering start: Route = Route(Routes.home)) -> any Feature {
    FavoritesFeature(self, discovering: start)
  }
}
