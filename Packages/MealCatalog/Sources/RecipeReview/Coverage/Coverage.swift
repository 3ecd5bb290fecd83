import MealModels

/// The number of meals of a catalogue for each group of eaters.
public struct Coverage: Sendable {
  /// The fourteen allergens of Regulation (EU) No 1169/2011, Annex II.
  public static let allergens: [Allergen] = [
    .gluten, .crustacean, .egg, .fish, .peanut, .soy, .milk, .treeNut, .celery, .mustard, .sesame,
    .sulphite, .lupin, .mollusc,
  ]

  /// The diets with a restriction, in declared order.
  public static let diets: [Diet] = Diet.allCases.filter { $0 != .everything }

  /// The number of dinners that should remain for every two diets without any one allergen.
  public static let fewestDinners = 5

  private let meals: [MealSummary]

  /// Makes the coverage of a catalogue's meals.
  public init(_ meals: [MealSummary]) {
    self.meals = meals
  }

  /// The number of meals of a slot that keep limits, come from a cuisine if one is given, and have
  /// total minutes in a range.
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

  /// The dinners that fit diets and contain none of some allergens, not even in traces.
  public func dinners(_ diets: [Diet], without allergens: [Allergen] = []) -> [MealSummary] {
    let limits = EaterLimits(diets: DietSet(diets), allergens: AllergenSet(allergens))
    return meals.filter { $0.slots.contains(.dinner) && limits.admits($0.facts) }
  }

  /// Every two diets, in declared order.
  public static let pairs: [[Diet]] = diets.indices.flatMap { first in
    diets[(first + 1)...].map { [diets[first], $0] }
  }
}
