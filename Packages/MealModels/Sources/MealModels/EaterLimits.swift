/// The limits of one eater or of everyone at the table, which a meal must never break.
///
/// All limits apply at once, and nothing in the product relaxes one. An allergy to a food is added
/// as a ``FoodAllergy``, and an unwanted food as a ``FoodDislike``, so that a food book determines
/// the coverage of both.
public struct EaterLimits: Hashable, Sendable {
  /// Diets that a meal must fit.
  public var diets: DietSet

  /// Allergens that a meal must not contain: the named ones, and those of foods in the allergies.
  ///
  /// A meal must not even contain traces of them, unless these are accepted.
  ///
  /// Removing an allergen also ends the acceptance of its traces, so if the allergen is added again
  /// its traces are avoided too.
  public var allergens: AllergenSet {
    get { namedAllergens.union(foodAllergens) }
    set {
      namedAllergens = newValue
      acceptedTraces.formIntersection(newValue)
    }
  }

  /// Allergens that were named themselves, and not through a food.
  public private(set) var namedAllergens: AllergenSet

  /// The named allergens that everyone who avoids them accepts in traces; none by default.
  ///
  /// An allergen with which a food may be made is not a trace and stays unsafe.
  public private(set) var acceptedTraces: AllergenSet

  /// Foods that an eater is allergic to, each with everything it covers.
  public private(set) var allergies: Set<FoodAllergy> = []

  /// The foods that the allergies cover; a meal must contain neither these foods nor foods made of
  /// them.
  public private(set) var allergyFoods: Set<FoodID> = []

  /// The allergens of foods in the allergies.
  private var foodAllergens: AllergenSet = []

  /// The foods that an eater does not want, each as a food book knows it.
  public private(set) var dislikes: Set<FoodDislike> = []

  /// The foods that the dislikes cover; a meal must contain neither these foods nor foods made of
  /// them.
  public var dislikedFoods: Set<FoodID> {
    get { coveredDislikes }
    @available(*, deprecated, message: "Use insert(_:) with a FoodDislike, or withoutDislikes.")
    set {
      self = withoutDislikes
      for food in newValue { insert(FoodDislike.asNamed(food)) }
    }
  }

  /// The foods of ``dislikedFoods``, collected once.
  private var coveredDislikes: Set<FoodID> = []

  /// No limits.
  public static let none = EaterLimits()

  /// Makes limits.
  ///
  /// - Parameter acceptedTraces: allergens that a meal may contain in traces; those that are not in
  ///   `allergens` are left out.
  public init(
    diets: DietSet = [], allergens: AllergenSet = [], acceptedTraces: AllergenSet = [],
    allergies: some Sequence<FoodAllergy> = [], dislikes: some Sequence<FoodDislike> = []
  ) {
    self.diets = diets
    namedAllergens = allergens
    self.acceptedTraces = acceptedTraces.intersection(allergens)
    for allergy in allergies { insert(allergy) }
    for dislike in dislikes { insert(dislike) }
  }

  /// Adds an allergy to a food.
  public mutating func insert(_ allergy: FoodAllergy) {
    guard allergies.insert(allergy).inserted else { return }
    allergyFoods.formUnion(allergy.foods)
    foodAllergens.formUnion(allergy.allergens)
  }

  /// Adds a food that an eater does not want.
  public mutating func insert(_ dislike: FoodDislike) {
    guard dislikes.insert(dislike).inserted else { return }
    coveredDislikes.formUnion(dislike.foods)
  }

  /// The same limits without the dislikes.
  public var withoutDislikes: EaterLimits {
    var limits = self
    limits.dislikes = []
    limits.coveredDislikes = []
    return limits
  }

  /// The limits of everyone together; traces that at least one person does not accept are unsafe.
  public func union(_ other: EaterLimits) -> EaterLimits {
    let accepted = acceptedTraces.union(other.acceptedTraces)
    return EaterLimits(
      diets: diets.union(other.diets), allergens: namedAllergens.union(other.namedAllergens),
      acceptedTraces: accepted.subtracting(avoidedTraces.union(other.avoidedTraces)),
      allergies: allergies.union(other.allergies),
      dislikes: dislikes.union(other.dislikes))
  }

  /// The allergens that a meal must not contain even in traces.
  ///
  /// They include gluten of any cereal if traces of wheat are not accepted.
  public var avoidedTraces: AllergenSet { strict.withMaskingKin }

  /// The allergens that a meal must not contain: those of the limits.
  ///
  /// They include gluten, which may come with wheat, if not even traces of wheat are accepted.
  public var avoidedContents: AllergenSet { allergens.union(strict.withMaskingKin) }

  /// The allergens of the limits of which no traces are accepted.
  var strict: AllergenSet { allergens.subtracting(acceptedTraces) }

  /// Whether an eater has any allergy, so that labels must be read.
  public var hasAllergy: Bool { !namedAllergens.isEmpty || !allergies.isEmpty }

  /// The ids of foods in the allergies for which it is unknown which meals contain them.
  ///
  /// As long as there is such a food, no meal is safe.
  public var undecidedFoods: [FoodID] { allergies.filter { !$0.isDecidable }.map(\.food).sorted() }

  /// The disliked foods, as named, that no known food matches, so that they exclude no known meal.
  ///
  /// An app tells the eater about them.
  public var unknownDislikes: [FoodID] { dislikes.filter { !$0.isKnown }.map(\.named).sorted() }

  /// Whether any limit protects health or conviction, so that an unknown ingredient is unsafe.
  public var protects: Bool {
    !diets.isEmpty || hasAllergy
  }

  /// Whether a meal keeps every limit.
  public func admits(_ facts: MealFacts) -> Bool {
    guard undecidedFoods.isEmpty else { return false }
    if protects, !facts.unknownIngredients.isEmpty { return false }
    return facts.diets.isSuperset(of: diets)
      && facts.contents.asIngredients.isDisjoint(with: avoidedContents)
      && facts.contents.traces.isDisjoint(with: avoidedTraces)
      && facts.foods.isDisjoint(with: allergyFoods)
      && facts.foods.isDisjoint(with: dislikedFoods)
  }
}
