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
  let pantry: Pantry
  private(set) var shopping: Shopping
  /// The list, without substitutes that somebody may not have.
  private(set) var list: GroceryList
  /// Items whose substitute somebody may not have any more.
  private(set) var unsafe: [ListedItem]
  private let builder: ListBuilder
  /// What is known of shopping, without substitutes that somebody may not have.
  private var safeShopping: Shopping

  var session: Session { plan.session }
  var advisor: MealAdvisorContext { plan.session.advisor }
  var retailer: RetailerClient { plan.session.advisor.retailer }
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
    let reader = LineReader(foods)
    builder = ListBuilder(foods) { words in CookedLine(reader.line(words)) }
    (shopping, pantry) = try await session.storing { stores async throws(JournalError) in
      (try await stores.grocery.state(), try await stores.pantry.state())
    }
    (list, unsafe) = (GroceryList(id: .week(from: days.lowerBound)), [])
    safeShopping = shopping
    rebuild()
  }

  private mutating func rebuild() {
    let checked = table.checked(shopping) { [list, builder, planned, pantry] in
      builder.list(list.id, of: planned.dishes, shopping: $0, pantry: pantry)
    }
    (list, safeShopping, unsafe) = checked
  }

  /// What an entry of the plan needs, with what stands in for items of the list.
  func items(for entry: PlannedMealID) -> [ListItem] {
    builder.items(for: planned.dishes(for: entry), on: list.id, safeShopping)
  }

  /// The session once some events are stored.
  func recording(_ events: [GroceryEvent]) async throws(CommandError) -> GrocerySession {
    guard !events.isEmpty else { return self }
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.grocery.record(events, at: now)
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
