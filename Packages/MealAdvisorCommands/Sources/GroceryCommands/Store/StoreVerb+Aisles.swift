import EaterCommands
import CommandKit
import Groceries
import Journal
import MealModels

extension StoreVerb {
  static let before = Flag(
    "--before", "AISLE", "the aisle that comes next; without it, AISLE comes last")

  /// The forms for the order of the chosen shop's aisles.
  var aisleForms: [CommandForm] {
    [
      CommandForm(
        "store aisles", flags: [.json], "the aisles of your store in your order, and why",
        run: aisles),
      CommandForm(
        "store move AISLE", flags: [Self.before, .json],
        "move an aisle earlier or later in your order",
        run: move),
      CommandForm(
        "store reset", flags: [.json], "forget your moves and what was learned about the aisles",
        run: reset),
    ]
  }

  private func aisles(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let store = try await settings(session).store
      return AisleAnswer(try await orders(session)[store], of: store).reply(invocation)
    }
  }

  private func move(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let aisle = try Self.aisle(invocation.operand())
    let other = try invocation.arguments.value(Self.before).map(Self.aisle)
    guard aisle != other else { throw .wrong("an aisle cannot come before itself") }
    return try await changing(invocation) { .moved(aisle, before: other, in: $0) }
  }

  private func reset(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await changing(invocation) { .reset($0) }
  }

  private func changing(
    _ invocation: Invocation, _ change: @Sendable (StoreID) -> AisleOrderEvent
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      guard let store = try await settings(session).store else {
        throw .wrong(
          "no store is chosen, and each store has its own order; "
            + "'\(invocation.program) store list --zip 94103' lists some")
      }
      let now = session.now
      try await session.storing { stores async throws(JournalError) in
        try await stores.shop([], teaching: [change(store)], at: now)
      }
      return AisleAnswer(try await orders(session)[store], of: store).reply(invocation)
    }
  }

  private func orders(_ session: Session) async throws(CommandError) -> AisleOrders {
    try await session.storing { stores async throws(JournalError) in
      try await stores.aisles.state()
    }
  }

  /// An aisle by its name, such as "dairy-eggs".
  private static func aisle(_ text: String) throws(CommandError) -> Aisle {
    try Invocation.choice(text.lowercased(), "aisle")
  }
}

/// The aisles of a shop in walking order, each with the reason of its place.
struct AisleAnswer: Sendable {
  private let order: AisleOrder
  private let store: StoreID?

  init(_ order: AisleOrder, of store: StoreID?) {
    (self.order, self.store) = (order, store)
  }

  func reply(_ invocation: Invocation) -> Reply {
    let rows = rows
    return invocation.reply(
      [
        "store": .optional(store?.rawValue),
        "aisles": .array(
          rows.map { aisle, reason in
            ["aisle": .string(aisle.rawValue), "why": .string(reason)]
          }),
      ],
      [store.map { "The aisles of \($0):" } ?? "No store is chosen. The aisles of most stores:"]
        + rows.enumerated().map { place, row in
          let number = place + 1
          return "\(number < 10 ? " " : "")\(number)  \(row.0.rawValue): \(row.1)"
        })
  }

  /// Each aisle with the reason why it precedes the next one.
  private var rows: [(Aisle, String)] {
    let aisles = order.aisles
    return aisles.enumerated().map { place, aisle in
      guard place + 1 < aisles.count else { return (aisle, "last") }
      let next = aisles[place + 1]
      return (aisle, "before \(next.rawValue), \(order.reason(aisle, before: next).text)")
    }
  }
}
