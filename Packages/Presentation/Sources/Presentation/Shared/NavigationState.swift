import MealModels

/// Where the person is, in the four places of the product (S-STATE-02).
///
/// Sheets, covers and pushes are kept by the shell beside it (C-N07).
public enum NavigationState: Hashable, Sendable {
  /// The Home tab.
  case home
  /// The Favorites tab.
  case favorites
  /// The Settings tab.
  case settings
  /// The recipe of a meal.
  case recipe(Meal)
}
