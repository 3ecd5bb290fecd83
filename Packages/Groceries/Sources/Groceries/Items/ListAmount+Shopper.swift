import MealModels

extension ListAmount {
  /// The amount for a shopper, in the system in which it is written.
  public var shopperText: String { shopperText(in: nil) }

  /// The amount for a shopper, rounded up to one that shops sell and kitchens measure: "6 oz" for
  /// 3/8 lb, "550 ml" for 547.5 ml.
  ///
  /// - Parameters:
  ///   - system: the units to use; nil keeps the system in which the amount is written.
  ///   - measures: the weights of the food's cups and pieces.
  ///   - isPoured: whether a cook pours the food; a food that is not poured is weighed in metric
  ///     units.
  public func shopperText(
    in system: MeasurementSystem?, measures: FoodMeasures = FoodMeasures(), isPoured: Bool = false
  ) -> String {
    ShopperMeasure(system: system, measures: measures, isPoured: isPoured).amount(self).text
  }

  /// The amount as a leftover, rounded down; nil if it is too little to keep.
  ///
  /// That includes less than a quarter of a can or head.
  public var leftoverText: String? {
    let isCounted = (unit?.dimension ?? .count) == .count
    let isWhole = isContainer || unit == .head || unit == .bunch
    let rounded = quantity.mapped { amount in
      let parts = isCounted ? (isWhole ? 4 : 1) : amount > Fraction(20) ? 1 : amount > .one ? 4 : 8
      let count = (amount.doubleValue * Double(parts) + 1e-9).rounded(.down)
      guard count < 1e12 else { return amount }
      return Fraction(Int(count), over: parts) ?? amount
    }
    return rounded.upperBound > .zero ? ListAmount(rounded, unit, word: word).text : nil
  }
}

extension ListItem {
  /// An amount of the item for a shopper, in the units of a system.
  public func shopperText(_ amount: ListAmount, in system: MeasurementSystem?) -> String {
    let isPoured = food.map { MeasuredFood($0).isPoured } ?? false
    return amount.shopperText(in: system, measures: measures, isPoured: isPoured)
  }

  /// Several amounts of the item for a shopper: "2 cans + 8 oz".
  public func shopperText(_ amounts: [ListAmount], in system: MeasurementSystem?) -> String {
    amounts.map { shopperText($0, in: system) }.joined(separator: " + ")
  }
}
