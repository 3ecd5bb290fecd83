import AppComposition
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

/// `history`: what happened to meals, and saying what happens.
struct HistoryVerb {
  let advisor: MealAdvisorContext

  static let at = Flag(
    "--at", "TIME", "when it happened, local time such as 2026-05-12T18:30; now without it")

  var forms: [CommandForm] {
    [
      CommandForm("history list", flags: [.json], "what happened, latest first", run: list),
      mark("accept", .accepted, "you chose this meal"),
      CommandForm(
        "history cook ID", flags: [PlanVerb.servings, Self.at, .json], "you cooked this meal",
        run: cook),
      mark("skip", .skipped, "you want another one"),
      mark("dislike", .disliked, "it is not for you"),
      CommandForm(
        "history rate ID STARS", flags: [Self.at, .json], "give 1 to 5 stars", run: rate),
      CommandForm("history reset", flags: [.json], "forget what happened") {
        (invocation) async throws(CommandError) in
        try await advisor.withSession(invocation) { session async throws(CommandError) in
          try await record(
            HistoryEvent(.reset), "The history is empty now.", session, invocation)
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
          HistoryEvent(kind, id), "\(title): \(kind.rawValue)", session, invocation)
      }
    }
  }

  /// Says that a meal was cooked, which its plan and what is at home know too.
  private func cook(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let servings = try invocation.number(PlanVerb.servings, in: PlannedMeal.servingsRange)
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
        HistoryEvent(.rated, id, stars: stars), "\(title): \(count)", session, invocation)
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
    _ event: HistoryEvent, _ words: String, _ session: Session, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let date = try moment(invocation, now: session.now).date
    let isDated = invocation.arguments.value(Self.at) != nil
    try await session.storing { stores async throws(JournalError) in
      // What is said now is said after everything that is known, also where a clock went back.
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

  /// When it happened, as the flag says, or now; what is yet to come did not happen.
  private func moment(_ invocation: Invocation, now: Date) throws(CommandError) -> LocalMoment {
    let environment = advisor.environment
    guard let text = invocation.arguments.value(Self.at) else {
      return LocalMoment(date: now, secondsFromGMT: environment.moment.secondsFromGMT)
    }
    guard let moment = environment.moment(typed: text) else { throw .badMoment(Self.at, text) }
    guard moment.date <= now else {
      throw .wrong(
        "\(Self.at.name) is no later than now, '\(environment.moment.text)', "
          + "not \(PlainText.quoted(text))")
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
        entries.isEmpty ? ["Nothing happened yet."] : entries.reversed().map(text.line))
    }
  }
}
