import AppShell
import CommandKit
import EaterRecord
import Groceries
import IngredientLines
import Journal
import MealModels
import MealPlan

/// The shopping list of a week with all that a command needs to read, price and change it.
struct GrocerySession: Sendable {
  let plan: PlanSession
  /// What is cooked in the week.
  let planned: PlannedDishes
  let table: ItemTable
  let foods: FoodReference
  /// What is at home and may still be used when the week begins, or today where it has begun.
  let pantry: Pantry
  /// The order in which stores are walked.
  let aisles: AisleOrders
  /// Where the list is bought.
  let retailer: RetailerClient
  private(set) var shopping: Shopping
  /// The list, without substitutes that somebody may not have.
  private(set) var list: GroceryList
  /// Items whose substitute somebody may not have any more.
  private(set) var unsafe: [ListedItem]
  private let builder: ListBuilder
  private let finder: AisleFinder

  var session: Session { plan.session }
  var advisor: MealAdvisorContext { plan.session.advisor }
  /// The days of the week.
  let days: Range<Int>

  init(_ session: Session, _ invocation: Invocation) async throws(CommandError) {
    let plan = try await PlanSession(session, invocation)
    try await self.init(plan, days: plan.targets.days)
  }

  /// - Parameter days: the week of the list.
  init(_ plan: PlanSession, days: Range<Int>) async throws(CommandError) {
    self.plan = plan
    self.days = days
    let session = plan.session
    let foods = session.advisor.foods()
    self.foods = foods
    planned = plan.service.dishes(of: days, plan.stored, at: plan.moment)
    table = ItemTable(planned, plan.stored, plan.service, foods, at: session.now)
    finder = AisleFinder(foods.book)
    let reader = LineReader(foods)
    builder = ListBuilder(foods) { words in CookedLine(reader.line(words)) }
    pantry = plan.stored.pantry.kept(on: max(plan.moment.dayNumber, days.lowerBound))
    (shopping, aisles) = try await session.storing { stores async throws(JournalError) in
      (try await stores.grocery.state(), try await stores.aisles.state())
    }
    retailer = try session.retailer(shopping.settings.retailer)
    (list, unsafe) = (GroceryList(id: .week(from: days.lowerBound)), [])
    rebuild()
  }

  private mutating func rebuild() {
    let checked = table.checked(shopping) { [list, builder, planned, pantry] in
      builder.list(list.id, of: planned.dishes, shopping: $0, pantry: pantry)
    }
    (list, unsafe) = (checked.list, checked.unsafe)
  }

  /// The session once some events are stored.
  ///
  /// - Parameter lessons: what the events teach about the order of the aisles.
  func recording(
    _ events: [GroceryEvent], teaching lessons: [AisleOrderEvent] = []
  ) async throws(CommandError) -> GrocerySession {
    guard !events.isEmpty else { return self }
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      try await stores.shop(events, teaching: lessons, at: now)
    }
    return applying(events)
  }

  /// The session as it is after some events.
  func applying(_ events: [GroceryEvent]) -> GrocerySession {
    var other = self
    for event in events { other.shopping.apply(event) }
    other.rebuild()
    return other
  }

  /// Events of a change, whose error is that of the call.
  func events(
    _ change: () throws(GroceryError) -> [GroceryEvent]
  ) throws(CommandError) -> [GroceryEvent] {
    do throws(GroceryError) { return try change() } catch { throw .wrong(error.message) }
  }

  /// The aisle of an item: that of its food, else of its words.
  func aisle(of item: ListedItem) -> Aisle {
    let wanted = item.item
    return wanted.food.map { finder.aisle(of: $0, form: wanted.form) }
      ?? finder.place(of: wanted.name).aisle
  }

  /// What a tick teaches: that something of its aisle was taken in the chosen store just now.
  func lesson(of item: ListedItem) -> [AisleOrderEvent] {
    shopping.settings.store.map { [.ticked(aisle(of: item), in: $0)] } ?? []
  }

  /// What is wrong with the meals of the week and with what stands in for items, as sentences.
  var problems: [String] {
    let words = PlanWords(plan, plan.stored.plan)
    let unreadable = plan.service.unreadableLimits(of: plan.stored)
    let faults = plan.stored.plan(of: days, at: plan.moment).faults(of: days, against: plan.facts)
    return unreadable.map {
      "A stored limit cannot be read, so nothing is known to be safe: \($0)."
    }
      + faults.map(words.sentence)
      + unsafe.map { item in
        "\(item.item.name): somebody may not have \(item.marks.substitute?.name ?? "what stood in"), "
          + "so the list has \(item.item.name) again."
      }
  }
}
