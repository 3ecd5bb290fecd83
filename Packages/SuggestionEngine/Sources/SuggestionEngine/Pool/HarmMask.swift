import MealModels

/// Everything in a meal that some limit may forbid, or everything that an eater's limits forbid,
/// as one mask: a meal is safe if the two share no bit.
struct HarmMask: OptionSet, Hashable, Sendable {
  /// Bits 0-23: allergens that are in the meal or that it may be made with; 24-47: traces of them; 48-62: diets that the meal does not fit; 63:
  /// something unknown.
  ///
  /// There is room for 24 allergens and 15 diets and no more; a test counts them.
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// What a meal contains or may be made with, with its traces apart.
  init(of facts: MealFacts) {
    let unfit = ~facts.diets.rawValue & Self.mostDiets
    let isKnown = facts.unknownIngredients.isEmpty
    self.init(
      rawValue: UInt64(facts.contents.asIngredients.rawValue)
        | UInt64(facts.contents.traces.rawValue) << Self.firstTrace
        | UInt64(unfit) << Self.firstDiet | (isKnown ? 0 : Self.unknown))
  }

  /// What the limits of everyone at the table forbid, apart from foods by name.
  init(forbiddenBy limits: EaterLimits) {
    self.init(
      rawValue: UInt64(limits.avoidedContents.rawValue)
        | UInt64(limits.avoidedTraces.rawValue) << Self.firstTrace
        | UInt64(limits.diets.rawValue) << Self.firstDiet | (limits.protects ? Self.unknown : 0))
  }

  /// These allergens and nothing else.
  init(holding allergens: AllergenSet) { self.init(rawValue: UInt64(allergens.rawValue)) }

  /// The allergens that a meal may hold in traces.
  var traces: AllergenSet {
    AllergenSet(rawValue: UInt32(truncatingIfNeeded: rawValue >> Self.firstTrace) & 0xff_ffff)
  }

  private static let firstTrace: UInt64 = 24
  private static let firstDiet: UInt64 = 48
  private static let mostDiets: UInt16 = 0x7fff
  private static let unknown: UInt64 = 1 << 63
}
