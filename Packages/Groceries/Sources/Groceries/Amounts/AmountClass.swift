import MealModels

/// Which amounts can be added exactly: those that measure alike.
enum AmountClass: Hashable {
  /// Space.
  case volume
  /// Weight.
  case mass
  /// Pieces of one kind; nil for whole ones.
  case count(MeasureUnit?)
  /// Containers that are no unit.
  case word(String)
}

extension ListAmount {
  /// What it measures.
  var measured: AmountClass {
    if let word { return .word(word) }
    guard let unit else { return .count(nil) }
    switch unit.dimension {
    case .volume: return .volume
    case .mass: return .mass
    case .count: return .count(unit)
    }
  }

  /// The same amount with its numbers changed.
  func mapped(_ transform: (Fraction) -> Fraction) -> ListAmount {
    ListAmount(quantity.mapped(transform), unit, word: word)
  }

  /// Whether the number is exact: a volume in whole millilitres, a weight in one system, a count.
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
  /// The sum in the largest unit of the lines, or of the ladder of spoons and cups, that says it well.
  static func sum(_ amounts: [ListAmount]) -> ListAmount? {
    let units = amounts.compactMap(\.unit)
    guard let first = units.first else { return nil }
    if units.allSatisfy({ $0 == first }), first != .teaspoon, first != .tablespoon {
      return ListAmount(total(amounts, size: 1).inUnit(size(of: first)), first)
    }
    return said(total(amounts, size: 1), among: Set(units))
  }

  /// Millilitres in a unit of volume.
  static func size(of unit: MeasureUnit) -> Int { Int(unit.baseAmount ?? 1) }

  private static func total(_ amounts: [ListAmount], size: Int) -> Quantity {
    amounts.reduce(.exactly(.zero)) { sum, amount in
      sum + amount.quantity * Fraction(Self.size(of: amount.unit ?? .millilitre))
    }
  }

  /// A number of millilitres in the unit that says it best.
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
  /// A number of small units as a number of larger ones.
  func inUnit(_ size: Int) -> Quantity { self * (Fraction(1, over: size) ?? .one) }

  /// Whether measuring spoons and cups can show both ends.
  var isEasy: Bool {
    [lowerBound, upperBound].allSatisfy { [1, 2, 3, 4, 8].contains($0.denominator) }
  }
}
