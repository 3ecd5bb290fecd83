import MealModels

extension Pantry {
  /// The events of cooking a meal, which uses its items in the pantry, the ones with the earliest
  /// last day first.
  ///
  /// A staple is never used up. Cooking the same meal again changes nothing.
  ///
  /// - Parameters:
  ///   - items: the items that the meal needs, as in a list for this meal alone.
  ///   - meal: the id of the planned meal.
  ///   - measures: the weights of cups and pieces of a food.
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

  /// The events of counting an item again: the amount that is there now.
  public func counting(_ id: PantryItemID, _ amount: ListAmount?) -> [PantryEvent] {
    guard let stock = self[id] else { return [] }
    return [.changed(id, .counted(amount, count: stock.count + 1))]
  }

  /// The events of bringing a purchase home.
  ///
  /// The ids are made from the purchase, so that ``returning(_:)`` finds the items again.
  public func stocking(_ purchase: Purchase) -> [PantryEvent] {
    purchase.lines.enumerated().flatMap { place, line -> [PantryEvent] in
      guard line.count > 0, let food = line.product.food else { return [] }
      let id = Self.id(of: place, in: purchase)
      let item = PantryItem(
        id: id, food: food, form: line.product.form, name: line.product.name,
        amount: line.product.contents.first?.times(line.count), product: line.product.id)
      let isGone = self[id] == nil && knows(id)
      return [.stocked(item)] + (isGone ? [.changed(id, .isRemoved(false))] : [])
    }
  }

  /// The events of undoing that a purchase was brought home.
  public func returning(_ purchase: Purchase) -> [PantryEvent] {
    purchase.lines.indices.map { Self.id(of: $0, in: purchase) }.filter { self[$0] != nil }
      .map { .changed($0, .isRemoved(true)) }
  }

  private static func id(of place: Int, in purchase: Purchase) -> PantryItemID {
    PantryItemID(rawValue: "\(purchase.id)-\(place)")
  }
}

extension Product {
  /// The content of a number of packages; nil if the shop does not state it.
  public func held(_ count: Int) -> ListAmount? { labelled?.times(count) }
}

extension ListAmount {
  /// The amount multiplied by a count.
  func times(_ count: Int) -> ListAmount { mapped { $0 * Fraction(count) } }
}
