import MealModels

extension Pantry {
  /// The events of some of a thing being used by hand; nil where its amount is not known or nobody can
  /// compare it with what was used.
  ///
  /// - Parameter measures: what cups and pieces of the food weigh.
  public func using(
    _ amount: ListAmount, of id: PantryItemID, measures: FoodMeasures?
  ) -> [PantryEvent]? {
    let conversion = AmountConversion(measures ?? FoodMeasures())
    guard let there = self[id]?.item.amount,
      let used = conversion.quantity(of: amount, in: there)?.upperBound
    else { return nil }
    return counting(id, there.mapped { $0.subtracting(used) })
  }

  /// The events of a meal not having been cooked after all: what it used is there again.
  public func uncooking(_ meal: String) -> [PantryEvent] {
    withoutUses(by: meal).stock.compactMap { stock in
      guard let use = uses(of: stock.id, by: meal), use.amount.high > .zero else { return nil }
      let nothing = use.amount.mapped { _ in .zero }
      return .used(PantryUse(item: stock.id, meal: meal, amount: nothing, count: use.count))
    }
  }
}
