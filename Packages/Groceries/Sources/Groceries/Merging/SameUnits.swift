import MealModels

/// Gives one unit to amounts that only have different words.
///
/// A rib and a stalk of celery are the same, and so are a pinch and a sixteenth of a teaspoon, or a
/// stick of butter and eight tablespoons.
struct SameUnits {
  private let measures: FoodMeasures
  private let countedIn: AmountClass?

  init(_ measures: FoodMeasures, countedIn: AmountClass?) {
    self.measures = measures
    self.countedIn = countedIn
  }

  func unified(_ ways: [[ListAmount]]) -> [[ListAmount]] {
    let isPoured = ways.contains { $0.first?.measured == .volume }
    let isPacked = ways.contains { $0.first?.unit == .packet }
    let kept = keptUnits(of: ways)
    return ways.map { amounts in
      amounts.map { amount in
        let poured = isPoured ? spooned(amount) : amount
        return counted(isPacked ? packed(poured) : poured, kept)
      }
    }
  }

  /// The unit to use for all units with the same weight, independent of the order of the lines.
  private func keptUnits(of ways: [[ListAmount]]) -> [Double: MeasureUnit?] {
    var kept: [Double: MeasureUnit?] = [:]
    for amount in ways.joined() {
      guard case .count(let unit) = amount.measured, let weight = weight(unit) else { continue }
      if let known = kept[weight], Self.rank(known) <= Self.rank(unit) { continue }
      kept[weight] = .some(unit)
    }
    if case .count(let unit)? = countedIn, let weight = weight(unit) { kept[weight] = .some(unit) }
    return kept
  }

  /// The weight of one unit; nil for containers, whose weights are only nominal.
  private func weight(_ unit: MeasureUnit?) -> Double? {
    Self.containers.contains(unit) ? nil : measures.weights[unit ?? .piece]
  }

  private static func rank(_ unit: MeasureUnit?) -> String {
    guard let unit else { return "~" }
    return [.stalk, .slice, .head].contains(unit) ? "!" + unit.rawValue : unit.rawValue
  }

  /// Converts pinches, dashes, knobs and sticks of butter to spoons.
  private func spooned(_ amount: ListAmount) -> ListAmount {
    switch amount.unit {
    case .pinch: ListAmount(amount.quantity * (Fraction(1, over: 16) ?? .one), .teaspoon)
    case .dash: ListAmount(amount.quantity * (Fraction(1, over: 8) ?? .one), .teaspoon)
    case .knob where measures.weights[.stick] != nil: ListAmount(amount.quantity, .tablespoon)
    case .stick where (100...120).contains(measures.weights[.stick] ?? 0):
      ListAmount(amount.quantity * Fraction(8), .tablespoon)
    default: amount
    }
  }

  /// Converts spoons to packets, for a food that is sold in packets of 7 g: dried yeast has 2 1/4
  /// teaspoons in each.
  private func packed(_ amount: ListAmount) -> ListAmount {
    guard measures.weights[.packet] == 7, amount.measured == .volume else { return amount }
    let perPacket = Fraction(45, over: 4) ?? .one
    return ListAmount(VolumeSum.millilitres(amount).mapped { $0 / perPacket }, .packet)
  }

  /// Converts pieces to the unit that is used for all pieces of that weight.
  private func counted(_ amount: ListAmount, _ kept: [Double: MeasureUnit?]) -> ListAmount {
    if let word = amount.word {
      return Self.packets.contains(word) && measures.weights[.packet] != nil
        ? ListAmount(amount.quantity, .packet) : amount
    }
    guard case .count(let unit) = amount.measured, let weight = weight(unit),
      let known = kept[weight]
    else { return amount }
    return ListAmount(amount.quantity, known)
  }

  private static let containers: Set<MeasureUnit?> = [.can, .packet]
  private static let packets: Set<String> = [
    "bag", "box", "punnet", "carton", "container", "block",
  ]
}
