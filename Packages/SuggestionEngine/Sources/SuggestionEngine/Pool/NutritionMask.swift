import MealModels

/// The nutrients of a serving that can be bounded, or the bounds of a wish, side by side, so that a
/// meal is compared with all bounds at once.
///
/// Everything stands as "at most": of a nutrient that is bounded from below the amounts count as
/// negative. Bounds are whole numbers, so amounts can be rounded away from fitting.
struct NutritionMask: Hashable, Sendable {
  /// One place for each ``BoundedNutrient`` in declared order, the rest empty.
  ///
  /// There is room for eight and no more; a test counts them.
  private var amounts: SIMD8<Int16>

  /// Of a serving an amount that nobody knows, of a wish no bound; only that is as large.
  private static let open = Int16.max

  /// What is known of a serving.
  init(of serving: NutritionFacts) {
    amounts = SIMD8(repeating: 0)
    for (place, nutrient) in BoundedNutrient.allCases.enumerated() {
      amounts[place] = serving[nutrient.nutrient].map { Self.rounded($0, nutrient) } ?? Self.open
    }
  }

  /// What is known of nothing at all.
  static let nothing = NutritionMask(
    of: NutritionFacts(
      Dictionary(uniqueKeysWithValues: BoundedNutrient.allCases.map { ($0.nutrient, 0) })))

  /// What is known of a serving and another one together.
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

  /// What somebody wishes for.
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

  /// Those of some nutrients of which nobody knows how much a serving has.
  func unknown(among bounds: NutritionBounds) -> Set<BoundedNutrient> {
    Set(
      bounds.nutrients.filter { nutrient in
        Self.place(of: nutrient).map { amounts[$0] == Self.open } ?? true
      })
  }

  /// How many whole grams a serving has of a nutrient that is bounded from below; nil when nobody
  /// knows.
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
