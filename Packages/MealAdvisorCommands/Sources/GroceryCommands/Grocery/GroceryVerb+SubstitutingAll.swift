import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import MealModels
import PrintedText

extension GroceryVerb {
  /// Replaces every unavailable item with the best close substitute that all its eaters may have.
  ///
  /// All replacements are one change, but each of them can be undone alone.
  func substituteAll(
    _ session: GrocerySession, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    try session.mayAsk(invocation)
    _ = try session.plan.service.safeLimits(
      of: session.plan.stored, at: session.plan.session.now, program: invocation.program)
    let done: ReplacedItems
    do throws(RetailerError) { done = try await session.groceries.replacingMissing() } catch {
      throw .retailer(error)
    }
    let after = try await session.recording(done.events)
    let words = ReplacedWords(done, after, program: invocation.program)
    return invocation.reply(words.document, words.lines)
  }
}

/// The replaced items and those left unchanged, as text.
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
      return ["The store has everything on the list; nothing was replaced."]
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
    case .unknownFood: "it is not a known food"
    case .standsIn(let original):
      "it already replaces \(original); choose another substitute for \(original)"
    case .nothingKnown: "no substitute is known"
    case .nothingSafe: "no substitute is known that all may eat"
    case .nothingThere: "the store has no substitute for it either"
    case .tooFar(let name, let score):
      "the nearest, \(name), scores \(score) of 100; only from "
        + "\(SubstituteScore.applied) on is a substitute chosen without asking"
    }
  }
}
