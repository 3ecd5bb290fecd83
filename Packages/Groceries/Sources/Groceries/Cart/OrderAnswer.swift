import MealModels

/// What somebody said about a cart that was handed to a store: whether it was ordered there.
public struct OrderAnswer: Hashable, Sendable, Codable {
  /// The purchase that was handed over.
  public var purchase: PurchaseID
  /// Whether it was ordered; nil takes an earlier answer back, so that it is asked again.
  public var isOrdered: Bool?
  /// The ticks that its items had before, so that they come back when the answer is taken back.
  public var ticksBefore: [Tick]

  /// The tick that an item had; an item without one is left out.
  public struct Tick: Hashable, Sendable, Codable {
    /// The item.
    public var item: ListItemID
    /// What its tick covered.
    public var amounts: [ListAmount]

    /// Makes one.
    public init(item: ListItemID, amounts: [ListAmount]) {
      self.item = item
      self.amounts = amounts
    }
  }

  /// Makes an answer.
  public init(_ purchase: PurchaseID, isOrdered: Bool?, ticksBefore: [Tick] = []) {
    self.purchase = purchase
    self.isOrdered = isOrdered
    self.ticksBefore = ticksBefore
  }
}

extension CartDraft.Line {
  /// How many packages it is; of what is weighed one.
  public var packages: Int { product.package?.step == nil ? count : min(count, 1) }
}

extension Purchase {
  /// The items that it has something for, each once.
  public var items: [ListItemID] {
    var items: [ListItemID] = []
    for line in lines where line.count > 0 && !items.contains(line.item) { items.append(line.item) }
    return items
  }
}

extension Shopping {
  /// The cart of a list that was handed to a store last, while nobody said whether it was ordered.
  public func pending(on list: GroceryListID) -> Purchase? {
    handed.filter { $0.list == list && answers[$0.id]?.isOrdered == nil }
      .max { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  /// The order of a list that was said to be made last; nil where none was.
  public func lastOrder(on list: GroceryListID) -> Purchase? {
    handed.filter { $0.list == list && answers[$0.id]?.isOrdered == true }
      .max { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  /// What was ordered for a list together with something more, as far as prices are known; nil where
  /// none is, and in two currencies.
  public func spent(on list: GroceryListID, and more: Money? = nil) -> Money? {
    let costs =
      bought.filter { $0.list == list }.compactMap(\.total.known) + [more].compactMap(\.self)
    return costs.dropFirst().reduce(costs.first) { sum, cost in sum?.adding(cost) }
  }

  /// The events of a handed-over cart having been ordered: its items are ticked, and the cart is empty.
  ///
  /// - Parameter home: the same list with what was ordered at home: a tick covers what is needed then
  ///   besides, so that whatever is wanted later is measured against what is at home.
  public func ordering(_ purchase: Purchase, home: GroceryList) -> [GroceryEvent] {
    let before = purchase.items.compactMap { id in
      marks(of: id, on: purchase.list).ticked.map { OrderAnswer.Tick(item: id, amounts: $0) }
    }
    let isKnown = handed.contains { $0.id == purchase.id }
    return (isKnown ? [] : [.handed(purchase)])
      + [.answered(OrderAnswer(purchase.id, isOrdered: true, ticksBefore: before))]
      + purchase.items.map { .changed(purchase.list, $0, .ticked(home[$0]?.tick ?? [])) }
      + [.cart(purchase.list, nil)]
  }

  /// The events of a handed-over cart not having been ordered: all stays as it is.
  public func declining(_ purchase: Purchase) -> [GroceryEvent] {
    [.answered(OrderAnswer(purchase.id, isOrdered: false))]
  }

  /// The events of an order being taken back: ticks are as before, and it is asked about again.
  public func unordering(_ purchase: Purchase) -> [GroceryEvent] {
    let before = Dictionary(
      (answers[purchase.id]?.ticksBefore ?? []).map { ($0.item, $0.amounts) },
      uniquingKeysWith: { first, _ in first })
    return [.answered(OrderAnswer(purchase.id, isOrdered: nil))]
      + purchase.items.map { .changed(purchase.list, $0, .ticked(before[$0])) }
  }
}
