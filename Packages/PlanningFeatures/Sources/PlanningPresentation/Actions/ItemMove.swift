import DesignSystem
import Groceries
import MealModels

/// The move of a hand-added item to another list.
public struct ItemMove: Hashable, Sendable {
  /// The item.
  public var item: GroceryItemID
  /// The other list.
  public var list: GroceryListID

  /// Makes a move.
  public init(_ item: GroceryItemID, to list: GroceryListID) {
    self.item = item
    self.list = list
  }
}

extension ArgumentForm where Value == ItemMove {
  /// The parameters of a move: an item and a list.
  static var itemMove: Self {
    ArgumentForm<(GroceryItemID, GroceryListID)>.both(
      .id(GroceryItemID.self), ArgumentForm<GroceryListID>.id(GroceryListID.self, named: "list")
    ).map({ ItemMove($0.0, to: $0.1) }, back: { ($0.item, $0.list) })
  }
}
