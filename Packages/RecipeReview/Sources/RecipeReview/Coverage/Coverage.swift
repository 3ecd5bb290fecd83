import MealModels

/// How many meals of a catalogue there are for whom.
public struct Coverage: Sendable {
  /// The fourteen allergens of Regulation (EU) No 1169/2011, Annex II.
  public static let allergens: [Allergen] = [
    .gluten, .crustacean, .egg, .fish, .peanut, .soy, .milk, .treeNut, .celery, .mustard, .sesame,
    .sulphite, .lupin, .mollusc,
  ]

  /// The eight diets, in declared order.
  public static let diets: [Diet] = Diet.allCases.filter { $0 != .everything }

  /// How many dinners every two diets should leave without any one allergen.
  public static let fewestDinners = 5

  private let meals: [MealSummary]

  /// Counts the meals of a catalogue.
  public init(_ meals: [MealSummary]) {
    self.meals = meals
  }

  /// How many meals of a slot keep limits, come from a cuisine if one is named, and take as many
  /// minutes in all.
  public func count(
    _ slot: MealSlot, _ limits: EaterLimits = .none, from cuisine: Cuisine? = nil,
    minutes: ClosedRange<Int> = 0...Int.max
  ) -> Int {
    meals.count { meal in
      meal.slots.contains(slot) && limits.admits(meal.facts)
        && (cuisine == nil || meal.cuisine == cuisine) && minutes.contains(meal.totalMinutes)
    }
  }

  /// How many meals of a slot are free of nuts, egg and soy at once, traces included.
  public func countFreeOfNutsEggSoy(_ slot: MealSlot) -> Int {
    count(slot, EaterLimits(allergens: AllergenSet([.treeNut, .peanut, .egg, .soy])))
  }

  /// The dinners that fit diets and hold no allergen, not even in traces.
  public func dinners(_ diets: [Diet], without allergens: [Allergen] = []) -> [MealSummary] {
    let limits = EaterLimits(diets: DietSet(diets), allergens: AllergenSet(allergens))
    return meals.filter { $0.slots.contains(.dinner) && limits.admits($0.facts) }
  }

  /// Every two diets, in declared order.
  public static let pairs: [[Diet]] = diets.indices.flatMap { first in
    diets[(first + 1)...].map { [diets[first], $0] }
  }
}
