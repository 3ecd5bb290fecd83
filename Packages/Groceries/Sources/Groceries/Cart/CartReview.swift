import MealModels

/// The changes in a cart since the eater reviewed it.
public struct CartReview: Hashable, Sendable {
  /// A change of one line.
  public struct Change: Hashable, Sendable, Identifiable {
    /// The item.
    public var item: ListItemID
    /// The line in the reviewed cart; nil if the line is new.
    public var before: CartDraft.Line?
    /// The present line; nil if the line was removed.
    public var after: CartDraft.Line?

    /// Makes a change.
    public init(item: ListItemID, before: CartDraft.Line? = nil, after: CartDraft.Line? = nil) {
      self.item = item
      self.before = before
      self.after = after
    }

    /// The id of the line, or else of the item.
    public var id: String { (after ?? before)?.id ?? item.rawValue }

    /// The increase of the line's cost, negative if it costs less; nil if a price is unknown.
    public var difference: Money? {
      let currency = (after?.cost ?? before?.cost)?.currency
      guard let currency else { return nil }
      let none = Money(hundredths: 0, currency)
      let old = before == nil ? none : before?.cost
      let new = after == nil ? none : after?.cost
      guard let old, let new else { return nil }
      return new.adding(Money(hundredths: -old.hundredths, old.currency))
    }
  }

  /// The changes, in the order of the cart, removed lines last.
  public var changes: [Change]

  /// Compares a cart with the cart that the eater reviewed.
  ///
  /// A line has changed if its count, price or stock has changed.
  public init(from seen: CartDraft, to cart: CartDraft) {
    let before = Dictionary(
      seen.lines.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let now = Set(cart.lines.map(\.id))
    let changed = cart.lines.compactMap { line -> Change? in
      let old = before[line.id]
      return old.map { Self.isSame($0, line) } ?? false
        ? nil : Change(item: line.item, before: old, after: line)
    }
    let gone = seen.lines.filter { !now.contains($0.id) }.map {
      Change(item: $0.item, before: $0, after: nil)
    }
    changes = changed + gone
  }

  private static func isSame(_ one: CartDraft.Line, _ other: CartDraft.Line) -> Bool {
    one.count == other.count && one.product.price == other.product.price
      && one.product.availability == other.product.availability
  }
}
