/// A nutrient of which somebody can wish for at most or at least so much in one serving.
///
/// Each is bounded from one side only. They are among ``MealTraits/nutrients``, so that meals carry
/// the amounts.
public enum BoundedNutrient: String, CaseIterable, Hashable, Sendable {
  /// Energy, at most so many kilocalories.
  case energy
  /// Carbohydrate including fibre, at most so many grams.
  case carbohydrate
  /// Total sugars, at most so many grams.
  case sugars
  /// Saturated fat, at most so many grams.
  case saturatedFat = "saturated-fat"
  /// Sodium, at most so many milligrams.
  case sodium
  /// Protein, at least so many grams.
  case protein
  /// Dietary fibre, at least so many grams.
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

  /// Which side of the amount is fine.
  public var side: Quota.Bound {
    switch self {
    case .protein, .fibre: .atLeast
    case .energy, .carbohydrate, .sugars, .saturatedFat, .sodium: .atMost
    }
  }

  /// The least energy of a serving that can be bounded, in kilocalories.
  ///
  /// Three meals of it make 1,200 kcal a day; health services advise nobody to go below that
  /// without somebody who looks after them, and neither do we.
  public static let leastEnergy = 400

  /// The amounts that can be asked for, in the nutrient's own unit.
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
