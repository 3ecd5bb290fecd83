import MealModels

/// What shops usually sell of a food, where nobody knows their products.
enum UsualPackage {
  /// As many as are enough for the most that is needed, heads and bunches only where it is fresh; nil
  /// where that is not known.
  static func covering(
    _ amounts: [ListAmount], _ measures: FoodMeasures, habit: ShopForms.Habit?, isFresh: Bool = true
  ) -> ListAmount? {
    guard let amount = amounts.first, amounts.count == 1 else { return nil }
    if let unit = amount.unit, sold.contains(unit) { return amount.mapped { $0.roundedUp() } }
    if amount.word != nil { return amount.mapped { $0.roundedUp() } }
    if amount.measured == .count(nil), habit?.countedIn == .count(nil) {
      return amount.mapped { $0.roundedUp() }
    }
    guard amount.measured != .count(nil),
      let grams = Weighing(measures).grams(amount)?.upperBound.doubleValue
    else { return nil }
    let isCanned = habit?.usual == .canned
    let units: [MeasureUnit] =
      habit?.countedIn == .count(nil)
      ? [] : isCanned ? [.can] : isFresh ? [.packet, .head, .bunch] : [.packet]
    for unit in units {
      guard let weight = measures.weights[unit], weight >= leastGrams(unit) else { continue }
      let count = Fraction(rounding: grams / weight, toParts: 100)?.roundedUp(forgiving: 0.05)
      return count.map { ListAmount(.exactly(max($0, .one)), unit) }
    }
    return nil
  }

  /// Units in which shops sell.
  private static let sold: Set<MeasureUnit> = [.can, .packet, .head, .bunch]

  /// A packet of a single portion, such as one of ketchup, is not what a shop sells.
  private static func leastGrams(_ unit: MeasureUnit) -> Double { unit == .packet ? 100 : 10 }
}
