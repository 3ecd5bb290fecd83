import DesignSystem
import MealModels
import Preferences
import ScreenParts

extension SettingsAction {
  /// Turns a diet on or off.
  public static let diet = ActionForm(
    "settings.diet", about: .ofEater(.id(Diet.self)), enters: .toggle)
  /// Turns the allergy to an allergen on or off.
  public static let allergy = ActionForm(
    "settings.allergy", about: .ofEater(.id(Allergen.self)), enters: .toggle)
  /// Turns the allergy to a food on or off.
  public static let allergyFood = ActionForm(
    "settings.allergyFood", about: .ofEater(AllergyFood.form), enters: .toggle)
  /// Accepts traces of allergens, which asks first, or no longer.
  public static let traces = ActionForm("settings.traces", about: .eater, enters: .toggle)
  /// Accepts traces of allergens after the question.
  public static let acceptTraces = ActionForm("settings.acceptTraces", about: .eater)
  /// Says that the diets and allergies of an eater, which may have been lost, are right as shown.
  public static let confirmLimits = ActionForm("settings.confirmLimits", about: .eater)
  /// Leaves a food out, or no longer.
  public static let dislike = ActionForm(
    "settings.dislike", about: .ofEater(.id(FoodID.self)), enters: .toggle)
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
  /// Adds an allergy to the food whose name is entered.
  public static let addAllergyFood = ActionForm(
    "settings.addAllergyFood", about: .eater, enters: .text(maxLength: longestFood))
  /// Leaves out the food whose name is entered.
  public static let addDislike = ActionForm(
    "settings.addDislike", about: .eater, enters: .text(maxLength: longestFood))
  /// Bounds a nutrient at the amount that is entered, or no longer where nothing is.
  public static let nutritionLimit = ActionForm(
    "settings.nutritionLimit", about: .id(BoundedNutrient.self), enters: .text(maxLength: 12))
  /// Removes the bound of a nutrient while it rests.
  public static let keptNutritionLimit = ActionForm(
    "settings.keptNutritionLimit", about: .id(BoundedNutrient.self), enters: .toggle)
  private static let longestFood = 60
}

extension SettingsPageID {
  /// The diets and allergies of an eater.
  public static let diets = SettingsPageID(rawValue: "dietary-restrictions")
  /// The time there is for cooking.
  public static let cookingTime = SettingsPageID(rawValue: "cooking-time")
  /// The cuisines to suggest from.
  public static let cuisines = SettingsPageID(rawValue: "cuisine-preferences")
  /// How much one serving should have at most or at least.
  public static let nutritionLimits = SettingsPageID(rawValue: "nutrition-limits")
  /// Saying of some dishes whether one would eat them.
  public static let taste = SettingsPageID(rawValue: "taste")
  /// Who eats.
  public static let household = SettingsPageID(rawValue: "household")
  /// One person at the table.
  public static let eater = SettingsPageID(rawValue: "eater")
}
