import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealModels
import SuggestionEngine

/// `suggest`: meals for now, recorded in the history.
enum SuggestVerb {
  static let count = Flag("--count", "N", "how many meals, 1 to 1000")
  static let dryRun = Flag("--dry-run", nil, "record nothing")
  static let explain = Flag("--explain", nil, "say what made the score, and the seed")

  static let form = CommandForm(
    "suggest",
    flags: [count, QuestionFlags.at, QuestionFlags.seed] + QuestionFlags.limitsAndWishes + [
      QuestionFlags.slot, QuestionFlags.have, QuestionFlags.energyLeft, QuestionFlags.catalog,
      dryRun, explain, .json,
    ], "suggest meals for now and record them", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let question = try SuggestQuestion(invocation)
    let count = try invocation.number(count, in: 1...1000) ?? 1
    return try await Session.run(invocation) { session async throws(CommandError) in
      try await answer(question, count, session, invocation)
    }
  }

  private static func answer(
    _ question: SuggestQuestion, _ count: Int, _ session: Session, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let isDryRun = invocation.arguments.has(dryRun)
    let stored = isDryRun ? try await session.read() : try await session.readRefreshed()
    let request = try question.request(
      stored, now: session.now, count: count, seed: question.seed ?? invocation.seedByChance)
    let served = try await serve(request, stored, question.service)
    if !isDryRun {
      let events = served.meals.map { HistoryEvent(.suggested, $0.meal.id) }
      let date = request.moment.date
      try await session.remember { stores async throws(JournalError) in
        _ = try await stores.history.record(events, at: date)
      }
    }
    let answer = SuggestAnswer(
      request: request, served: served, explains: invocation.arguments.has(explain),
      service: question.service)
    var reply = invocation.wantsJSON ? Reply(answer.json) : Reply(lines: answer.lines)
    reply.warnings = question.service.narrowings(in: request.limits)
    return reply
  }

  private static func serve(
    _ request: SuggestionRequest, _ stored: StoredState, _ service: SuggestionService
  ) async throws(CommandError) -> Served {
    do throws(SuggestionSourceError) {
      return try await service.serve(request, stored.history)
    } catch {
      throw .source(error)
    }
  }
}
