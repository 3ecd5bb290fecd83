extension DietSet {
  /// No meat, poultry, fish, shellfish, gelatin, rennet or other part of an animal.
  public static let vegetarian = DietSet(rawValue: 1 << 0)
  /// Nothing from an animal, honey included.
  public static let vegan = DietSet(rawValue: 1 << 1)
  /// Vegetarian, with fish and shellfish allowed.
  public static let pescatarian = DietSet(rawValue: 1 << 2)
  /// Very low in carbohydrate: at most 10 g of net carbohydrate a serving.
  public static let keto = DietSet(rawValue: 1 << 3)
  /// No gluten, and no traces of it.
  public static let glutenFree = DietSet(rawValue: 1 << 4)
  /// No milk and nothing made of it.
  public static let dairyFree = DietSet(rawValue: 1 << 5)
  /// No pork, other forbidden or disputed meat, blood, alcohol, gelatin, rennet or other
  /// unspecified animal product.
  public static let halal = DietSet(rawValue: 1 << 6)
  /// No meat except that of cattle, sheep, goats, deer and common fowl; no blood, shellfish or fish
  /// without scales; no meat together with dairy.
  public static let kosher = DietSet(rawValue: 1 << 7)
}

extension DietSet: CustomStringConvertible {
  /// The names of the diets, such as "vegan, gluten-free"; "none" for the empty set.
  public var description: String { diets.map(\.rawValue).commaList }
}
