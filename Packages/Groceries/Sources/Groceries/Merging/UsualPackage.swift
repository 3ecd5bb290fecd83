import MealModels

/// The package in which shops usually sell a food, used if their products are unknown.
enum UsualPackage {
  /// The number of usual packages that covers the upper end of an amount; nil if no usual package
  /// is known.
  ///
  /// - Parameter isFresh: whether the food is bought fresh, so that heads and bunches are possible.
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

  /// Units in which shops sell foods.
  private static let sold: Set<MeasureUnit> = [.can, .packet, .head, .bunch]

  /// The weight in grams below which a unit is no usual package, such as a packet of ketchup for
  /// one portion.
  private static func leastGrams(_ unit: MeasureUnit) -> Double { unit == .packet ? 100 : 10 }
}
