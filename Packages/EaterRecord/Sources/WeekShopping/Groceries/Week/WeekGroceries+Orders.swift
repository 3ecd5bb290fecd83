import Groceries

/// The changes of list and pantry that follow when the user says whether a cart was ordered.
public struct OrderChange: Sendable {
  /// The changes of the list.
  public var events: [GroceryEvent]
  /// The food that comes home or is removed again.
  public var home: [PantryEvent]

  /// Makes a change.
  public init(events: [GroceryEvent], home: [PantryEvent] = []) {
    self.events = events
    self.home = home
  }
}

extension WeekGroceries {
  /// The cart that was handed to a shop, while the user has neither confirmed nor declined the
  /// order; nil if there is none.
  public var pending: Purchase? { shopping.pending(on: list.id) }

  /// The changes when a handed-over cart was ordered: its items are ticked, and its food is at
  /// home.
  public func ordering(_ purchase: Purchase) -> OrderChange {
    let home = pantry.stocking(purchase)
    return OrderChange(
      events: shopping.ordering(purchase, home: holding(home).list), home: home)
  }

  /// The changes when a handed-over cart was not ordered.
  ///
  /// List and pantry stay the same, and the question is not asked again.
  public func declining(_ purchase: Purchase) -> OrderChange {
    OrderChange(events: shopping.declining(purchase))
  }

  /// The changes that undo an order: ticks and pantry are restored, and the question is asked
  /// again.
  public func unordering(_ purchase: Purchase) -> OrderChange {
    OrderChange(events: shopping.unordering(purchase), home: pantry.returning(purchase))
  }
}
