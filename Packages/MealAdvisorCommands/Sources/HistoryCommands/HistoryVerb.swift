import EaterCommands
import CommandKit
import EaterRecord
import Journal
import MealModels
import MealPlan
import PrintedText
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `history`: the history of meals, and recording events.
public struct HistoryVerb: Sendable {
  let advisor: EaterContext

  static let at = Flag(
    "--at", "TIME", "when it happened, local time such as 2026-05-12T18:30; now without it")

  static let delete = Flag("--delete", nil, "delete the note")

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm("history list", flags: [.json], "your history, latest first", run: list),
      mark("accept", .accepted, "record that you chose a meal"),
      CommandForm(
        "history cook ID", flags: [MealFlags.cooked, Self.at, .json],
        "record that you cooked a meal",
        run: cook),
      mark("skip", .skipped, "record that you want another meal"),
      mark("dislike", .disliked, "record that a meal is not for you"),
      CommandForm(
        "history rate ID STARS", flags: [Self.at, .json], "give a meal 1 to 5 stars", run: rate),
      CommandForm(
        "history note ID [TEXT]", flags: [Self.delete, .json],
        "show your note on a recipe, write it, or delete it", run: note),
      CommandForm("history reset", flags: [.json], "empty the history") {
        (invocation) async throws(CommandError) in
        try await advisor.withSession(invocation) { session async throws(CommandError) in
          try await record(
            HistoryEvent(.reset), words: "The history is empty now.", session: session,
            invocation: invocation)
        }
      },
    ]
  }

  private func mark(
    _ word: String, _ kind: HistoryEvent.Kind, _ summary: String
  ) -> CommandForm {
    CommandForm("history \(word) ID", flags: [Self.at, .json], summary) {
      (invocation) async throws(CommandError) in
      try await advisor.withSession(invocation) { session async throws(CommandError) in
        let (id, title) = try await meal(session, invocation)
        return try await record(
          HistoryEvent(kind, id), words: "\(title): \(kind.rawValue)", session: session,
          invocation: invocation)
      }
    }
  }

  /// Records that a meal was cooked, also in the plan and the pantry.
  private func cook(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let servings = try invocation.number(MealFlags.cooked, in: PlannedMeal.servingsRange)
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let (id, title) = try await meal(session, invocation)
      let moment = try moment(invocation, now: session.now)
      let used = session.used(try await session.service(invocation))
      try await session.storing { stores async throws(JournalError) in
        try await stores.cook(id, servings: servings, at: moment, using: used)
      }
      let event = HistoryEvent(.cooked, id)
      return said(event, at: moment.date, "\(title): \(event.kind.rawValue)", invocation)
    }
  }

  private func rate(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let stars = try Invocation.number(invocation.operand(1), "STARS", in: 1...5)
    let count = stars == 1 ? "1 star" : "\(stars) stars"
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let (id, title) = try await meal(session, invocation)
      return try await record(
        HistoryEvent(.rated, id, stars: stars), words: "\(title): \(count)", session: session,
        invocation: invocation)
    }
  }

  /// Shows the note on a meal, writes it, or deletes it.
  private func note(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let given = invocation.arguments.operands.dropFirst().first
    let isDeleted = invocation.arguments.has(Self.delete)
    if isDeleted, given != nil {
      throw .wrong("give TEXT or \(Self.delete.name), not both")
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let (id, title) = try await meal(session, invocation)
      if let text = isDeleted ? "" : given {
        try await session.keepNote(text, on: id)
      }
      let note = try await session.service(invocation).catalog.meal(id)?.recipe.ownNote
      return invocation.reply(
        ["id": .string(id.rawValue), "note": .optional(note)],
        [note.map { "\(title): \($0)" } ?? "\(title): no note"])
    }
  }

  /// The meal that a call names, and its title.
  private func meal(
    _ session: Session, _ invocation: Invocation
  ) async throws(CommandError) -> (MealID, String) {
    let catalog = try await session.service(invocation).catalog
    let id = try catalog.typedID(invocation.operand(), program: invocation.program)
    return (id, catalog.summary(id)?.title ?? id.rawValue)
  }

  private func record(
    _ event: HistoryEvent, words: String, session: Session, invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let date = try moment(invocation, now: session.now).date
    let isDated = invocation.arguments.value(Self.at) != nil
    try await session.storing { stores async throws(JournalError) in
      // An opinion without a stated time comes after all stored ones, even if the clock was set
      // back.
      guard isDated else { return try await stores.record(event, at: date) }
      _ = try await stores.history.record([event], at: date)
    }
    return said(event, at: date, words, invocation)
  }

  private func said(
    _ event: HistoryEvent, at date: Date, _ words: String, _ invocation: Invocation
  ) -> Reply {
    let text = HistoryText(advisor, advisor.meals)
    return invocation.reply(["recorded": text.json(event, at: date)], [words])
  }

  /// The time of the event from the flag, or now; a time in the future is refused.
  private func moment(_ invocation: Invocation, now: Date) throws(CommandError) -> LocalMoment {
    let today = advisor.environment.moment
    guard let text = invocation.arguments.value(Self.at) else {
      return LocalMoment(date: now, secondsFromGMT: today.secondsFromGMT)
    }
    guard let moment = advisor.moment(typed: text) else { throw .badMoment(Self.at, text) }
    guard moment.date <= now else {
      throw .wrong(
        "\(Self.at.name) must not be later than now, '\(today.text)', "
          + "but is \(PlainText.quoted(text))")
    }
    return moment
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let entries = try await session.storing { stores async throws(JournalError) in
        try await stores.history.state().entries.sorted { $0.date < $1.date }
      }
      let text = HistoryText(advisor, try await session.service(invocation).catalog)
      return invocation.reply(
        ["events": .array(entries.reversed().map { text.json($0.event, at: $0.date) })],
        entries.isEmpty ? ["The history is empty."] : entries.reversed().map(text.line))
    }
  }
}
