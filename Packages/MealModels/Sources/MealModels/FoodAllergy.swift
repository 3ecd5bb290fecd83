/// An allergy to one food, with all foods and allergens that a meal must not contain because of it.
///
/// The allergy covers more than the named food: an allergy to egg white protects from egg. A food
/// book determines the coverage, which is never stated by hand.
public struct FoodAllergy: Hashable, Sendable {
  /// The named food.
  public let food: FoodID

  /// The foods that the named food is made of or stands in for.
  public let origins: Set<FoodID>

  /// The allergens that the food contains.
  public let originAllergens: AllergenSet

  /// Whether the eater narrowed the allergy to the food and foods made of it, so that its origins
  /// are not avoided.
  public let isNarrowed: Bool

  /// Whether it is known which meals contain the food; if not, no meal is safe.
  public let isDecidable: Bool

  /// Makes an allergy to a food and to everything that it comes from, unless it is narrowed.
  ///
  /// It covers the food, everything that the food is made of or replaces, and the allergens that
  /// the food contains. For a group of foods it also covers the allergens of its kinds, so that an
  /// allergy to legumes protects from traces of peanut, soy and lupin. It does not cover foods with
  /// which the food is only possibly made, or of which it contains traces.
  ///
  /// - Parameter food: the exact id of a food; any other words are undecided, so no meal is safe.
  public init(to food: FoodID, in book: FoodBook, isNarrowed: Bool = false) {
    self.init(
      food, origins: book.lineage(of: food).subtracting([food]),
      originAllergens: book.allergens(meantBy: food).union(book.allergens(ofKindsOf: food)),
      isNarrowed: isNarrowed, isDecidable: book.records(food))
  }

  /// An allergy to the named food alone, for use without a book.
  public static func asNamed(_ food: FoodID) -> FoodAllergy {
    FoodAllergy(food, origins: [], originAllergens: [], isNarrowed: false, isDecidable: true)
  }

  /// The foods that a meal must not contain, neither themselves nor in foods made of them.
  public var foods: Set<FoodID> { isNarrowed ? [food] : origins.union([food]) }

  /// The allergens that a meal must not contain.
  public var allergens: AllergenSet { isNarrowed ? [] : originAllergens }

  private init(
    _ food: FoodID, origins: Set<FoodID>, originAllergens: AllergenSet, isNarrowed: Bool,
    isDecidable: Bool
  ) {
    self.food = food
    self.origins = origins
    self.originAllergens = originAllergens
    self.isNarrowed = isNarrowed
    self.isDecidable = isDecidable
  }
}

extension FoodBook {
  /// The foods that allergens are named after.
  private static let allergenFoods: [(food: FoodID, allergen: Allergen)] = [
    ("milk", .milk), ("egg", .egg), ("fish", .fish), ("crustacean", .crustacean),
    ("mollusc", .mollusc), ("tree-nut", .treeNut), ("peanut", .peanut), ("wheat", .wheat),
    ("wheat", .gluten), ("barley", .gluten), ("rye", .gluten), ("soybean", .soy),
    ("sesame-seed", .sesame), ("celery", .celery), ("mustard", .mustard),
    ("mustard-seed", .mustard), ("lupin", .lupin),
  ]

  /// The allergens that a food contains; for a name that means one of several foods, those of all
  /// of them.
  fileprivate func allergens(meantBy food: FoodID) -> AllergenSet {
    guard let contents = contents(of: food) else { return [] }
    return self[food]?.isEither == true ? contents.asIngredients : contents.allergens
  }

  /// The allergens whose own foods are kinds of another food.
  fileprivate func allergens(ofKindsOf food: FoodID) -> AllergenSet {
    AllergenSet(
      Self.allergenFoods.filter { $0.food != food && lineage(of: $0.food).contains(food) }
        .map(\.allergen))
  }

  /// Whether a food is known, and it is known which other foods contain it.
  ///
  /// A food made only of hidden foods is hidden too, such as brown sugar.
  public func records(_ food: FoodID) -> Bool {
    guard let known = self[food], !known.isHidden else { return false }
    return known.parents.isEmpty || !known.contents.allergens.isEmpty
      || known.parents.contains(where: records)
  }
}
