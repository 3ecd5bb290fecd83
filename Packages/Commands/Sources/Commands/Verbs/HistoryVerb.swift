import Journal
import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `history`: what happened to meals, and saying what happens.
enum HistoryVerb {
  static let at = Flag(
    "--at", "TIME", "when it happened, local time such as 2026-05-12T18:30; now without it")

  static let forms: [CommandForm] = [
    CommandForm("history list", flags: [.json], "what happened, latest first", run: list),
    mark("accept", .accepted, "you chose this meal"),
    mark("cook", .cooked, "you cooked this meal"),
    mark("skip", .skipped, "you want another one"),
    mark("dislike", .disliked, "it is not for you"),
    CommandForm("history rate ID STARS", flags: [at, .json], "give 1 to 5 stars", run: rate),
    CommandForm("history reset", flags: [.json], "forget what happened") {
      (invocation) async throws(CommandError) in
      try await record(HistoryEvent(.reset), "The history is empty now.", invocation)
    },
  ]

  private static func mark(
    _ word: String, _ kind: HistoryEvent.Kind, _ summary: String
  ) -> CommandForm {
    CommandForm("history \(word) ID", flags: [at, .json], summary) {
      (invocation) async throws(CommandError) in
      let catalog = invocation.context.catalog()
      let id = try catalog.typedID(invocation.operand())
      let title = catalog.summary(id)?.title ?? id.rawValue
      return try await record(HistoryEvent(kind, id), "\(title): \(kind.rawValue)", invocation)
    }
  }

  private static func rate(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let catalog = invocation.context.catalog()
    let id = try catalog.typedID(invocation.operand())
    let stars = try Invocation.number(invocation.operand(1), "STARS", in: 1...5)
    let title = catalog.summary(id)?.title ?? id.rawValue
    let count = stars == 1 ? "1 star" : "\(stars) stars"
    return try await record(
      HistoryEvent(.rated, id, stars: stars), "\(title): \(count)", invocation)
  }

  private static func record(
    _ event: HistoryEvent, _ words: String, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let date = try date(invocation, now: session.now)
      let isDated = invocation.arguments.value(at) != nil
      try await session.storing { stores async throws(JournalError) in
        // What is said now is said after everything that is known, also where a clock went back.
        guard isDated else { return try await stores.record(event, at: date) }
        _ = try await stores.history.record([event], at: date)
      }
      guard invocation.wantsJSON else { return Reply(lines: [words]) }
      let text = HistoryText(invocation.context)
      return Reply(["recorded": text.json(event, at: date)])
    }
  }

  /// When it happened, as the flag says, or now; what is yet to come did not happen.
  private static func date(_ invocation: Invocation, now: Date) throws(CommandError) -> Date {
    guard let text = invocation.arguments.value(at) else { return now }
    let environment = invocation.context.environment
    guard let moment = environment.moment(typed: text) else { throw .badMoment(at.name, text) }
    guard moment.date <= now else {
      throw .futureMoment(at.name, text, now: environment.moment.text)
    }
    return moment.date
  }

  private static func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let entries = try await session.storing { stores async throws(JournalError) in
        try await stores.history.state().entries.sorted { $0.date < $1.date }
      }
      let text = HistoryText(invocation.context)
      guard !invocation.wantsJSON else {
        let events = entries.reversed().map { text.json($0.event, at: $0.date) }
        return Reply(["events": .array(events)])
      }
      return Reply(
        lines: entries.isEmpty ? ["Nothing happened yet."] : entries.reversed().map(text.line))
    }
  }
}
