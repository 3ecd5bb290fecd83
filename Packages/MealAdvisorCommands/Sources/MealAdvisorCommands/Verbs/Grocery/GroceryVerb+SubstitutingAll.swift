import CommandKit
import EaterRecord
import Groceries
import MealModels
import PrintedText

extension GroceryVerb {
  /// Replaces every item that the store has not by the best that all who eat it may have, where that
  /// is close enough; all of it is one change, and each is taken back by itself.
  func substituteAll(
    _ session: GrocerySession, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    try session.mayAsk(invocation)
    let unreadable = session.plan.service.unreadableLimits(of: session.plan.stored)
    guard unreadable.isEmpty else {
      throw .unreadableLimits(unreadable, program: invocation.program)
    }
    let replacing: ReplacedItems
    do throws(RetailerError) {
      let (answer, events) = try await session.fresh()
      replacing = ReplacedItems(asking: answer, events)
    } catch {
      throw .retailer(error)
    }
    let done = try await replacing.replaced(in: session)
    let after = try await session.recording(done.events)
    let words = ReplacedWords(done, after, program: invocation.program)
    return invocation.reply(words.document, words.lines)
  }
}

/// What becomes of each item that a store has not.
struct ReplacedItems: Sendable {
  /// An item that something stands in for now.
  struct Replaced: Sendable {
    let item: ListedItem
    let choice: SubstituteAnswer.Choice
  }

  /// An item that is left as it is, and why.
  struct Left: Sendable {
    let item: ListedItem
    let because: String
  }

  private let answer: StoreAnswer
  /// All that is stored, as one change: the prices of now, and what stands in.
  private(set) var events: [GroceryEvent]
  private(set) var replaced: [Replaced] = []
  private(set) var left: [Left] = []

  /// - Parameters:
  ///   - answer: what the store has for the list now.
  ///   - events: what keeps its prices.
  init(asking answer: StoreAnswer, _ events: [GroceryEvent]) {
    self.answer = answer
    self.events = events
  }

  /// Goes through the items one after another, each beside what stands in for those before it.
  func replaced(in session: GrocerySession) async throws(CommandError) -> ReplacedItems {
    var done = self
    var session = session.applying(events)
    let missing = Set(answer.missing)
    let items = session.list.items.filter { missing.contains($0.id) }
    let shelf = await SubstituteShelf(beside: items, session)
    for item in items {
      switch done.outcome(of: item, shelf, session) {
      case .success(let choice):
        let events = try session.events(of: choice, for: item)
        done.events += events
        done.replaced.append(Replaced(item: item, choice: choice))
        session = session.applying(events)
      case .failure(let left): done.left.append(Left(item: item, because: left.text))
      }
    }
    return done
  }

  private struct Reason: Error {
    let text: String
  }

  private func outcome(
    of item: ListedItem, _ shelf: SubstituteShelf, _ session: GrocerySession
  ) -> Result<SubstituteAnswer.Choice, Reason> {
    func left(_ text: String) -> Result<SubstituteAnswer.Choice, Reason> {
      .failure(Reason(text: text))
    }
    guard item.item.food != nil else { return left("nobody knows what it is") }
    if let original = session.original(of: item) {
      return left("it stands in for \(original) already; choose another for that")
    }
    let gone = shelf.out.union(shelf.unsold)
    guard let any = shelf.answer(for: item, session, without: []),
      let there = shelf.answer(for: item, session, without: gone), !any.isUnknown
    else { return left("nothing is known to stand in for it") }
    if let best = there.applied { return .success(best) }
    guard !any.choices.isEmpty else { return left("nothing that all may eat stands in for it") }
    guard let nearest = there.choices.first else {
      return left("the store has nothing that stands in for it either")
    }
    return left(
      "the nearest, \(nearest.name), scores \(nearest.score.total) of 100, and from "
        + "\(SubstituteScore.applied) on it is taken without asking")
  }
}

/// What was replaced, and what was left, as it is said.
struct ReplacedWords: Sendable {
  private let done: ReplacedItems
  private let session: GrocerySession
  private let program: String

  init(_ done: ReplacedItems, _ session: GrocerySession, program: String) {
    self.done = done
    self.session = session
    self.program = program
  }

  var lines: [String] {
    guard !done.replaced.isEmpty || !done.left.isEmpty else {
      return ["The store has all that is to be bought; nothing was replaced."]
    }
    return done.replaced.flatMap(lines) + done.left.flatMap(lines) + footer
  }

  private func lines(_ replaced: ReplacedItems.Replaced) -> [String] {
    let (item, choice) = (replaced.item.item, replaced.choice)
    return WrappedText.lines(
      "\(item.name): \(choice.name), \(choice.ratio)" + SubstituteWords.price(choice), hanging: 2)
      + WrappedText.lines("\(choice.substitute.why); \(choice.substitute.changes)", indent: 4)
  }

  private func lines(_ left: ReplacedItems.Left) -> [String] {
    WrappedText.lines("\(left.item.item.name): left as it is; \(left.because)", hanging: 2)
  }

  private var footer: [String] {
    guard let first = done.replaced.first else { return ["Nothing was replaced."] }
    return WrappedText.lines(
      "\(done.replaced.count) replaced, \(done.left.count) left. "
        + "'\(program) grocery substitute \(first.item.id) none' takes one back.")
  }

  var document: JSON {
    [
      "list": .string(session.list.id.rawValue),
      "replaced": .array(
        done.replaced.map { replaced in
          let choice = replaced.choice
          return [
            "item": .string(replaced.item.id.rawValue),
            "name": .string(replaced.item.item.name), "by": .string(choice.name),
            "ratio": .string(choice.ratio), "why": .string(choice.substitute.why),
            "changes": .string(choice.substitute.changes), "score": .integer(choice.score.total),
            "difference": choice.priceDifference?.json ?? .null,
          ]
        }),
      "left": .array(
        done.left.map { left in
          [
            "item": .string(left.item.id.rawValue), "name": .string(left.item.item.name),
            "because": .string(left.because),
          ]
        }),
    ]
  }
}
