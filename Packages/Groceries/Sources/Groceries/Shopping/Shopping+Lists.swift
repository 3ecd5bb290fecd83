import MealModels

/// The changes of lists that belong to no week.
///
/// Each function gives the events of one change, to be stored as one batch, or no events if nothing
/// changes.
extension Shopping {
  /// The most lists of their own.
  public static let mostOwnLists = 50

  /// Makes a list.
  public func making(_ name: String, id: GroceryListID) throws(GroceryError) -> [GroceryEvent] {
    guard ownLists.count < Self.mostOwnLists else { throw .tooManyLists(most: Self.mostOwnLists) }
    return [.listed(OwnList(id: id, name: try checked(name)))]
  }

  /// Renames a list.
  public func renaming(
    _ id: GroceryListID, to name: String
  ) throws(GroceryError) -> [GroceryEvent] {
    guard let list = ownList(id) else { throw .unknownList(id) }
    let name = try checked(name, of: id)
    return list.name == name ? [] : [.listed(OwnList(id: id, name: name))]
  }

  /// Deletes a list with its items, or restores it.
  public func deleting(
    _ id: GroceryListID, _ isDeleted: Bool = true
  ) throws(GroceryError) -> [GroceryEvent] {
    guard isKnown(id) else { throw .unknownList(id) }
    return (ownList(id) == nil) == isDeleted ? [] : [.unlisted(id, isDeleted)]
  }

  /// Moves a hand-added item to another list; it is not ticked there.
  public func moving(
    _ id: ManualItemID, to list: GroceryListID
  ) throws(GroceryError) -> [GroceryEvent] {
    guard let item = handItem(id) else { throw .unknownName(id.rawValue) }
    guard !list.isOwn || ownList(list) != nil else { throw .unknownList(list) }
    guard handItems(on: list).count < Self.mostManualItems else {
      throw .listTooLong(most: Self.mostManualItems)
    }
    return item.list == list
      ? [] : [.added(ManualItem(id: id, list: list, text: item.text, of: item.recipe))]
  }

  /// Buys an item although it is usually at home, or not after all.
  public func wanting(
    _ id: ListItemID, on list: GroceryList, _ isWanted: Bool = true
  ) throws(GroceryError) -> [GroceryEvent] {
    guard let item = list[id] else { throw .unknownItem(id) }
    return item.marks.isWanted == isWanted ? [] : [.changed(list.id, id, .isWanted(isWanted))]
  }

  /// A name as it is stored, which no other list has.
  private func checked(
    _ name: String, of id: GroceryListID? = nil
  ) throws(GroceryError) -> String {
    let name = name.split { $0.isWhitespace }.joined(separator: " ")
    guard !name.isEmpty else { throw .noListName }
    let other = ownLists.first { $0.id != id && $0.name.lowercased() == name.lowercased() }
    if let other { throw .usedListName(other.name) }
    guard name.count <= OwnList.longestName else {
      throw .textTooLong(characters: name.count, most: OwnList.longestName)
    }
    return name
  }
}
