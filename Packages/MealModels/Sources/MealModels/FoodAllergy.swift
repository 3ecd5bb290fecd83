/// An allergy to one food, with everything that a meal must not hold because of it.
///
/// What somebody says and what meals are held against are two things: whoever names egg white is
/// protected from egg. The foods of a book say how wide an allergy is, so it is made with one:
/// nobody states what it covers by hand.
public struct FoodAllergy: Hashable, Sendable {
  /// The food as it was named.
  public let food: FoodID

  /// What the food is made of or stands in for.
  public let origins: Set<FoodID>

  /// The allergens that the food contains.
  public let originAllergens: AllergenSet

  /// Whether it was narrowed knowingly to the food and what is made of it, so that its origins are
  /// not avoided.
  public let isNarrowed: Bool

  /// Whether it is known which meals hold the food; no meal is safe where it is not.
  public let isDecidable: Bool

  /// An allergy to a food and to everything that it comes from, unless it is narrowed.
  ///
  /// It covers the food with all that it is made of and stands in for, and the allergens that it
  /// contains; of a group of foods also those of its kinds, so that whoever is allergic to legumes is
  /// protected from traces of peanut, soy and lupin. What the food may be made with or hold in traces
  /// is no part of the allergy.
  public init(to food: FoodID, in book: FoodBook, isNarrowed: Bool = false) {
    self.init(
      food, origins: book.lineage(of: food).subtracting([food]),
      originAllergens: book.allergens(meantBy: food).union(book.allergens(ofKindsOf: food)),
      isNarrowed: isNarrowed, isDecidable: book.records(food))
  }

  /// An allergy to exactly what is named, for where no book is at hand.
  public static func asNamed(_ food: FoodID) -> FoodAllergy {
    FoodAllergy(food, origins: [], originAllergens: [], isNarrowed: false, isDecidable: true)
  }

  /// The foods that a meal must not hold, neither themselves nor in anything made of them.
  public var foods: Set<FoodID> { isNarrowed ? [food] : origins.union([food]) }

  /// The allergens that a meal must not hold.
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
  /// The foods that allergens are called after.
  private static let allergenFoods: [(food: FoodID, allergen: Allergen)] = [
    ("milk", .milk), ("egg", .egg), ("fish", .fish), ("crustacean", .crustacean),
    ("mollusc", .mollusc), ("tree-nut", .treeNut), ("peanut", .peanut), ("wheat", .wheat),
    ("wheat", .gluten), ("barley", .gluten), ("rye", .gluten), ("soybean", .soy),
    ("sesame-seed", .sesame), ("celery", .celery), ("mustard", .mustard),
    ("mustard-seed", .mustard), ("lupin", .lupin),
  ]

  /// The allergens that a food contains; of a name that means one of several foods those of all.
  fileprivate func allergens(meantBy food: FoodID) -> AllergenSet {
    guard let contents = contents(of: food) else { return [] }
    return self[food]?.isEither == true ? contents.asIngredients : contents.allergens
  }

  /// The allergens of which the very foods are kinds of another food.
  fileprivate func allergens(ofKindsOf food: FoodID) -> AllergenSet {
    AllergenSet(
      Self.allergenFoods.filter { $0.food != food && lineage(of: $0.food).contains(food) }
        .map(\.allergen))
  }

  /// Whether a food is known, and the foods that hold it say so.
  ///
  /// What is made of nothing but hidden foods is as hidden: brown sugar as sugar.
  public func records(_ food: FoodID) -> Bool {
    guard let known = self[food], !known.isHidden else { return false }
    return known.parents.isEmpty || !known.contents.allergens.isEmpty
      || known.parents.contains(where: records)
  }
}
