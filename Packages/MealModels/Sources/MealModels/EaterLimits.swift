/// The limits of one eater or of everyone at the table, which a meal must never break.
///
/// All limits apply at once, and nothing in the product relaxes one. An allergy to a food can only
/// be added as a ``FoodAllergy``, so that a food book determines its coverage.
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

  /// Foods that an eater does not want, with everything made of them.
  public var dislikedFoods: Set<FoodID>

  /// No limits.
  public static let none = EaterLimits()

  /// Makes limits.
  ///
  /// - Parameter acceptedTraces: allergens that a meal may contain in traces; those that are not in
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

  /// The limits of everyone together; traces that at least one person does not accept are unsafe.
  public func union(_ other: EaterLimits) -> EaterLimits {
    let accepted = acceptedTraces.union(other.acceptedTraces)
    return EaterLimits(
      diets: diets.union(other.diets), allergens: namedAllergens.union(other.namedAllergens),
      acceptedTraces: accepted.subtracting(avoidedTraces.union(other.avoidedTraces)),
      allergies: allergies.union(other.allergies),
      dislikedFoods: dislikedFoods.union(other.dislikedFoods))
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
  private var strict: AllergenSet { allergens.subtracting(acceptedTraces) }

  /// Whether an eater has any allergy, so that labels must be read.
  public var hasAllergy: Bool { !namedAllergens.isEmpty || !allergies.isEmpty }

  /// The ids of foods in the allergies for which it is unknown which meals contain them.
  ///
  /// As long as there is such a food, no meal is safe.
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

  /// The allergens of the limits in some contents.
  ///
  /// Gluten that may be that of wheat is treated as wheat, so that the broken limit is named.
  private func harms(in contents: FoodContents) -> AllergenSet {
    let harms = contents.asIngredients.intersection(allergens)
      .union(contents.traces.intersection(strict))
    let held = contents.asIngredients.union(contents.traces)
    let masked = strict.allergens.filter { allergen in
      !held.isDisjoint(with: AllergenSet([allergen]).withMaskingKin)
    }
    return harms.union(AllergenSet(masked))
  }

  /// The avoided foods in a meal.
  ///
  /// An allergy gives its food if the meal contains it, else the covered foods in the meal, unless
  /// an allergen of the allergy is reported already.
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
  /// The meal does not fit this diet.
  case diet(Diet)
  /// The meal contains this allergen, may be made with it, or may contain traces that are not
  /// accepted.
  case allergen(Allergen)
  /// The meal contains this food.
  case food(FoodID)
  /// The meal has this unknown ingredient.
  case unknown(String)
}
