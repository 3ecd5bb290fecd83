import AppShell
import MealAdvisorFeatureParts

extension MealAdvisorClients {
  /// The saved meals, and saving from anywhere.
  public var favorites: any Feature { FavoritesFeature(self) }
}
