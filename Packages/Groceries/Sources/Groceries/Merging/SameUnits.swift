import MealModels

/// Makes amounts alike that are the same in other words: a rib and a stalk of celery, a pinch and a
/// sixteenth of a teaspoon, a stick of butter and eight spoons.
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
    var units: [Double: MeasureUnit?] = [:]
    if case .count(let unit)? = countedIn, let weight = Weighing(measures).weight(of: unit) {
      units[weight] = .some(unit)
    }
    return ways.map { amounts in
      amounts.map { amount in
        let poured = isPoured ? spooned(amount) : amount
        return counted(isPacked ? packed(poured) : poured, &units)
      }
    }
  }

  /// Small and shaped amounts as spoons, where other lines are in spoons too.
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

  /// Spoons of what comes in packets of 7 g, as dried yeast does: 2 1/4 teaspoons each.
  private func packed(_ amount: ListAmount) -> ListAmount {
    guard measures.weights[.packet] == 7, amount.measured == .volume else { return amount }
    let perPacket = Fraction(45, over: 4) ?? .one
    return ListAmount(VolumeSum.millilitres(amount).mapped { $0 / perPacket }, .packet)
  }

  /// Pieces that weigh the same are counted in one unit.
  private func counted(_ amount: ListAmount, _ units: inout [Double: MeasureUnit?]) -> ListAmount {
    if let word = amount.word {
      return Self.packets.contains(word) && measures.weights[.packet] != nil
        ? ListAmount(amount.quantity, .packet) : amount
    }
    guard case .count(let unit) = amount.measured, !Self.containers.contains(unit),
      let weight = unit == nil
        ? measures.weights[.piece] : unit.flatMap({ measures.weights[$0] })
    else { return amount }
    if let known = units[weight] { return ListAmount(amount.quantity, known) }
    units[weight] = .some(unit)
    return amount
  }

  private static let containers: Set<MeasureUnit?> = [.can, .packet]
  private static let packets: Set<String> = [
    "bag", "box", "punnet", "carton", "container", "block",
  ]
}
