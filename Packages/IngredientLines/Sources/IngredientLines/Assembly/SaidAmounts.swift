import MealModels

/// The amounts of a line as measures.
///
/// Amounts that are added in the same kind of unit are part of the first measure. All other amounts
/// are separate.
struct SaidAmounts {
  /// The first amount; nil if the line has no number.
  private(set) var measure: Measure?
  /// The other amounts.
  private(set) var further: [FurtherAmount] = []
  /// The added amounts that the cook decides: "plus a few sprigs".
  private(set) var notes: [String] = []
  /// A size instead of a unit: "3 large".
  private(set) var size: String?

  init(_ amounts: [LineAmount]) {
    for amount in LineAmount.joined(amounts) {
      guard let quantity = amount.counted else {
        takeUnit(amount)
        continue
      }
      guard let first = measure else {
        let said = Self.measure(quantity, amount.unit ?? openUnit)
        (measure, openUnit) = (said.measure, nil)
        size = said.size
        continue
      }
      let said = Self.measure(quantity, amount.unit).measure
      if amount.relation == .added, further.isEmpty, let sum = first.adding(said) {
        measure = sum
      } else {
        further.append(FurtherAmount(said, relation(of: amount, first)))
      }
    }
  }

  /// A unit that comes before its number: "cloves 3".
  private var openUnit: LineUnit?

  /// Takes a unit that is separated from its number, "2 fat garlic cloves", or one package after
  /// its size, "400 g tin".
  private mutating func takeUnit(_ amount: LineAmount) {
    if amount.relation == .added {
      return notes.append("plus \(amount.text.drop { "+& ".contains($0) })")
    }
    guard let unit = amount.unit else { return }
    if measure == nil {
      openUnit = unit
    } else if let first = measure, further.isEmpty, first.unit?.baseAmount != nil,
      Self.isPackage(unit)
    {
      measure = Self.measure(.exactly(.one), unit).measure
      further = [FurtherAmount(first, .each)]
    } else if let first = measure, first.unit == nil, first.word == nil, further.isEmpty {
      measure = Self.measure(first.quantity, unit).measure
    }
  }

  private static func measure(
    _ quantity: Quantity, _ unit: LineUnit?
  ) -> (measure: Measure, size: String?) {
    guard let unit else { return (Measure(quantity), nil) }
    if let measure = unit.measure { return (Measure(quantity * unit.size, measure), nil) }
    let isSize = unit.text.split(separator: " ").allSatisfy { word in
      LineLexicon.bundled.entry(LineHash.of(word.lowercased().utf8))?.kind == .size
    }
    return isSize ? (Measure(quantity), unit.text) : (Measure(quantity, word: unit.text), nil)
  }

  /// The relation of an amount to the first one; the content of a single package is the size of
  /// each.
  private func relation(of amount: LineAmount, _ first: Measure) -> FurtherAmount.Relation {
    switch amount.relation {
    case .same where isPackage(first) && first.quantity == .exactly(.one) && amount.isPoured: .each
    case .first, .same: .same
    case .added: .added
    case .each: .each
    case .instead: .instead
    }
  }

  /// Whether a unit is a package that is sold by its size.
  private static func isPackage(_ unit: LineUnit) -> Bool {
    unit.measure == .can || unit.measure == .packet
      || packages.contains(EnglishNoun.singular(of: unit.text.lowercased()))
  }

  private static let packages: Set<String> = [
    "jar", "tub", "bottle", "carton", "pot", "pouch", "bag", "box", "punnet", "block", "sachet",
    "tube", "pack",
  ]

  private func isPackage(_ measure: Measure) -> Bool {
    measure.word != nil || measure.unit == .can || measure.unit == .packet
  }
}

extension LineAmount {
  /// Whether its unit is a volume or a weight.
  fileprivate var isPoured: Bool { unit?.measure?.baseAmount != nil }
}
