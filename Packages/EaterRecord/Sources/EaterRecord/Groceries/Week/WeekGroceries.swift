import Groceries
import IngredientLines
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
  /// What is known of foods.
  public let foods: FoodReference
  /// What is at home and may still be used when the week begins, or today where it has begun.
  public let pantry: Pantry
  /// The order in which stores are walked.
  public let aisles: AisleOrders
  /// Where the list is bought.
  public let retailer: RetailerClient
  /// What is known of shopping.
  public private(set) var shopping: Shopping
  /// The list, without substitutes that somebody may not have.
  public private(set) var list: GroceryList
  /// Items whose substitute somebody may not have any more.
  public private(set) var unsafe: [ListedItem]
  private let builder: ListBuilder
  private let finder: AisleFinder

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
    self.days = days
    self.foods = foods
    self.aisles = aisles
    self.retailer = retailer
    planned = service.dishes(of: days, stored, at: moment)
    table = ItemTable(planned, stored, service, foods, at: moment.date)
    finder = AisleFinder(foods.book)
    let reader = LineReader(foods)
    builder = ListBuilder(foods) { words in CookedLine(reader.line(words)) }
    pantry = stored.pantry.kept(on: max(moment.dayNumber, days.lowerBound))
    shopping = stored.shopping
    (list, unsafe) = (GroceryList(id: .week(from: days.lowerBound)), [])
    rebuild()
  }

  private mutating func rebuild() {
    let checked = table.checked(shopping) { [list, builder, planned, pantry] in
      builder.list(list.id, of: planned.dishes, shopping: $0, pantry: pantry)
    }
    (list, unsafe) = (checked.list, checked.unsafe)
  }

  /// The list as it is after some events.
  public func applying(_ events: [GroceryEvent]) -> WeekGroceries {
    guard !events.isEmpty else { return self }
    var other = self
    for event in events { other.shopping.apply(event) }
    other.rebuild()
    return other
  }

  /// The aisle of an item: that of its food, else of its words.
  public func aisle(of item: ListedItem) -> Aisle {
    let wanted = item.item
    return wanted.food.map { finder.aisle(of: $0, form: wanted.form) }
      ?? finder.place(of: wanted.name).aisle
  }

  /// What a tick teaches: that something of its aisle was taken in the chosen store just now.
  public func lesson(of item: ListedItem) -> [AisleOrderEvent] {
    shopping.settings.store.map { [.ticked(aisle(of: item), in: $0)] } ?? []
  }

  /// The items on the list that are wanted at all, by aisle as the store is walked.
  public var walked: [ListedItem] {
    let order = Dictionary(
      aisles[shopping.settings.store].aisles.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
    let placed = list.items.enumerated().filter { !$1.isOff }.map { place, item in
      (aisle: order[aisle(of: item)] ?? 0, place: place, item: item)
    }
    return placed.sorted { ($0.aisle, $0.place) < ($1.aisle, $1.place) }.map(\.item)
  }

  /// The items that are to be bought, each with what is still missing of it.
  public var open: [ListedItem] {
    list.open.map { item in
      guard item.marks.isTicked else { return item }
      var item = item
      item.needed = item.missing
      return item
    }
  }
}
