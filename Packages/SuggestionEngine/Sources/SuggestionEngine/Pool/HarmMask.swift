import MealModels

/// Everything in a meal that some limit may forbid, or everything that an eater's limits forbid,
/// as one mask: a meal is safe if the two share no bit.
struct HarmMask: OptionSet, Hashable, Sendable {
  /// Bits 0-31: allergens; 32-47: diets that the meal does not fit; 48: something unknown.
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// What a meal contains, traces included.
  init(of facts: MealFacts) {
    let eaten = facts.contents.allergens.union(facts.contents.traces)
    let isKnown = facts.unknownIngredients.isEmpty
    self.init(
      rawValue: UInt64(eaten.rawValue) | UInt64(~facts.diets.rawValue) << 32
        | (isKnown ? 0 : Self.unknown))
  }

  /// What the limits of everyone at the table forbid, apart from foods by name.
  init(forbiddenBy limits: EaterLimits) {
    self.init(
      rawValue: UInt64(limits.allergens.rawValue) | UInt64(limits.diets.rawValue) << 32
        | (limits.protects ? Self.unknown : 0))
  }

  private static let unknown: UInt64 = 1 << 48
}
