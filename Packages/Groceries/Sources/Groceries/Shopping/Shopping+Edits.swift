import MealModels

/// The edits of a list by a person.
///
/// Each function gives the events of one change, to be stored as one batch, or no events if nothing
/// changes.
extension Shopping {
  /// The most items that are added to one list by hand.
  public static let mostManualItems = 5000

  /// Adds a typed item; its text stays as typed, without surrounding blanks.
  ///
  /// - Parameter recipe: the recipe whose line it is; nil for typed words.
  public func adding(
    _ words: String, of recipe: ItemRecipe? = nil, to list: GroceryListID,
    newID: () -> ManualItemID
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
    return [.added(ManualItem(id: id, list: list, text: text, of: recipe))]
  }

  /// Takes a hand-added item off its list for good.
  public func discarding(_ id: ManualItemID) -> [GroceryEvent] {
    guard let item = handItem(id), handItems(on: item.list).contains(item) else { return [] }
    return [.discarded(id)]
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
    guard item.marks.product != product else { return [] }
    // A number of packages belongs to the product for which it was set.
    let counted: [GroceryEvent] =
      item.marks.packages == nil ? [] : [.changed(list.id, id, .packages(nil))]
    return [.changed(list.id, id, .product(product))] + counted
  }

  /// The most packages that can be set by hand.
  public static let mostPackages = PackageChooser.mostPackages

  /// Sets the number of packages of a product for an item; nil buys as many as are needed.
  ///
  /// A number outside 1 to ``mostPackages`` is brought into that range.
  public func buying(
    _ count: Int?, of product: ProductID, for id: ListItemID, on list: GroceryList
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    let count = count.map { min(max($0, 1), Self.mostPackages) }
    return (item.marks.product == product ? [] : [.changed(list.id, id, .product(product))])
      + (item.marks.packages == count ? [] : [.changed(list.id, id, .packages(count))])
  }

  /// Accepts only the wanted kind of an item, or any kind again.
  ///
  /// If only the wanted kind is accepted, a product that was chosen by hand is forgotten.
  public func keepingKind(
    _ isOnly: Bool, of id: ListItemID, on list: GroceryList
  ) throws(GroceryError) -> [GroceryEvent] {
    let item = try self.item(id, on: list)
    guard item.marks.isOnlyKind != isOnly else { return [] }
    return [.changed(list.id, id, .onlyKind(isOnly))]
      + (isOnly ? try choosing(nil, for: id, on: list) : [])
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
