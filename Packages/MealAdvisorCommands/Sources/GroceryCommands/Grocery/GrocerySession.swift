import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import Journal
import MealModels
import MealPlan
import PlanSessions
import PrintedText
import ScreenParts

/// The shopping list of a week, with everything that a command needs to read, price and change it.
package struct GrocerySession: Sendable {
  let plan: PlanSession
  /// The list.
  package private(set) var groceries: WeekGroceries

  var session: Session { plan.session }
  var advisor: EaterContext { plan.session.advisor }
  /// The units of the setting; nil keeps those of the recipes.
  var units: MeasurementSystem? { plan.stored.preferences.units }
  package var list: GroceryList { groceries.list }
  var shopping: Shopping { groceries.shopping }

  init(_ session: Session, _ invocation: Invocation) async throws(CommandError) {
    let plan = try await PlanSession(session, invocation)
    try await self.init(plan, days: plan.targets.days)
    guard let name = invocation.arguments.value(GroceryVerb.ownList) else { return }
    groceries = groceries.showing(try ownList(name).id)
  }

  /// - Parameter days: the week of the list.
  package init(_ plan: PlanSession, days: Range<Int>) async throws(CommandError) {
    self.plan = plan
    let session = plan.session
    let aisles = try await session.storing { stores async throws(JournalError) in
      try await stores.aisles.state()
    }
    groceries = WeekGroceries(
      of: days, stored: plan.stored, aisles: aisles, service: plan.service,
      foods: session.advisor.foods(),
      at: try session.retailer(plan.stored.shopping.settings.retailer), on: plan.moment)
  }

  /// The session after storing some events.
  ///
  /// - Parameter lessons: the events that teach the order of the aisles.
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

  /// The session after some events.
  func applying(_ events: [GroceryEvent]) -> GrocerySession {
    var other = self
    other.groceries = groceries.applying(events)
    return other
  }

  /// The session after an order changed the list and the pantry.
  func holding(_ change: OrderChange) -> GrocerySession {
    var other = self
    other.groceries = groceries.applying(change)
    return other
  }

  /// The line that compares the cost of the week with its budget; empty without a budget.
  func budgetLine(_ total: PricedList.Total?) -> [String] {
    let standing = groceries.standing(total, of: plan.stored.planSettings.weeklyBudget)
    return standing.map { ["Budget: \($0.text)."] } ?? []
  }

  /// The events of a change; an error of the change becomes the error of the call.
  func events(
    _ change: () throws(GroceryError) -> [GroceryEvent]
  ) throws(CommandError) -> [GroceryEvent] {
    do throws(GroceryError) { return try change() } catch { throw .wrong(error.message) }
  }

  /// The lines about a handed-over cart that is neither confirmed nor declined.
  private var pendingOrder: [String] {
    guard let purchase = groceries.pending else { return [] }
    return [
      "A cart is at \(purchase.store). If you ordered it, say 'grocery ordered'; if not, "
        + "'grocery ordered no'."
    ]
  }

  /// The lines that an item, or its chosen product, is not for everyone at the table.
  func cautionLines(
    _ item: ListedItem, _ bought: [Product] = [], indent: Int
  ) -> [String] {
    guard let text = caution(on: item, bought) else { return [] }
    return WrappedText.lines("! \(text)", indent: indent, hanging: 2)
  }

  /// The limits that an item breaks, and for whom, as a sentence; nil for nothing.
  func caution(on item: ListedItem, _ bought: [Product] = []) -> String? {
    groceries.caution(on: item, bought).map { caution in
      advisor.copy.sentence(
        onBought: caution.breaches,
        foodNames: plan.service.names(of: caution.breaches.flatMap(\.mentionedFoods)),
        for: caution.eaters, eatenBy: caution.eatenBy)
    }
  }

  /// The limits that meals to cook break and that a person accepted, as sentences.
  private var cautions: [String] {
    let words = PlanWords(plan, plan.stored.plan)
    return plan.stored.plan(of: groceries.days, at: plan.moment).entries(of: groceries.days)
      .filter { $0.state == .planned && !$0.accepted.isEmpty }
      .compactMap { entry in
        words.warning(on: entry, withBroken: false).map { "\(entry.content.title): \($0)" }
      }
  }

  /// The faults of the week's meals and of the items' substitutes, as sentences.
  var problems: [String] {
    guard !list.id.isOwn else { return [] }
    let words = PlanWords(plan, plan.stored.plan)
    let days = groceries.days
    let unreadable = plan.service.unreadableLimits(of: plan.stored)
    let faults = plan.stored.plan(of: days, at: plan.moment).faults(of: days, against: plan.facts)
    return pendingOrder
      + unreadable.map {
        "A stored limit cannot be read, so nothing is known to be safe: \($0)."
      }
      + faults.map(words.sentence) + cautions
      + groceries.unsafe.map { item in
        "\(item.item.name): not all may eat \(item.marks.substitute?.name ?? "its substitute"), "
          + "so the list has \(item.item.name) again."
      }
  }
}
