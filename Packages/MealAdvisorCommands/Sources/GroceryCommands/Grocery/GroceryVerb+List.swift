import EaterCommands
import EaterRecord
import CommandKit
import Groceries
import Journal
import PlanSessions

extension GroceryVerb {
  /// The forms that show the list, with stored or current prices.
  var listForms: [CommandForm] {
    let flags = [PlanSession.week, PlanSession.explain, .simulate(), .json]
    return [
      CommandForm(
        "grocery build", flags: flags, "make the list of the planned week, at today's prices",
        run: build),
      CommandForm(
        "grocery list", flags: [Self.ownList] + flags, "show the list", run: list),
      CommandForm(
        "grocery refresh", flags: flags, "ask the store for prices, and show what changed",
        run: refresh),
    ]
  }

  private func build(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      do throws(RetailerError) {
        let (answer, events) = try await session.groceries.fresh()
        let after = await recorded(events, session)
        return GroceryAnswer(after, answer).reply(invocation)
      } catch {
        let answer = StoreAnswer(
          store: session.shopping.settings.store,
          problem: error)
        return GroceryAnswer(session, answer).reply(invocation)
      }
    }
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      GroceryAnswer(session, await session.groceries.kept()).reply(invocation)
    }
  }

  private func refresh(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      try session.mayAsk(invocation)
      let answer: StoreAnswer
      let events: [GroceryEvent]
      do throws(RetailerError) { (answer, events) = try await session.groceries.fresh() } catch {
        throw .retailer(error)
      }
      let after = try await session.recording(events)
      let deltas = answer.store.map(after.shopping.deltas) ?? []
      return GroceryAnswer(after, answer).reply(
        invocation, heading: DeltaWords(answer).lines(deltas) + [""])
    }
  }

  /// Stores prices if possible; the list works without them.
  private func recorded(
    _ events: [GroceryEvent], _ session: GrocerySession
  ) async -> GrocerySession {
    let now = session.session.now
    guard !events.isEmpty else { return session }
    try? await session.session.remember { stores async throws(JournalError) in
      _ = try await stores.grocery.record(events, at: now)
    }
    return session.applying(events)
  }
}

extension GrocerySession {
  /// Throws if the shop cannot be asked, with the reason.
  func mayAsk(_ invocation: Invocation) throws(CommandError) {
    guard shopping.settings.store != nil else {
      throw .wrong(
        "no store is chosen; '\(invocation.program) store list --zip 94103' lists some, and "
          + "'store choose ID' chooses one")
    }
    guard advisor.environment.isConnected() else { throw .retailer(.offline) }
  }
}

/// The changes in a shop since the review, in words.
struct DeltaWords: Sendable {
  private let answer: StoreAnswer

  init(_ answer: StoreAnswer) { self.answer = answer }

  /// A line for each change, or one line that says that nothing changed.
  func lines(_ deltas: [PriceDelta]) -> [String] {
    guard !deltas.isEmpty else { return ["Nothing changed since you looked."] }
    return ["Changed since you looked:"]
      + deltas.flatMap { delta in
        WrappedText.lines("\(name(delta)): \(Self.text(delta.change))", indent: 2, hanging: 2)
      }
  }

  /// The name of a change's product.
  func name(_ delta: PriceDelta) -> String {
    answer.product(delta.product)?.name ?? delta.product.rawValue
  }

  static func text(_ change: PriceDelta.Change) -> String {
    switch change {
    case .up(let old, let new), .down(let old, let new): "\(new.text), was \(old.text)"
    case .priceUnknown(let old): "price unknown, was \(old.text)"
    case .priceKnown(let new): "\(new.text), was unknown"
    case .low: "only a few are left"
    case .out: "out of stock"
    case .back: "back in stock"
    }
  }

  /// The kind of change, for programs.
  static func kind(_ change: PriceDelta.Change) -> String {
    switch change {
    case .up: "up"
    case .down: "down"
    case .priceUnknown: "price-unknown"
    case .priceKnown: "price-known"
    case .low: "low"
    case .out: "out"
    case .back: "back"
    }
  }
}
