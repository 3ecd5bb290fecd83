import MealModels

extension EaterLimits {
  /// The number of diets and allergies; dislikes are not included (C-D13).
  public var restrictionCount: Int {
    diets.diets.count + namedAllergens.allergens.count + allergies.count
  }
}
