import MealModels

/// Everything in a meal that a limit may forbid, or everything that an eater's limits forbid.
///
/// It is one mask: a meal is safe if the two masks share no bit.
struct HarmMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask.
  ///
  /// Bits 0-23: allergens that are in the meal or that it may be made with. Bits 24-47: traces of
  /// them. Bits 48-62: diets that the meal does not fit. Bit 63: something unknown.
  ///
  /// There is only room for 24 allergens and 15 diets; a test checks their numbers.
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The mask of the allergens and classes that a meal contains or may be made with, and of its
  /// traces.
  init(of facts: MealFacts) {
    let unfit = ~facts.diets.rawValue & Self.mostDiets
    let isKnown = facts.unknownIngredients.isEmpty
    self.init(
      rawValue: UInt64(facts.contents.asIngredients.rawValue)
        | UInt64(facts.contents.traces.rawValue) << Self.firstTrace
        | UInt64(unfit) << Self.firstDiet | (isKnown ? 0 : Self.unknown))
  }

  /// The mask of everything that the limits of all eaters at the table forbid, except foods by
  /// name.
  init(forbiddenBy limits: EaterLimits) {
    self.init(
      rawValue: UInt64(limits.avoidedContents.rawValue)
        | UInt64(limits.avoidedTraces.rawValue) << Self.firstTrace
        | UInt64(limits.diets.rawValue) << Self.firstDiet | (limits.protects ? Self.unknown : 0))
  }

  /// The mask of these allergens alone.
  init(holding allergens: AllergenSet) { self.init(rawValue: UInt64(allergens.rawValue)) }

  /// The allergens of which a meal may contain traces.
  var traces: AllergenSet {
    AllergenSet(rawValue: UInt32(truncatingIfNeeded: rawValue >> Self.firstTrace) & 0xff_ffff)
  }

  private static let firstTrace: UInt64 = 24
  private static let firstDiet: UInt64 = 48
  private static let mostDiets: UInt16 = 0x7fff
  private static let unknown: UInt64 = 1 << 63
}
