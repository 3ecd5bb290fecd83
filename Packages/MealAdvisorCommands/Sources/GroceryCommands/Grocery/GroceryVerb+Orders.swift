import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import Journal
import MealModels
import PlanSessions
import PrintedText

extension GroceryVerb {
  var orderedForm: CommandForm {
    CommandForm(
      "grocery ordered [ANSWER]", flags: [PlanSession.week, .json],
      "say that the cart was ordered: 'yes' (the default), 'no', or 'undo'",
      run: ordered)
  }

  private func ordered(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let answer = invocation.operand().lowercased()
    return try await withList(invocation) { session async throws(CommandError) in
      switch answer {
      case "", "yes": return try await order(session, isOrdered: true, invocation)
      case "no": return try await order(session, isOrdered: false, invocation)
      case "undo": return try await undo(session, invocation)
      default: throw .unknown("answer", answer, among: ["yes", "no", "undo"], listsAll: true)
      }
    }
  }

  private func order(
    _ session: GrocerySession, isOrdered: Bool, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    guard let purchase = session.groceries.pending else {
      throw .wrong(
        "no cart of this week waits for your answer; "
          + "'\(invocation.program) grocery cart --checkout' sends one")
    }
    let after = try await session.keeping(
      isOrdered
        ? session.groceries.ordering(purchase) : session.groceries.declining(purchase))
    let count = purchase.items.count
    return Self.reply(
      after: after, purchase: purchase, isOrdered: isOrdered,
      line: isOrdered
        ? "Ticked off \(count) \(count == 1 ? "item" : "items"), which are at home now; "
          + "'grocery ordered undo' takes that back."
        : "Not ordered; list and cart were not changed.",
      invocation: invocation)
  }

  private func undo(
    _ session: GrocerySession, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    guard let purchase = session.shopping.lastOrder(on: session.list.id) else {
      throw .wrong("there is no order of this week to take back")
    }
    let after = try await session.keeping(session.groceries.unordering(purchase))
    return Self.reply(
      after: after, purchase: purchase, isOrdered: nil,
      line: "Taken back: its items are no longer ticked or at home.", invocation: invocation)
  }

  private static func reply(
    after: GrocerySession, purchase: Purchase, isOrdered: Bool?, line: String,
    invocation: Invocation
  ) -> Reply {
    invocation.reply(
      [
        "list": .string(purchase.list.rawValue), "store": .string(purchase.store.rawValue),
        "ordered": isOrdered.map { .bool($0) } ?? .null,
        "items": .strings(purchase.items.map(\.rawValue)),
        "total": purchase.total.known?.json ?? .null,
      ],
      WrappedText.lines(line, hanging: 2)
        + ["\(after.groceries.open.count) of \(after.list.items.count) to buy."])
  }
}

extension GrocerySession {
  /// Stores a change of the list and the pantry, and returns the new session.
  func keeping(_ change: OrderChange) async throws(CommandError) -> GrocerySession {
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      try await stores.keep(change, at: now)
    }
    return holding(change)
  }
}
