import MealModels

/// The edits of a list by a person.
///
/// Each function gives the events of one change, to be stored as one batch, or no events if nothing
/// changes.
extension Shopping {
  /// The most items that are added to one list by hand.
  public static let mostManualItems = 5000

  /// Adds a typed item; its text stays as typed, without surrounding blanks.
  public func adding(
    _ words: String, to list: GroceryListID, newID: () -> ManualItemID
  ) throws(GroceryError) -> [GroceryEvent] {
    let text = words.split { $0.isWhitespace }.joined(separator: " ")
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { throw .noWords }
    guard text.count <= ManualItem.longest else {
      throw .textTooLong(characters: text.count, most: ManualItem.longest)
    }
    guard handItems(on: list).count < Self.mostManualItems else {
      throw .listTooLong(most: Self.mostManualItems)
    }
    let id = newID()
    guard !isUsed(id) else { throw .usedID(id) }
    return [.added(ManualItem(id: id, list: list, text: text))]
  }

  /// Ticks an item, or removes the tick.
  public func ticking(
    _ id: ListItemID, on list: GroceryList, _ isTicked: Bool
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    let amounts = isTicked ? item.tick : nil
    return item.marks.ticked == amounts ? [] : [.changed(list.id, id, .ticked(amounts))]
  }

  /// Removes an item from the list, or puts it back.
  public func removing(
    _ id: ListItemID, from list: GroceryList, _ isRemoved: Bool = true
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.isRemoved == isRemoved
      ? [] : [.changed(list.id, id, .isRemoved(isRemoved))]
  }

  /// Switches a meal's share of an item off, or on again.
  public func switching(
    _ source: MealSource, of id: ListItemID, on list: GroceryList, isOff: Bool
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.sourcesOff.contains(source.id) == isOff
      ? [] : [.changed(list.id, id, .source(source.id, isOff: isOff))]
  }

  /// Replaces an item by a substitute; nil buys the item itself again.
  public func substituting(
    _ substitute: ItemSubstitute?, for id: ListItemID, on list: GroceryList
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.substitute == substitute
      ? [] : [.changed(list.id, id, .substitute(substitute))]
  }

  /// Chooses a product for an item; nil leaves the choice to the rules.
  public func choosing(
    _ product: ProductID?, for id: ListItemID, on list: GroceryList
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.product == product ? [] : [.changed(list.id, id, .product(product))]
  }

  /// Chooses a store with a known name and address.
  public func choosing(_ store: GroceryStore) -> [GroceryEvent] {
    settings.place == store ? [] : [.set(.store(store.id)), .set(.place(store))]
  }

  /// Chooses another retailer, and drops the chosen store, which belongs to the old one.
  public func choosing(_ retailer: RetailerChoice) -> [GroceryEvent] {
    settings.retailer == retailer ? [] : [.set(.retailer(retailer)), .set(.store(nil))]
  }

  private func item(
    _ id: ListItemID, on list: GroceryList
  ) throws(GroceryError) -> ListedItem {
    guard let item = list[id] else { throw .unknownItem(id) }
    return item
  }
}
