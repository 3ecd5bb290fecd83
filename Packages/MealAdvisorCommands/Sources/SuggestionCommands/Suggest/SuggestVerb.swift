import EaterCommands
import CommandKit
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealModels
import SuggestionEngine

/// `suggest`: suggests meals for now, and records them in the history.
public struct SuggestVerb: Sendable {
  let advisor: EaterContext

  static let count = Flag("--count", "N", "how many meals, 1 to 1000")
  static let dryRun = Flag("--dry-run", nil, "do not record the suggestions")
  static let explain = Flag("--explain", nil, "show what makes up the score, and the seed")

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
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
      try await answer(
        try await session.question(invocation), count: count, session: session,
        invocation: invocation)
    }
  }

  private func answer(
    _ question: SuggestQuestion, count: Int, session: Session, invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let isDryRun = invocation.arguments.has(Self.dryRun)
    let stored = isDryRun ? try await session.read() : try await session.readRefreshed()
    let request = try question.request(
      stored, now: session.now, count: count, seed: question.seed ?? advisor.seedByChance)
    let limits = try question.safeLimits(of: stored, now: session.now)
    let served = try await serve(request, for: limits, stored, question.service)
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
    _ request: SuggestionRequest, for limits: SafeLimits, _ stored: StoredState,
    _ service: SuggestionService
  ) async throws(CommandError) -> SuggestedMeals {
    do throws(SuggestionSourceError) {
      return try await service.serve(
        request, for: limits, stored.history, planned: stored.plannedMeals(around: request))
    } catch {
      throw .failed(error.sentence)
    }
  }
}

extension SuggestionSourceError {
  /// Why the source of suggestions did not answer.
  fileprivate var sentence: String {
    switch self {
    case .offline: "there is no connection to the suggestion service"
    case .timedOut(let seconds): "no suggestion came within \(seconds) seconds"
    case .invalidAnswer: "the suggestion service did not answer with a suggestion"
    case .unavailable: "the suggestion service does not answer now; try again later"
    case .interrupted: "the question was interrupted"
    case .failed: "the suggestion service failed"
    }
  }
}
