import Groceries

/// The changes of list and pantry that follow when the user says whether a cart was ordered.
public struct OrderChange: Sendable {
  /// What changes of the list.
  public var events: [GroceryEvent]
  /// What comes home, or goes again.
  public var home: [PantryEvent]

  /// Makes a change.
  public init(events: [GroceryEvent], home: [PantryEvent] = []) {
    self.events = events
    self.home = home
  }
}

extension WeekGroceries {
  /// The cart that was handed to a store and is neither confirmed nor declined; nil where there
  /// is none.
  public var pending: Purchase? { shopping.pending(on: list.id) }

  /// A handed-over cart was ordered: what is in it is ticked, and at home.
  public func ordering(_ purchase: Purchase) -> OrderChange {
    let home = pantry.stocking(purchase)
    return OrderChange(
      events: shopping.ordering(purchase, home: holding(home).list), home: home)
  }

  /// Records that a handed-over cart was not ordered: list and pantry stay, and the question ends.
  public func declining(_ purchase: Purchase) -> OrderChange {
    OrderChange(events: shopping.declining(purchase))
  }

  /// An order is taken back: ticks and what is at home are as they were, and it is asked about again.
  public func unordering(_ purchase: Purchase) -> OrderChange {
    OrderChange(events: shopping.unordering(purchase), home: pantry.returning(purchase))
  }
}
