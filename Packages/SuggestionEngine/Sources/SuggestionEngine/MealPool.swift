import MealModels

/// The meals to choose from, as columns, so that limits and wishes are checked by masks.
public struct MealPool: Sendable {
  /// The ids, in the order the meals were given; a repeated id is kept once, the first time.
  public let ids: [MealID]

  let facts: [MealFacts]
  let diets: [DietSet]
  let harms: [AllergenSet]
  let slots: [SlotSet]
  let minutes: [Int]
  let cuisines: [Cuisine]

  /// Makes a pool of meals.
  public init(_ meals: [MealSummary]) {
    var seen: Set<MealID> = []
    let unique = meals.filter { seen.insert($0.id).inserted }
    ids = unique.map(\.id)
    facts = unique.map(\.facts)
    diets = unique.map(\.facts.diets)
    harms = unique.map { $0.facts.contents.allergens.union($0.facts.contents.traces) }
    slots = unique.map(\.slots)
    minutes = unique.map(\.totalMinutes)
    cuisines = unique.map(\.cuisine)
  }

  /// How many meals there are.
  public var count: Int { ids.count }

  /// The meals that keep every limit; nothing else can be wished for, scored or returned.
  func safeMeals(for limits: EaterLimits) -> [SafeMeal] {
    let namesFoods = !limits.allergyFoods.isEmpty || !limits.dislikedFoods.isEmpty
    let protects = limits.protects
    return ids.indices.compactMap { index in
      guard diets[index].isSuperset(of: limits.diets),
        harms[index].isDisjoint(with: limits.allergens),
        !protects || facts[index].unknownIngredients.isEmpty,
        !namesFoods || limits.admits(facts[index])
      else { return nil }
      return SafeMeal(checkedIndex: index)
    }
  }
}

/// A meal that was checked against the limits of a request.
///
/// Scoring takes only these, and only ``MealPool/safeMeals(for:)`` makes them.
struct SafeMeal: Hashable, Sendable {
  let index: Int

  fileprivate init(checkedIndex: Int) {
    index = checkedIndex
  }
}
