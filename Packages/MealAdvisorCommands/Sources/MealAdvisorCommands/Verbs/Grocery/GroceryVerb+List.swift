import EaterRecord
import CommandKit
import Groceries
import Journal

extension GroceryVerb {
  /// The forms that show the list, with prices as they are kept or as they are now.
  var listForms: [CommandForm] {
    let flags = [PlanSession.week, PlanVerb.explain, .simulate(), .json]
    return [
      CommandForm(
        "grocery build", flags: flags, "the list of the planned week, at today's prices",
        run: build),
      CommandForm("grocery list", flags: flags, "the list as it stands", run: list),
      CommandForm(
        "grocery refresh", flags: flags, "ask the store for prices, and say what changed",
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

  /// Keeps prices where that can be done; a list without is as good.
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
  /// Throws where the store cannot be asked, and says why.
  func mayAsk(_ invocation: Invocation) throws(CommandError) {
    guard shopping.settings.store != nil else {
      throw .wrong(
        "no store is chosen; '\(invocation.program) store list --zip 94103' lists some, and "
          + "'store choose ID' takes one")
    }
    guard advisor.environment.isConnected() else { throw .retailer(.offline) }
  }
}

/// What changed in a store since somebody looked, in words.
struct DeltaWords: Sendable {
  private let answer: StoreAnswer

  init(_ answer: StoreAnswer) { self.answer = answer }

  /// A line for each change, or one that says there is none.
  func lines(_ deltas: [PriceDelta]) -> [String] {
    guard !deltas.isEmpty else { return ["Nothing changed since you looked."] }
    return ["Changed since you looked:"]
      + deltas.flatMap { delta in
        WrappedText.lines("\(name(delta)): \(Self.text(delta.change))", indent: 2, hanging: 2)
      }
  }

  /// What the product of a change is called.
  func name(_ delta: PriceDelta) -> String {
    answer.product(delta.product)?.name ?? delta.product.rawValue
  }

  static func text(_ change: PriceDelta.Change) -> String {
    switch change {
    case .up(let old, let new), .down(let old, let new): "\(new.text), was \(old.text)"
    case .priceUnknown(let old): "the price is not known, was \(old.text)"
    case .priceKnown(let new): "\(new.text), was not known"
    case .low: "only a few are left"
    case .out: "out of stock"
    case .back: "back in stock"
    }
  }

  /// What kind of change it is, for programs.
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
