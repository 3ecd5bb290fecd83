/// A nutrient that an eater can bound from above or below in one serving.
///
/// Each is bounded from one side only. They are among ``MealTraits/nutrients``, so that meals carry
/// the amounts.
public enum BoundedNutrient: String, CaseIterable, Hashable, Sendable {
  /// Energy, bounded from above, in kilocalories.
  case energy
  /// Carbohydrate including fibre, bounded from above, in grams.
  case carbohydrate
  /// Total sugars, bounded from above, in grams.
  case sugars
  /// Saturated fat, bounded from above, in grams.
  case saturatedFat = "saturated-fat"
  /// Sodium, bounded from above, in milligrams.
  case sodium
  /// Protein, bounded from below, in grams.
  case protein
  /// Dietary fibre, bounded from below, in grams.
  case fibre

  /// The nutrient itself.
  public var nutrient: Nutrient {
    switch self {
    case .energy: .energy
    case .carbohydrate: .carbohydrate
    case .sugars: .sugars
    case .saturatedFat: .saturatedFat
    case .sodium: .sodium
    case .protein: .protein
    case .fibre: .fibre
    }
  }

  /// The allowed side of the amount.
  public var side: Quota.Bound {
    switch self {
    case .protein, .fibre: .atLeast
    case .energy, .carbohydrate, .sugars, .saturatedFat, .sodium: .atMost
    }
  }

  /// The least energy of a serving that can be bounded, in kilocalories.
  ///
  /// Three such meals make 1,200 kcal a day. Health services advise against eating less without
  /// supervision.
  public static let leastEnergy = 400

  /// The amounts to which a serving can be bounded, in the nutrient's own unit.
  public var range: ClosedRange<Int> {
    switch self {
    case .energy: Self.leastEnergy...3000
    case .carbohydrate: 5...300
    case .sugars: 1...200
    case .saturatedFat: 1...100
    case .sodium: 50...5000
    case .protein: 1...150
    case .fibre: 1...60
    }
  }
}
