/// A way of eating that a meal either fits or does not.
public enum Diet: String, CaseIterable, Hashable, Sendable, Codable {
  /// No restriction.
  case everything = "none"
  /// No meat, poultry, fish, shellfish, gelatin, rennet or other part of an animal.
  case vegetarian
  /// Nothing from an animal, honey included.
  case vegan
  /// Vegetarian, with fish and shellfish allowed.
  case pescatarian
  /// Very low in carbohydrate: at most 10 g of net carbohydrate a serving.
  case keto
  /// No gluten, and no traces of it.
  case glutenFree = "gluten-free"
  /// No milk and nothing made of it.
  case dairyFree = "dairy-free"
  /// No pork, other forbidden or disputed meat, blood, alcohol, gelatin, rennet or other
  /// unspecified animal product.
  case halal
  /// No meat except that of cattle, sheep, goats, deer and common fowl; no blood, shellfish or fish
  /// without scales; no meat together with dairy.
  case kosher
}

/// A set of diets as a bit mask.
public struct DietSet: OptionSet, Hashable, Sendable {
  /// One bit for each diet, in declared order without ``Diet/everything``.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Makes a set of diets; ``Diet/everything`` restricts nothing and adds no bit.
  public init(_ diets: some Sequence<Diet>) {
    self.init(rawValue: diets.reduce(0) { $0 | Self.bit(of: $1) })
  }

  /// Makes the set of the diets for which a condition is true.
  init(where isTrue: (Diet) -> Bool) {
    var bits: UInt16 = 0
    for (place, diet) in Diet.allCases.enumerated() where diet != .everything && isTrue(diet) {
      bits |= 1 << UInt16(place - 1)
    }
    self.init(rawValue: bits)
  }

  /// The diets of the set, in declared order.
  public var diets: [Diet] { Diet.allCases.filter { $0 != .everything && contains($0) } }

  /// Whether the set contains a diet; every set contains ``Diet/everything``.
  public func contains(_ diet: Diet) -> Bool {
    rawValue & Self.bit(of: diet) == Self.bit(of: diet)
  }

  private static func bit(of diet: Diet) -> UInt16 {
    guard diet != .everything, let index = Diet.allCases.firstIndex(of: diet) else { return 0 }
    return 1 << UInt16(index - 1)
  }
}
