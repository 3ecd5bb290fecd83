import MealModels

/// Converts amounts of one food to weights.
struct Weighing {
  let measures: FoodMeasures
  let size: PieceSize?

  init(_ measures: FoodMeasures, size: PieceSize? = nil) {
    self.measures = measures
    self.size = size
  }

  /// The grams of an amount; nil if they are unknown.
  func grams(_ amount: ListAmount) -> Quantity? {
    switch amount.measured {
    case .mass: return MassSum.grams(amount)
    case .volume:
      guard let density = measures.density else { return nil }
      return VolumeSum.millilitres(amount).mapped { $0.times(density) }
    case .count(let unit):
      guard let weight = weight(of: unit) else { return nil }
      return amount.quantity.mapped { $0.times(weight) }
    case .word: return nil
    }
  }

  /// The grams of one unit, or of one piece.
  ///
  /// A pinch is a sixteenth of a teaspoon, and a dash an eighth.
  func weight(of unit: MeasureUnit?) -> Double? {
    guard let unit else {
      return size.flatMap { measures.sizes[$0] } ?? measures.weights[.piece]
        ?? measures.sizes[.medium]
    }
    if let weight = measures.weights[unit] { return weight }
    guard let density = measures.density else { return nil }
    switch unit {
    case .pinch: return density * 5 / 16
    case .dash: return density * 5 / 8
    default: return nil
    }
  }
}

extension VolumeSum {
  /// The millilitres of a volume.
  static func millilitres(_ amount: ListAmount) -> Quantity {
    amount.quantity * Fraction(size(of: amount.unit ?? .millilitre))
  }
}
