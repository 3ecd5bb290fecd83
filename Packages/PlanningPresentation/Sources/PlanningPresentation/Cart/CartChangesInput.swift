import MealModels

/// What the page of changes is made from.
public struct CartChangesInput: Equatable, Sendable {
  /// A line of the cart that is not as the eater saw it.
  public struct Change: Equatable, Sendable, Identifiable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
      /// One of it costs something else.
      case price(from: Money, to: Money)
      /// Another product takes its place, by its name.
      case substituted(by: String)
      /// Another count of it is bought.
      case count(from: Int, to: Int)
      /// It is new in the cart.
      case added
      /// There is none left, so it is not in the cart any more.
      case gone
    }

    /// Its id.
    public var id: GroceryItemID
    /// The product.
    public var name: String
    /// How many of it.
    public var count: Int
    /// What happened.
    public var kind: Kind
    /// By how much the cart costs more, or less if negative; nil where a price is not known.
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

  /// By how much the cart costs more; nil where that is not known of every change.
  var difference: Money? {
    guard let first = changes.first?.difference else { return nil }
    return changes.dropFirst().reduce(Optional(first)) { sum, change in
      change.difference.flatMap { sum?.adding($0) }
    }
  }
}
