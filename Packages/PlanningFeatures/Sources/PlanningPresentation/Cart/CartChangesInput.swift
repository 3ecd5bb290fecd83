import MealModels

/// The input of the page of changes in the cart.
public struct CartChangesInput: Equatable, Sendable {
  /// A line of the cart that changed since the eater last reviewed it.
  public struct Change: Equatable, Sendable, Identifiable {
    /// The kinds of change.
    public enum Kind: Hashable, Sendable {
      /// The price of one package changed.
      case price(from: Money, to: Money)
      /// Another product, given by its name, replaces the item.
      case substituted(by: String)
      /// The number of packages changed.
      case count(from: Int, to: Int)
      /// The item is new in the cart.
      case added
      /// The product is no longer in the cart: it is out of stock, or another one is chosen.
      case gone
    }

    /// Its id.
    public var id: GroceryItemID
    /// The product.
    public var name: String
    /// The number of packages.
    public var count: Int
    /// The kind of change.
    public var kind: Kind
    /// The change of the cart's cost, negative if it costs less; nil if a price is unknown.
    public var difference: Money?

    /// Makes a change.
    public init(
      _ id: GroceryItemID, _ name: String, count: Int, _ kind: Kind, difference: Money?
    ) {
      self.id = id
      self.name = name
      self.count = count
      self.kind = kind
      self.difference = difference
    }
  }

  /// The changes in the order of the cart.
  public var changes: [Change]

  /// Makes an input.
  public init(changes: [Change]) { self.changes = changes }

  /// The total change of the cart's cost; nil unless it is known for every change.
  package var difference: Money? {
    guard let first = changes.first?.difference else { return nil }
    return changes.dropFirst().reduce(Optional(first)) { sum, change in
      change.difference.flatMap { sum?.adding($0) }
    }
  }
}
