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
}
