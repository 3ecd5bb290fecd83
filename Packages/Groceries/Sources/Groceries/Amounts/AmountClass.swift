import MealModels

/// The classes of amounts that can be added exactly, because they have the same kind of unit.
enum AmountClass: Hashable {
  /// Volumes.
  case volume
  /// Weights.
  case mass
  /// Pieces of one kind; nil for whole pieces.
  case count(MeasureUnit?)
  /// Containers for which recipes have no unit, such as jars.
  case word(String)
}

extension ListAmount {
  /// The class of the amount.
  var measured: AmountClass {
    if let word { return .word(word) }
    guard let unit else { return .count(nil) }
    switch unit.dimension {
    case .volume: return .volume
    case .mass: return .mass
    case .count: return .count(unit)
    }
  }

  /// The amount with its numbers changed.
  func mapped(_ transform: (Fraction) -> Fraction) -> ListAmount {
    ListAmount(quantity.mapped(transform), unit, word: word)
  }

  /// The sum of amounts of one class; nil for no amounts.
  ///
  /// It is exact for volumes in whole millilitres, weights in one system, and counts.
  static func sum(_ amounts: [ListAmount]) -> ListAmount? {
    guard let first = amounts.first else { return nil }
    switch first.measured {
    case .volume: return VolumeSum.sum(amounts)
    case .mass: return MassSum.sum(amounts)
    case .count, .word:
      let total = amounts.dropFirst().reduce(first.quantity) { $0 + $1.quantity }
      return ListAmount(total, first.unit, word: first.word)
    }
  }
}

/// Adds volumes exactly: every unit is a whole number of millilitres.
enum VolumeSum {
  /// The sum in the most suitable unit of the amounts, or of spoons and cups.
  static func sum(_ amounts: [ListAmount]) -> ListAmount? {
    let units = amounts.compactMap(\.unit)
    guard let first = units.first else { return nil }
    if units.allSatisfy({ $0 == first }), first != .teaspoon, first != .tablespoon {
      return ListAmount(total(amounts, size: 1).inUnit(size(of: first)), first)
    }
    return said(total(amounts, size: 1), among: Set(units))
  }

  /// The millilitres in a unit of volume.
  static func size(of unit: MeasureUnit) -> Int { Int(unit.baseAmount ?? 1) }

  private static func total(_ amounts: [ListAmount], size: Int) -> Quantity {
    amounts.reduce(.exactly(.zero)) { sum, amount in
      sum + amount.quantity * Fraction(Self.size(of: amount.unit ?? .millilitre))
    }
  }

  /// A number of millilitres in the most suitable unit.
  static func said(_ millilitres: Quantity, among units: Set<MeasureUnit>) -> ListAmount {
    let most = millilitres.upperBound
    if units.contains(where: { $0.isMetric }) {
      let isLitres = most >= Fraction(1000)
      let unit: MeasureUnit = isLitres ? .litre : .millilitre
      return ListAmount(millilitres.inUnit(size(of: unit)), unit)
    }
    let ladder: [MeasureUnit] = [.cup, .tablespoon, .teaspoon]
    for unit in ladder {
      let amount = millilitres.inUnit(size(of: unit))
      let least = unit == .cup ? Fraction(1, over: 4) ?? .one : .one
      let isLarge = unit == .cup && amount.lowerBound >= .one
      guard amount.lowerBound >= least, isLarge || amount.isEasy else { continue }
      return ListAmount(amount, unit)
    }
    let smallest = units.min { size(of: $0) < size(of: $1) } ?? .teaspoon
    return ListAmount(millilitres.inUnit(size(of: smallest)), smallest)
  }
}

extension Quantity {
  /// Converts a number of small units to units of this size.
  func inUnit(_ size: Int) -> Quantity { self * (Fraction(1, over: size) ?? .one) }

  /// Whether both ends can be measured with spoons and cups.
  var isEasy: Bool {
    [lowerBound, upperBound].allSatisfy { [1, 2, 3, 4, 8].contains($0.denominator) }
  }
}
