import MealModels

/// What a person does to a list: each function gives the events of one change, to be stored as one
/// batch, and none where everything is so already.
extension Shopping {
  /// The most items that are added to one list by hand.
  public static let mostHandItems = 5000

  /// Adds an item in words; the words are kept as they are typed, without the blanks around them.
  public func adding(
    _ words: String, to list: GroceryListID, newID: () -> HandItemID
  ) throws(GroceryError) -> [GroceryEvent] {
    let text = words.split { $0.isWhitespace }.joined(separator: " ")
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { throw .noWords }
    guard text.count <= HandItem.longest else {
      throw .textTooLong(characters: text.count, most: HandItem.longest)
    }
    guard handItems(on: list).count < Self.mostHandItems else {
      throw .listTooLong(most: Self.mostHandItems)
    }
    let id = newID()
    guard !isUsed(id) else { throw .usedID(id) }
    return [.added(HandItem(id: id, list: list, text: text))]
  }

  /// Ticks an item, or takes the tick away.
  public func ticking(
    _ id: ListItemID, on list: GroceryList, _ isTicked: Bool
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    let amounts = isTicked ? item.tick : nil
    return item.marks.ticked == amounts ? [] : [.changed(list.id, id, .ticked(amounts))]
  }

  /// Takes an item off the list, or puts it back.
  public func removing(
    _ id: ListItemID, from list: GroceryList, _ isRemoved: Bool = true
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.isRemoved == isRemoved
      ? [] : [.changed(list.id, id, .isRemoved(isRemoved))]
  }

  /// Leaves out the share of a meal in an item, or counts it again.
  public func switching(
    _ source: MealSource, of id: ListItemID, on list: GroceryList, isOff: Bool
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.sourcesOff.contains(source.id) == isOff
      ? [] : [.changed(list.id, id, .source(source.id, isOff: isOff))]
  }

  /// Puts something else in the place of an item; nil buys the item itself again.
  public func substituting(
    _ substitute: ItemSubstitute?, for id: ListItemID, on list: GroceryList
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.substitute == substitute
      ? [] : [.changed(list.id, id, .substitute(substitute))]
  }

  /// Takes a certain product for an item; nil leaves the choice to the rules.
  public func choosing(
    _ product: ProductID?, for id: ListItemID, on list: GroceryList
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    return item.marks.product == product ? [] : [.changed(list.id, id, .product(product))]
  }

  /// Buys at a store whose name and address are known.
  public func choosing(_ store: GroceryStore) -> [GroceryEvent] {
    settings.place == store ? [] : [.set(.store(store.id)), .set(.place(store))]
  }

  /// Buys at another retailer; the store that was chosen is none of its own.
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
