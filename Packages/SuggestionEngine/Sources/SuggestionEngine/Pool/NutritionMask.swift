import MealModels

/// The bounded nutrients of a serving, or the bounds of a wish, as one vector.
///
/// One operation compares a meal with all bounds. Every bound is an "at most": amounts of a
/// nutrient with a lower bound are negative. Amounts are rounded so that rounding never makes a
/// serving fit.
struct NutritionMask: Hashable, Sendable {
  /// One element for each ``BoundedNutrient`` in declared order; the rest is unused.
  ///
  /// There is only room for eight; a test checks the number of nutrients.
  private var amounts: SIMD8<Int16>

  /// The value of an unknown amount in a serving, and of a missing bound in a wish.
  private static let open = Int16.max

  /// The known nutrients of a serving.
  init(of serving: NutritionFacts) {
    amounts = SIMD8(repeating: 0)
    for (place, nutrient) in BoundedNutrient.allCases.enumerated() {
      amounts[place] = serving[nutrient.nutrient].map { Self.rounded($0, nutrient) } ?? Self.open
    }
  }

  /// A serving without any nutrients.
  static let nothing = NutritionMask(
    of: NutritionFacts(
      Dictionary(uniqueKeysWithValues: BoundedNutrient.allCases.map { ($0.nutrient, 0) })))

  /// The sum of the known nutrients of two servings.
  func adding(_ other: NutritionMask) -> NutritionMask {
    var sum = self
    let most = Int32(Self.open - 1)
    for place in amounts.indices {
      let (one, two) = (amounts[place], other.amounts[place])
      sum.amounts[place] =
        one == Self.open || two == Self.open
        ? Self.open : Int16(min(max(Int32(one) + Int32(two), -most), most))
    }
    return sum
  }

  /// The bounds that an eater wishes.
  init(wishedBy bounds: NutritionBounds) {
    amounts = SIMD8(repeating: Self.open)
    for (place, nutrient) in BoundedNutrient.allCases.enumerated() {
      guard let bound = bounds[nutrient] else { continue }
      amounts[place] = Int16(nutrient.side == .atMost ? bound : -bound)
    }
  }

  /// Whether a serving is known to keep every bound of a wish.
  func keeps(_ wish: NutritionMask) -> Bool { all(amounts .<= wish.amounts) }

  /// The bounds that a serving is known to keep.
  func kept(of bounds: NutritionBounds) -> NutritionBounds {
    guard !bounds.isEmpty else { return .none }
    let isKept = amounts .<= NutritionMask(wishedBy: bounds).amounts
    return bounds.filter { nutrient in Self.place(of: nutrient).map { isKept[$0] } ?? false }
  }

  /// The bounded nutrients whose amount in a serving is unknown.
  func unknown(among bounds: NutritionBounds) -> Set<BoundedNutrient> {
    Set(
      bounds.nutrients.filter { nutrient in
        Self.place(of: nutrient).map { amounts[$0] == Self.open } ?? true
      })
  }

  /// The whole grams in a serving of a nutrient with a lower bound; nil if they are unknown.
  func grams(of nutrient: BoundedNutrient) -> Int? {
    guard nutrient.side == .atLeast, let place = Self.place(of: nutrient) else { return nil }
    return amounts[place] == Self.open ? nil : -Int(amounts[place])
  }

  private static func place(of nutrient: BoundedNutrient) -> Int? {
    BoundedNutrient.allCases.firstIndex(of: nutrient)
  }

  private static func rounded(_ amount: Double, _ nutrient: BoundedNutrient) -> Int16 {
    let most = Double(open - 1)
    switch nutrient.side {
    case .atMost: return Int16(clamping: Int(bounded: min(amount.rounded(.up), most)))
    case .atLeast: return Int16(clamping: Int(bounded: -min(amount.rounded(.down), most)))
    }
  }
}
