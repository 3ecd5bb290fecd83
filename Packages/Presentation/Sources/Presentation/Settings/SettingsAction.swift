import DesignSystem
import MealModels
import Preferences
import ScreenParts

extension SettingsAction {
  /// Sets the cooking time.
  public static let cookingTime = ActionForm(
    "settings.cookingTime", enters: .choice(of: CookingTime.self))
  /// Sets how many minutes a meal usually may take.
  public static let mealTime = ActionForm(
    "settings.mealTime", about: .both(.id(UsualMeal.self), .integer("minutes")))
  /// Turns a cuisine on or off; nil, written `all`, clears the list.
  public static let cuisine = ActionForm(
    "settings.cuisine",
    about: ArgumentForm<Cuisine?>(
      "id", print: { $0?.rawValue ?? CuisinePreferencesScreen.all },
      read: { $0 == CuisinePreferencesScreen.all ? .some(nil) : Cuisine(rawValue: $0) }),
    enters: .toggle)
  /// Bounds a nutrient at the entered amount, or removes the bound for an empty entry.
  public static let nutritionLimit = ActionForm(
    "settings.nutritionLimit", about: .id(BoundedNutrient.self), enters: .text(maxLength: 12))
  /// Removes the bound of a nutrient that has no effect without premium.
  public static let keptNutritionLimit = ActionForm(
    "settings.keptNutritionLimit", about: .id(BoundedNutrient.self), enters: .toggle)
}

extension SettingsPageID {
  /// The time there is for cooking.
  public static let cookingTime = SettingsPageID(rawValue: "cooking-time")
  /// The cuisines to suggest from.
  public static let cuisines = SettingsPageID(rawValue: "cuisine-preferences")
}
