import Groceries

/// An item with the aisle in which it is found.
public struct PlacedItem: Sendable {
  /// The item.
  public let item: ListedItem
  /// Its aisle.
  public let aisle: Aisle

  /// Places an item.
  public init(_ item: ListedItem, in aisle: Aisle) {
    self.item = item
    self.aisle = aisle
  }
}
