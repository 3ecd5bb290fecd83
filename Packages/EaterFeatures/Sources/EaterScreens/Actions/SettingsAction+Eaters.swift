import DesignSystem
import MealModels
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
  /// Asks whether to accept traces of allergens when turned on; avoids traces when turned off.
  public static let traces = ActionForm("settings.traces", about: .eater, enters: .toggle)
  /// Accepts traces of allergens after the user has confirmed.
  public static let acceptTraces = ActionForm("settings.acceptTraces", about: .eater)
  /// Confirms that the displayed diets and allergies of an eater, some of which may be lost, are
  /// right.
  public static let confirmLimits = ActionForm("settings.confirmLimits", about: .eater)
  /// Adds an unwanted food, or removes it.
  public static let dislike = ActionForm(
    "settings.dislike", about: .ofEater(.id(FoodID.self)), enters: .toggle)
  /// Adds an allergy to the entered food.
  public static let addAllergyFood = ActionForm(
    "settings.addAllergyFood", about: .eater, enters: .text(maxLength: longestFood))
  /// Adds the entered food as unwanted.
  public static let addDislike = ActionForm(
    "settings.addDislike", about: .eater, enters: .text(maxLength: longestFood))
  private static let longestFood = 60
}

extension SettingsPageID {
  /// The diets and allergies of an eater.
  public static let diets = SettingsPageID(rawValue: "dietary-restrictions")
  /// The bounds on nutrients of one serving.
  public static let nutritionLimits = SettingsPageID(rawValue: "nutrition-limits")
  /// The quiz: rating some dishes by whether the eater would eat them.
  public static let taste = SettingsPageID(rawValue: "taste")
  /// The people at the table.
  public static let household = SettingsPageID(rawValue: "household")
  /// One person at the table.
  public static let eater = SettingsPageID(rawValue: "eater")
}
