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
    let done: ReplacedItems
    do throws(RetailerError) { done = try await session.groceries.replacingMissing() } catch {
      throw .retailer(error)
    }
    let after = try await session.recording(done.events)
    let words = ReplacedWords(done, after, program: invocation.program)
    return invocation.reply(words.document, words.lines)
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
    WrappedText.lines("\(left.item.item.name): left as it is; \(left.reason.text)", hanging: 2)
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
            "because": .string(left.reason.text),
          ]
        }),
    ]
  }
}

extension ReplacedItems.Reason {
  /// The reason in words.
  fileprivate var text: String {
    switch self {
    case .unknownFood: "nobody knows what it is"
    case .standsIn(let original):
      "it stands in for \(original) already; choose another for that"
    case .nothingKnown: "nothing is known to stand in for it"
    case .nothingSafe: "nothing that all may eat stands in for it"
    case .nothingThere: "the store has nothing that stands in for it either"
    case .tooFar(let name, let score):
      "the nearest, \(name), scores \(score) of 100, and from "
        + "\(SubstituteScore.applied) on it is taken without asking"
    }
  }
}
