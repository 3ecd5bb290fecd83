import Journal
import MealAdvisorFeatures
import MealModels
import SuggestionEngine

/// `suggest`: meals for now, recorded in the history.
enum SuggestVerb {
  static let count = Flag("--count", "N", "how many meals, 1 to 1000")
  static let at = Flag("--at", "TIME", "local time such as 2026-05-12T18:30 instead of now")
  static let seed = Flag("--seed", "N", "decides between equals; without it chance does")
  static let diet = Flag("--diet", "LIST", "diets that hold beside the stored ones")
  static let allergy = Flag("--allergy", "LIST", "allergens or foods beside the stored ones")
  static let avoid = Flag("--avoid", "LIST", "foods to leave out beside the stored ones")
  static let maxMinutes = Flag("--max-minutes", "N", "time to cook, instead of the stored one")
  static let cuisine = Flag("--cuisine", "LIST", "cuisines, instead of the stored ones")
  static let slot = Flag("--slot", "SLOT", "breakfast, lunch, dinner or snack")
  static let catalog = Flag("--catalog", "FILE", "meals of a file instead of the bundled ones")
  static let dryRun = Flag("--dry-run", nil, "record nothing")
  static let explain = Flag("--explain", nil, "say what made the score")

  static let form = CommandForm(
    "suggest",
    flags: [
      count, at, seed, diet, allergy, avoid, maxMinutes, cuisine, slot, catalog, dryRun, explain,
      .json,
    ], "suggest meals for now and record them", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let question = try SuggestQuestion(invocation)
    return try await Session.run(invocation) { session async throws(CommandError) in
      try await answer(question, session, invocation)
    }
  }

  private static func answer(
    _ question: SuggestQuestion, _ session: Session, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let isDryRun = invocation.arguments.has(dryRun)
    let stored = isDryRun ? try await session.read() : try await session.readRefreshed()
    let request = try question.request(stored, now: session.now)
    let served = try await serve(request, stored, question.service)
    if !isDryRun {
      let events = served.meals.map { HistoryEvent(.suggested, $0.meal.id) }
      let date = request.moment.date
      try await session.storing { stores async throws(JournalError) in
        _ = try await stores.history.record(events, at: date)
      }
    }
    let answer = SuggestAnswer(
      request: request, served: served, explains: invocation.arguments.has(explain),
      foods: { question.service.foods })
    return invocation.wantsJSON ? Reply(answer.json) : Reply(lines: answer.lines)
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
