import Groceries
import MealModels
import MealPlan

/// The grocery list of a week, with all that is needed to read, price and change it.
public struct WeekGroceries: Sendable {
  /// The days of the week.
  public let days: Range<Int>
  /// What is cooked in the week.
  public let planned: PlannedDishes
  /// Who eats what an item is for.
  public let table: ItemTable
  /// What is at home and may still be used when the week begins, or today where it has begun.
  public private(set) var pantry: Pantry
  /// The order in which stores are walked.
  public private(set) var aisles: AisleOrders
  /// Where the list is bought.
  public private(set) var retailer: RetailerClient
  /// What is known of shopping.
  public private(set) var shopping: Shopping
  /// The list, without substitutes that somebody may not have.
  public private(set) var list: GroceryList
  /// Items whose substitute somebody may not have any more.
  public private(set) var unsafe: [ListedItem]
  /// What its items cost, as long as nothing changed of it.
  let prices = KeptPrices()
  let tools: GroceryTools

  /// What is known of foods.
  public var foods: FoodReference { tools.foods }

  /// Makes the list of a week.
  ///
  /// - Parameters:
  ///   - days: the week.
  ///   - stored: what is stored, with what is known of shopping.
  ///   - aisles: the order in which stores are walked.
  ///   - moment: now, on the clock on the eater's wall.
  public init(
    of days: Range<Int>, _ stored: StoredState, _ aisles: AisleOrders,
    _ service: SuggestionService, _ foods: FoodReference, at retailer: RetailerClient,
    on moment: LocalMoment
  ) {
    self.init(
      WeekSource(days, stored, service, at: moment), stored, aisles, service,
      GroceryTools(foods), at: retailer, on: moment)
  }

  init(
    _ source: WeekSource, _ stored: StoredState, _ aisles: AisleOrders,
    _ service: SuggestionService, _ tools: GroceryTools, at retailer: RetailerClient,
    on moment: LocalMoment
  ) {
    days = source.days
    planned = service.dishes(of: source.cooked, stored, at: moment.date)
    table = ItemTable(planned, stored, service, tools.foods, at: moment.date)
    pantry = stored.pantry.kept(on: source.firstDay)
    shopping = stored.shopping
    (list, unsafe) = (GroceryList(id: .week(from: days.lowerBound)), [])
    (self.aisles, self.retailer, self.tools) = (aisles, retailer, tools)
    rebuild()
  }

  private mutating func rebuild() {
    let checked = table.checked(shopping) { [list, tools, planned, pantry] in
      tools.builder.list(list.id, of: planned.dishes, shopping: $0, pantry: pantry)
    }
    (list, unsafe) = (checked.list, checked.unsafe)
  }

  /// The list as it is once an order changed it and what is at home.
  public func applying(_ change: OrderChange) -> WeekGroceries {
    var other = self
    for event in change.events { other.shopping.apply(event) }
    return other.holding(change.home)
  }

  /// The same list once something came home, or went.
  func holding(_ events: [PantryEvent]) -> WeekGroceries {
    var other = self
    for event in events { other.pantry.apply(event) }
    other.rebuild()
    return other
  }

  /// The list as it is after some events.
  public func applying(_ events: [GroceryEvent]) -> WeekGroceries {
    guard !events.isEmpty else { return self }
    var shopping = shopping
    for event in events { shopping.apply(event) }
    return with(shopping)
  }

  /// The list of the same week by other shopping: where that shapes it alike, what was made before is
  /// kept and only marked anew.
  private func with(_ shopping: Shopping) -> WeekGroceries {
    var other = self
    other.shopping = shopping
    if shopping.shapes(list.id, like: self.shopping) { other.mark() } else { other.rebuild() }
    return other
  }

  /// The list of the same week by what is stored beside what it is made of.
  func with(
    _ shopping: Shopping, _ aisles: AisleOrders, at retailer: RetailerClient
  ) -> WeekGroceries {
    var other = with(shopping)
    (other.aisles, other.retailer) = (aisles, retailer)
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

  /// The aisle of an item: that of its food, else of its words.
  public func aisle(of item: ListedItem) -> Aisle {
    tools.aisle(of: item.item)
  }

  /// What a tick teaches: that something of its aisle was taken in the chosen store just now.
  public func lesson(of item: ListedItem) -> [AisleOrderEvent] {
    shopping.settings.store.map { [.ticked(aisle(of: item), in: $0)] } ?? []
  }

  /// The items on the list that are wanted at all, by aisle as the store is walked.
  public var walked: [ListedItem] { walkedAisles.map(\.item) }

  /// The same, each with its aisle.
  public var walkedAisles: [PlacedItem] {
    let order = Dictionary(
      aisles[shopping.settings.store].aisles.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
    let items = list.items
    let placed = items.indices.filter { !items[$0].isOff }.map { place in
      let aisle = aisle(of: items[place])
      return (order: order[aisle] ?? 0, place: place, aisle: aisle)
    }
    return placed.sorted { ($0.order, $0.place) < ($1.order, $1.place) }
      .map { PlacedItem(items[$0.place], in: $0.aisle) }
  }

  /// The items that are to be bought, each with what is still missing of it.
  public var open: [ListedItem] {
    list.open.map(\.stillToBuy)
  }
}
