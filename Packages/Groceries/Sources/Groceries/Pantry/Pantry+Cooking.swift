import MealModels

extension Pantry {
  /// The events of cooking a meal: what of it the pantry has is used, what should be used first first.
  ///
  /// Of a staple nothing is used. Cooking the same meal again changes nothing.
  ///
  /// - Parameters:
  ///   - items: what the meal needs, as a list of it alone has it.
  ///   - meal: the id of the planned meal.
  ///   - measures: what cups and pieces of a food weigh.
  public func cooking(
    _ items: [ListItem], for meal: String, measures: (FoodID) -> FoodMeasures?
  ) -> [PantryEvent] {
    withoutActuallyEscaping(measures) { measures in
      let before = withoutUses(by: meal)
      var taking = PantryTaking(before, measures)
      let events = items.flatMap { item in
        before.uses(taking.taking(item).taken, of: item, for: meal, measures)
      }
      return events.filter { event in
        guard case .used(let use) = event else { return true }
        return uses(of: use.item, by: meal) != use
      }
    }
  }

  private func uses(
    _ taken: [PantryTake], of item: ListItem, for meal: String,
    _ measures: (FoodID) -> FoodMeasures?
  ) -> [PantryEvent] {
    let conversion = AmountConversion(item.food.flatMap(measures) ?? FoodMeasures())
    var sums: [PantryItemID: ListAmount] = [:]
    for take in taken {
      guard let id = take.item, let amount = take.amount, let stock = self[id]?.item.amount,
        let used = conversion.quantity(of: amount, in: stock)
      else { continue }
      let before = sums[id]?.quantity ?? .exactly(.zero)
      sums[id] = ListAmount(before + used, stock.unit, word: stock.word)
    }
    return sums.sorted { $0.key < $1.key }.map { id, amount in
      .used(PantryUse(item: id, meal: meal, amount: amount, count: self[id]?.count ?? 0))
    }
  }

  /// The events that count something anew: so much is there now.
  public func counting(_ id: PantryItemID, _ amount: ListAmount?) -> [PantryEvent] {
    guard let stock = self[id] else { return [] }
    return [.changed(id, .counted(amount, count: stock.count + 1))]
  }

  /// The events of what was bought coming home.
  ///
  /// - Parameter newID: gives an id that nothing at home ever had, at every call another.
  public func stocking(_ purchase: Purchase, newID: () -> PantryItemID) -> [PantryEvent] {
    purchase.lines.compactMap { line in
      guard line.count > 0, let food = line.product.food else { return nil }
      return .stocked(
        PantryItem(
          id: newID(), food: food, form: line.product.form, name: line.product.name,
          amount: line.product.held(line.count), product: line.product.id))
    }
  }
}

extension Product {
  /// What so many packages hold together; nil where the shop does not say.
  public func held(_ count: Int) -> ListAmount? {
    contents.first.map { amount in amount.mapped { $0 * Fraction(count) } }
  }
}
