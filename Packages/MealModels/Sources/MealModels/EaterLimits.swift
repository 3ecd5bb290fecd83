/// What a meal must never contain, for one eater or for everyone at the table.
///
/// All limits hold at once. Nothing in the product relaxes one. Allergies to foods only come in as
/// ``FoodAllergy``, so that what they cover follows from a book.
public struct EaterLimits: Hashable, Sendable {
  /// Diets that a meal must fit.
  public var diets: DietSet

  /// Allergens that a meal must not contain, and not even in traces unless those are accepted: those
  /// that were named, and those of foods that somebody is allergic to.
  ///
  /// What is avoided no longer is accepted no longer, so an allergen that comes back comes back
  /// with its traces.
  public var allergens: AllergenSet {
    get { namedAllergens.union(foodAllergens) }
    set {
      namedAllergens = newValue
      acceptedTraces.formIntersection(newValue)
    }
  }

  /// Allergens that were named as such.
  public private(set) var namedAllergens: AllergenSet

  /// Those of the named allergens that everyone who avoids them accepts in traces; none unless
  /// said.
  ///
  /// What a food may be made with is no trace and stays unsafe.
  public private(set) var acceptedTraces: AllergenSet

  /// Foods that somebody is allergic to, each with what that covers.
  public private(set) var allergies: Set<FoodAllergy> = []

  /// The foods that the allergies cover, which a meal must not hold, nor anything made of them.
  public private(set) var allergyFoods: Set<FoodID> = []

  /// The allergens of foods that somebody is allergic to.
  private var foodAllergens: AllergenSet = []

  /// Foods that somebody does not want, with everything made of them.
  public var dislikedFoods: Set<FoodID>

  /// Nothing is off limits.
  public static let none = EaterLimits()

  /// Makes limits.
  ///
  /// - Parameter acceptedTraces: allergens that may be there in traces; those that are not among
  ///   `allergens` are left out.
  public init(
    diets: DietSet = [], allergens: AllergenSet = [], acceptedTraces: AllergenSet = [],
    allergies: some Sequence<FoodAllergy> = [], dislikedFoods: Set<FoodID> = []
  ) {
    self.diets = diets
    namedAllergens = allergens
    self.acceptedTraces = acceptedTraces.intersection(allergens)
    self.dislikedFoods = dislikedFoods
    for allergy in allergies { insert(allergy) }
  }

  /// Adds an allergy to a food.
  public mutating func insert(_ allergy: FoodAllergy) {
    guard allergies.insert(allergy).inserted else { return }
    allergyFoods.formUnion(allergy.foods)
    foodAllergens.formUnion(allergy.allergens)
  }

  /// The limits of everyone together: traces that one of them does not accept are unsafe.
  public func union(_ other: EaterLimits) -> EaterLimits {
    let accepted = acceptedTraces.union(other.acceptedTraces)
    return EaterLimits(
      diets: diets.union(other.diets), allergens: namedAllergens.union(other.namedAllergens),
      acceptedTraces: accepted.subtracting(avoidedTraces.union(other.avoidedTraces)),
      allergies: allergies.union(other.allergies),
      dislikedFoods: dislikedFoods.union(other.dislikedFoods))
  }

  /// The allergens that a meal must not even hold in traces; gluten of whatever cereal where those of
  /// wheat are not accepted.
  public var avoidedTraces: AllergenSet { strict.withMaskingKin }

  /// The allergens that a meal must not contain: those of the limits, and gluten, which may come with
  /// wheat, where not even traces of wheat are accepted.
  public var avoidedContents: AllergenSet { allergens.union(strict.withMaskingKin) }

  /// The allergens that were limited and of which no traces are accepted.
  private var strict: AllergenSet { allergens.subtracting(acceptedTraces) }

  /// Whether anybody is allergic to anything, so that labels are to be read.
  public var hasAllergy: Bool { !namedAllergens.isEmpty || !allergies.isEmpty }

  /// Foods that somebody is allergic to though nobody can tell which meals hold them, by their ids;
  /// no meal is safe as long as there is one.
  public var undecidedFoods: [FoodID] { allergies.filter { !$0.isDecidable }.map(\.food).sorted() }

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

  /// Every limit that a meal breaks, in the order diets, allergens, foods, unknown ingredients.
  public func breaches(of facts: MealFacts) -> [LimitBreach] {
    let harms = harms(in: facts.contents)
    let diets = diets.subtracting(facts.contents.diets).diets.map(LimitBreach.diet)
    let allergens = harms.allergens.map(LimitBreach.allergen)
    let foods = foods(in: facts, beside: harms).sorted()
    let unknown = undecidedFoods.map(\.rawValue) + (protects ? facts.unknownIngredients : [])
    return diets + allergens + foods.map(LimitBreach.food) + unknown.map(LimitBreach.unknown)
  }

  /// The allergens of the limits that something holds; gluten that may be wheat counts as wheat, so that
  /// it says whose limit it breaks.
  private func harms(in contents: FoodContents) -> AllergenSet {
    let harms = contents.asIngredients.intersection(allergens)
      .union(contents.traces.intersection(strict))
    let held = contents.asIngredients.union(contents.traces)
    let masked = strict.allergens.filter { allergen in
      !held.isDisjoint(with: AllergenSet([allergen]).withMaskingKin)
    }
    return harms.union(AllergenSet(masked))
  }

  /// The foods in a meal that are avoided: as they were named where it holds them so, and else what
  /// they come from, unless an allergen of theirs says it.
  private func foods(in facts: MealFacts, beside harms: AllergenSet) -> Set<FoodID> {
    allergies.reduce(into: dislikedFoods.intersection(facts.foods)) { foods, allergy in
      if facts.foods.contains(allergy.food) {
        foods.insert(allergy.food)
      } else if allergy.allergens.isDisjoint(with: harms) {
        foods.formUnion(allergy.foods.intersection(facts.foods))
      }
    }
  }
}

/// One limit that a meal breaks.
public enum LimitBreach: Hashable, Sendable {
  /// It does not fit this diet.
  case diet(Diet)
  /// It contains this allergen, may be made with it, or may hold traces that are not accepted.
  case allergen(Allergen)
  /// It contains this food.
  case food(FoodID)
  /// Nothing is known of this ingredient.
  case unknown(String)
}
