import AppShell
import CommandKit
import EaterRecord
import Groceries
import Journal
import MealPlan

/// The shopping list of a week with all that a command needs to read, price and change it.
struct GrocerySession: Sendable {
  let plan: PlanSession
  /// The list.
  private(set) var groceries: WeekGroceries

  var session: Session { plan.session }
  var advisor: MealAdvisorContext { plan.session.advisor }
  var list: GroceryList { groceries.list }
  var shopping: Shopping { groceries.shopping }

  init(_ session: Session, _ invocation: Invocation) async throws(CommandError) {
    let plan = try await PlanSession(session, invocation)
    try await self.init(plan, days: plan.targets.days)
  }

  /// - Parameter days: the week of the list.
  init(_ plan: PlanSession, days: Range<Int>) async throws(CommandError) {
    self.plan = plan
    let session = plan.session
    let aisles = try await session.storing { stores async throws(JournalError) in
      try await stores.aisles.state()
    }
    groceries = WeekGroceries(
      of: days, plan.stored, aisles, plan.service, session.advisor.foods(),
      at: try session.retailer(plan.stored.shopping.settings.retailer), on: plan.moment)
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
    other.groceries = groceries.applying(events)
    return other
  }

  /// The session once an order changed the list and what is at home.
  func holding(_ change: OrderChange) -> GrocerySession {
    var other = self
    other.groceries = groceries.applying(change)
    return other
  }

  /// What the week costs beside its budget; nil without one.
  func budgetLine(_ total: PricedList.Total?) -> [String] {
    let standing = groceries.standing(total, of: plan.stored.planSettings.weeklyBudget)
    return standing.map { ["Budget: \($0.text)."] } ?? []
  }

  /// Events of a change, whose error is that of the call.
  func events(
    _ change: () throws(GroceryError) -> [GroceryEvent]
  ) throws(CommandError) -> [GroceryEvent] {
    do throws(GroceryError) { return try change() } catch { throw .wrong(error.message) }
  }

  /// That a cart was handed over, and nobody said whether it was ordered.
  private var pendingOrder: [String] {
    guard let purchase = groceries.pending else { return [] }
    return [
      "A cart is at \(purchase.store). Once you ordered it, say 'grocery ordered'; else "
        + "'grocery ordered no'."
    ]
  }

  /// What is wrong with the meals of the week and with what stands in for items, as sentences.
  var problems: [String] {
    let words = PlanWords(plan, plan.stored.plan)
    let days = groceries.days
    let unreadable = plan.service.unreadableLimits(of: plan.stored)
    let faults = plan.stored.plan(of: days, at: plan.moment).faults(of: days, against: plan.facts)
    return pendingOrder
      + unreadable.map {
        "A stored limit cannot be read, so nothing is known to be safe: \($0)."
      }
      + faults.map(words.sentence)
      + groceries.unsafe.map { item in
        "\(item.item.name): somebody may not have \(item.marks.substitute?.name ?? "what stood in"), "
          + "so the list has \(item.item.name) again."
      }
  }
}

extension BudgetStanding {
  /// "$225.00 of $152.00: $73.00 over".
  var text: String {
    let rest = over.map { "\($0.text) over" } ?? left.map { "\($0.text) left" } ?? ""
    return "\(total.text) of \(budget.text): \(rest)"
  }
}
