import MealModels

extension Pantry {
  /// The events of using some of an item by hand; nil if its amount is unknown or cannot be
  /// compared with the used amount.
  ///
  /// - Parameter measures: the weights of cups and pieces of the food.
  public func using(
    _ amount: ListAmount, of id: PantryItemID, measures: FoodMeasures?
  ) -> [PantryEvent]? {
    let conversion = AmountConversion(measures ?? FoodMeasures())
    guard let there = self[id]?.item.amount,
      let used = conversion.quantity(of: amount, in: there)?.upperBound
    else { return nil }
    return counting(id, there.mapped { $0.subtracting(used) })
  }

  /// The events of undoing that a meal was cooked, which put the used amounts back.
  public func uncooking(_ meal: String) -> [PantryEvent] {
    withoutUses(by: meal).stock.compactMap { stock in
      guard let use = uses(of: stock.id, by: meal), use.amount.high > .zero else { return nil }
      let nothing = use.amount.mapped { _ in .zero }
      return .used(PantryUse(item: stock.id, meal: meal, amount: nothing, count: use.count))
    }
  }
}
