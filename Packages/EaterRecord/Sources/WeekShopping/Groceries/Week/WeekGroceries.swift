import EaterMeals
import Groceries
import MealModels
import MealPlan

/// The grocery list of a week, with everything that is needed to read, price and change it.
public struct WeekGroceries: Sendable {
  /// The days of the week.
  public let days: Range<Int>
  /// The dishes of the week.
  public let planned: PlannedDishes
  /// The eaters of each item.
  public let table: ItemEaters
  /// The food at home that may still be used when the week begins, or today if it has begun.
  public private(set) var pantry: Pantry
  /// The order of aisles in each shop.
  public private(set) var aisles: AisleOrders
  /// The retailer of the list.
  public private(set) var retailer: RetailerClient
  /// The stored shopping.
  public private(set) var shopping: Shopping
  /// The list, without substitutes that an eater may not have.
  public private(set) var list: GroceryList
  /// The items whose substitute an eater may no longer have.
  public private(set) var unsafe: [ListedItem]
  /// The costs of the list's items, which stay while nothing about the items changes.
  let prices = KeptPrices()
  let tools: GroceryTools

  /// The known foods.
  public var foods: FoodReference { tools.foods }

  /// Makes the list of a week.
  ///
  /// - Parameters:
  ///   - days: the week.
  ///   - stored: the stored state, including shopping.
  ///   - aisles: the order of aisles in each shop.
  ///   - moment: the present time, in the eater's local time.
  public init(
    of days: Range<Int>, stored: StoredState, aisles: AisleOrders, service: SuggestionService,
    foods: FoodReference, at retailer: RetailerClient, on moment: LocalMoment
  ) {
    self.init(
      WeekSource(days, stored, service, at: moment), stored: stored, aisles: aisles,
      service: service, tools: GroceryTools(foods), at: retailer, on: moment)
  }

  init(
    _ source: WeekSource, stored: StoredState, aisles: AisleOrders, service: SuggestionService,
    tools: GroceryTools, at retailer: RetailerClient, on moment: LocalMoment
  ) {
    days = source.days
    planned = service.dishes(of: source.cooked, stored, at: moment.date)
    table = ItemEaters(
      planned, stored: stored, service: service, foods: tools.foods, at: moment.date)
    pantry = stored.pantry.kept(on: source.firstDay)
    shopping = stored.shopping
    (list, unsafe) = (GroceryList(id: .week(from: days.lowerBound)), [])
    (self.aisles, self.retailer, self.tools) = (aisles, retailer, tools)
    rebuild()
  }

  private mutating func rebuild() {
    let checked = table.checked(shopping) { [list, tools, planned, pantry] in
      list.id.isOwn
        ? tools.builder.list(list.id, of: [], shopping: $0)
        : tools.builder.list(list.id, of: planned.dishes, shopping: $0, pantry: pantry)
    }
    (list, unsafe) = (checked.list, checked.unsafe)
  }

  /// The list and the pantry after a change by an order.
  public func applying(_ change: OrderChange) -> WeekGroceries {
    var other = self
    for event in change.events { other.shopping.apply(event) }
    return other.holding(change.home)
  }

  /// The list after changes of the pantry.
  func holding(_ events: [PantryEvent]) -> WeekGroceries {
    var other = self
    for event in events { other.pantry.apply(event) }
    other.rebuild()
    return other
  }

  /// The list after some events.
  public func applying(_ events: [GroceryEvent]) -> WeekGroceries {
    guard !events.isEmpty else { return self }
    var shopping = shopping
    for event in events { shopping.apply(event) }
    return with(shopping)
  }

  /// The list of the same week with other shopping.
  ///
  /// If that leads to the same items, only their marks change.
  private func with(_ shopping: Shopping) -> WeekGroceries {
    var other = self
    other.shopping = shopping
    if shopping.shapes(list.id, like: self.shopping) { other.mark() } else { other.rebuild() }
    return other
  }

  /// The list of the same week with other shopping, aisles and retailer.
  func with(
    _ shopping: Shopping, _ aisles: AisleOrders, at retailer: RetailerClient
  ) -> WeekGroceries {
    var other = with(shopping)
    (other.aisles, other.retailer) = (aisles, retailer)
    return other
  }

  func onList(_ id: GroceryListID) -> WeekGroceries {
    var other = self
    other.list = GroceryList(id: id)
    other.rebuild()
    return other
  }

  private mutating func mark() {
    var safe = shopping
    for place in unsafe.indices {
      let id = unsafe[place].id
      unsafe[place].marks = shopping.marks(of: id, on: list.id)
      safe.apply(.changed(list.id, id, .substitute(nil)))
    }
    list = list.marked(by: safe)
  }

  /// The aisle of an item's food, or else of its words.
  public func aisle(of item: ListedItem) -> Aisle {
    tools.aisle(of: item.item)
  }

  /// The event from which the order of aisles is learned: an item in its aisle was taken in the
  /// chosen shop.
  public func lesson(of item: ListedItem) -> [AisleOrderEvent] {
    shopping.settings.store.map { [.ticked(aisle(of: item), in: $0)] } ?? []
  }

  /// The wanted items of the list, in the order of the shop's aisles.
  public var walked: [ListedItem] { walkedAisles.map(\.item) }

  /// The wanted items of the list, each with its aisle, in the order of the shop's aisles.
  public var walkedAisles: [PlacedItem] {
    aisles[shopping.settings.store]
      .grouped(list.items.filter { !$0.isOff }) { aisle(of: $0) }
      .flatMap { group in group.items.map { PlacedItem($0, in: group.aisle) } }
  }

  /// The items to buy, each with its missing amount.
  public var open: [ListedItem] {
    list.open.map(\.stillToBuy)
  }
}
