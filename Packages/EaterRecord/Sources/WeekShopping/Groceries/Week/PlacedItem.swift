import Groceries

/// An item with its aisle.
public struct PlacedItem: Sendable {
  /// The item.
  public let item: ListedItem
  /// Its aisle.
  public let aisle: Aisle

  /// Makes an item in an aisle.
  public init(_ item: ListedItem, in aisle: Aisle) {
    self.item = item
    self.aisle = aisle
  }
}
