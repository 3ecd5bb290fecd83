import MealModels

/// The answer to the question whether a cart that was handed to a shop was ordered.
public struct OrderAnswer: Hashable, Sendable, Codable {
  /// The purchase that was handed over.
  public var purchase: PurchaseID
  /// Whether the cart was ordered; nil withdraws an earlier answer, so that the question is asked
  /// again.
  public var isOrdered: Bool?
  /// The ticks of the items before the answer, which are restored when the answer is withdrawn.
  public var ticksBefore: [Tick]

  /// The tick of an item; an item that was not ticked has none.
  public struct Tick: Hashable, Sendable, Codable {
    /// The item.
    public var item: ListItemID
    /// The amounts that the tick covered.
    public var amounts: [ListAmount]

    /// Makes a tick.
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
  /// The number of packages; a weighed product is one package.
  public var packages: Int { product.package?.step == nil ? count : min(count, 1) }
}

extension Purchase {
  /// The items for which the purchase has packages, without duplicates.
  public var items: [ListItemID] {
    var items: [ListItemID] = []
    for line in lines where line.count > 0 && !items.contains(line.item) { items.append(line.item) }
    return items
  }
}

extension Shopping {
  /// The latest cart of a list that was handed to a shop and has no answer yet.
  public func pending(on list: GroceryListID) -> Purchase? {
    unanswered.filter { $0.list == list }.max { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  /// The latest cart of any list that was handed to a shop and has no answer yet.
  public var pendingOrder: Purchase? {
    unanswered.max { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  private var unanswered: [Purchase] { handed.filter { answers[$0.id]?.isOrdered == nil } }

  /// The latest confirmed order of a list; nil if there is none.
  public func lastOrder(on list: GroceryListID) -> Purchase? {
    handed.filter { $0.list == list && answers[$0.id]?.isOrdered == true }
      .max { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  /// The sum of a list's orders and a further amount, as far as prices are known.
  ///
  /// Nil if no price is known or the currencies differ.
  public func spent(on list: GroceryListID, and more: Money? = nil) -> Money? {
    let costs =
      bought.filter { $0.list == list }.compactMap(\.total.known) + [more].compactMap(\.self)
    return costs.dropFirst().reduce(costs.first) { sum, cost in sum?.adding(cost) }
  }

  /// The events when a handed-over cart was ordered: its items are ticked, and the cart is emptied.
  ///
  /// - Parameter home: the list with the order at home; a tick then also covers the amounts still
  ///   needed, so that later additions are compared with the stock at home.
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

  /// The events when a handed-over cart was not ordered; the list is unchanged.
  public func declining(_ purchase: Purchase) -> [GroceryEvent] {
    [.answered(OrderAnswer(purchase.id, isOrdered: false))]
  }

  /// The events that undo an order: the ticks are restored, and the question is asked again.
  public func unordering(_ purchase: Purchase) -> [GroceryEvent] {
    let before = Dictionary(
      (answers[purchase.id]?.ticksBefore ?? []).map { ($0.item, $0.amounts) },
      uniquingKeysWith: { first, _ in first })
    return [.answered(OrderAnswer(purchase.id, isOrdered: nil))]
      + purchase.items.map { .changed(purchase.list, $0, .ticked(before[$0])) }
  }
}
