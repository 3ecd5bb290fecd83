import CommandKit
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealModels
import SuggestionEngine

/// `suggest`: meals for now, recorded in the history.
struct SuggestVerb {
  let advisor: MealAdvisorContext

  static let count = Flag("--count", "N", "how many meals, 1 to 1000")
  static let dryRun = Flag("--dry-run", nil, "record nothing")
  static let explain = Flag("--explain", nil, "say what made the score, and the seed")

  var form: CommandForm {
    CommandForm(
      "suggest",
      flags: [Self.count, QuestionFlags.at, QuestionFlags.seed] + QuestionFlags.limitsAndWishes + [
        QuestionFlags.slot, QuestionFlags.kids, QuestionFlags.have, QuestionFlags.energyLeft,
        QuestionFlags.catalog,
        Self.dryRun, Self.explain, .json,
      ], "suggest meals for now and record them", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let count = try invocation.number(Self.count, in: 1...1000) ?? 1
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      try await answer(try await session.question(invocation), count, session, invocation)
    }
  }

  private func answer(
    _ question: SuggestQuestion, _ count: Int, _ session: Session, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let isDryRun = invocation.arguments.has(Self.dryRun)
    let stored = isDryRun ? try await session.read() : try await session.readRefreshed()
    let request = try question.request(
      stored, now: session.now, count: count, seed: question.seed ?? advisor.seedByChance)
    let served = try await serve(request, stored, question.service)
    if !isDryRun {
      let events = served.meals.map { HistoryEvent(.suggested, $0.meal.id) }
      let date = request.moment.date
      try await session.remember { stores async throws(JournalError) in
        _ = try await stores.history.record(events, at: date)
      }
    }
    let answer = SuggestAnswer(
      request: request, served: served, explains: invocation.arguments.has(Self.explain),
      service: question.service, copy: advisor.copy)
    var reply = invocation.reply(answer.json, answer.lines)
    reply.warnings = question.service.narrowings(in: request.limits, advisor.copy)
    return reply
  }

  private func serve(
    _ request: SuggestionRequest, _ stored: StoredState, _ service: SuggestionService
  ) async throws(CommandError) -> SuggestedMeals {
    do throws(SuggestionSourceError) {
      return try await service.serve(
        request, stored.history, planned: stored.plannedMeals(around: request))
    } catch {
      throw .failed(error.sentence)
    }
  }
}

extension SuggestionSourceError {
  /// Why the source of suggestions did not answer.
  fileprivate var sentence: String {
    switch self {
    case .offline: "there is no connection to where suggestions come from"
    case .timedOut(let seconds): "no suggestion came within \(seconds) seconds"
    case .invalidAnswer: "what came back is not a suggestion"
    case .unavailable: "where suggestions come from does not answer now; try again in a while"
    case .interrupted: "the question was interrupted"
    case .failed: "where suggestions come from failed"
    }
  }
}
