import MealModels

/// The state of everything about shopping, built from grocery events.
///
/// Events about different fields may come in any order. If two events are about one field, the
/// later event wins. The marks of an item do not depend on whether it is on a list now: a tick
/// survives the rebuilding of a list, and applies only to the same item of the same list.
public struct Shopping: Hashable, Sendable {
  /// How the household shops.
  public private(set) var settings = ShoppingSettings()
  /// The newest prices of each store that has stated prices.
  public private(set) var prices: [StoreID: PriceSnapshot] = [:]
  /// The prices of each store that the eater has seen.
  public private(set) var reviewed: [StoreID: PriceSnapshot] = [:]
  private var marksOfLists: [GroceryListID: [ListItemID: ItemMarks]] = [:]
  private var handItems: [ManualItemID: ManualItem] = [:]
  private var discarded: Set<ManualItemID> = []
  private var lists: [GroceryListID: OwnList] = [:]
  private var unlisted: Set<GroceryListID> = []
  private var carts: [GroceryListID: CartDraft] = [:]
  private var purchases: [PurchaseID: Purchase] = [:]
  private var handedOver: [PurchaseID: Purchase] = [:]
  /// The answers to whether handed-over carts were ordered.
  private(set) var answers: [PurchaseID: OrderAnswer] = [:]

  /// Makes the state before any shopping.
  public init() {}

  /// The marks of an item of a list.
  public func marks(of item: ListItemID, on list: GroceryListID) -> ItemMarks {
    marksOfLists[list]?[item] ?? ItemMarks()
  }

  /// The substitutes for items of a list, by the ids of the replaced items.
  public func substitutes(on list: GroceryListID) -> [ListItemID: ItemSubstitute] {
    (marksOfLists[list] ?? [:]).compactMapValues { $0.isRemoved ? nil : $0.substitute }
  }

  /// The items that were added to a list by hand, sorted by their ids.
  public func handItems(on list: GroceryListID) -> [ManualItem] {
    handItems.values.filter { $0.list == list && !discarded.contains($0.id) }
      .sorted { $0.id < $1.id }
  }

  /// The lists that belong to no week, by their names.
  public var ownLists: [OwnList] {
    lists.values.filter { !unlisted.contains($0.id) }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// The list with an id; nil if there is none, or if it was deleted.
  public func ownList(_ id: GroceryListID) -> OwnList? {
    unlisted.contains(id) ? nil : lists[id]
  }

  /// Whether a list was ever made, even if it was deleted since.
  func isKnown(_ list: GroceryListID) -> Bool { lists[list] != nil }

  /// The hand-added item with an id, even if it was removed since; nil if there is none.
  public func handItem(_ id: ManualItemID) -> ManualItem? { handItems[id] }

  /// The product as it was when it was last bought or put into a cart; nil if it never was.
  public func product(_ id: ProductID) -> Product? {
    let lines = carts.sorted { $0.key > $1.key }.flatMap(\.value.lines) + bought.flatMap(\.lines)
    return lines.first { $0.product.id == id }?.product
  }

  /// Whether an item was ever added under an id.
  func isUsed(_ id: ManualItemID) -> Bool { handItems[id] != nil || discarded.contains(id) }

  /// The saved cart of a list; nil if there is none.
  public func cart(of list: GroceryListID) -> CartDraft? { carts[list] }

  /// The purchases, the newest first.
  public var bought: [Purchase] {
    let ordered = handedOver.filter { answers[$0.key]?.isOrdered == true }
    return purchases.merging(ordered) { first, _ in first }.values
      .sorted { ($1.time, $1.id) < ($0.time, $0.id) }
  }

  /// The carts that were handed over, in no order.
  var handed: [Purchase] { Array(handedOver.values) }

  /// The price that was last paid for a product.
  public func lastPaid(for product: ProductID) -> Money? {
    bought.lazy.compactMap { purchase in
      purchase.lines.first { $0.product.id == product }?.product.price
    }.first
  }

  /// Whether a list has the same items here as in another state of shopping.
  ///
  /// The marks of the items may differ in ticks, notes and packages, which do not change how the
  /// list is made.
  public func shapes(_ list: GroceryListID, like other: Shopping) -> Bool {
    handItems == other.handItems && discarded == other.discarded
      && shapingMarks(on: list) == other.shapingMarks(on: list)
  }

  private func shapingMarks(on list: GroceryListID) -> [ListItemID: ItemMarks] {
    (marksOfLists[list] ?? [:]).mapValues(\.shaping).filter { $0.value != ItemMarks() }
  }

  /// Applies the next change.
  public mutating func apply(_ event: GroceryEvent) {
    switch event {
    case .changed(let list, let item, let change):
      marksOfLists[list, default: [:]][item, default: ItemMarks()].apply(change)
    case .added(let item): handItems[item.id] = item
    case .discarded(let id): discarded.insert(id)
    case .set(let setting): settings.apply(setting)
    case .priced(let snapshot): prices[snapshot.store] = snapshot
    case .reviewed(let snapshot): reviewed[snapshot.store] = snapshot
    case .cart(let list, let cart): carts[list] = cart
    case .handed(let purchase): handedOver[purchase.id] = purchase
    case .answered(let answer): answers[answer.purchase] = answer
    case .bought(let purchase): purchases[purchase.id] = purchase
    case .listed(let list): lists[list.id] = list
    case .unlisted(let list, true): unlisted.insert(list)
    case .unlisted(let list, false): unlisted.remove(list)
    }
  }
}

extension ShoppingSettings {
  mutating func apply(_ setting: ShoppingSetting) {
    switch setting {
    case .retailer(let retailer): self.retailer = retailer
    case .store(let store): self.store = store
    case .place(let place): toldStore = place
    case .rules(let rules): self.rules = rules
    case .interval(let interval): self.interval = interval
    case .network(let network): self.network = network
    case .sorting(let sorting): self.sorting = sorting
    }
  }
}
