import EaterRecord
import MealAdvisorFeatures
import MealModels
import SuggestionEngine

/// `why`: the terms behind a suggestion, or what was learned of the eater's taste.
enum WhyVerb {
  static let form = CommandForm(
    "why [ID]",
    flags: [QuestionFlags.at, QuestionFlags.steadySeed] + QuestionFlags.limitsAndWishes + [
      QuestionFlags.slot, QuestionFlags.have, QuestionFlags.energyLeft, QuestionFlags.catalog,
      .json,
    ], "why a meal, or what was learned", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let question = try SuggestQuestion(invocation)
    guard !invocation.arguments.operands.isEmpty else {
      return try await taste(question, invocation)
    }
    let id = try question.catalog.typedID(invocation.operand())
    guard let meal = question.catalog.meal(id) else {
      throw .unknownMeal(id.rawValue, nearest: nil)
    }
    return try await Session.run(invocation) { session async throws(CommandError) in
      let stored = try await session.read()
      let occasion = WhyOccasion(
        of: id, in: question.service.current(stored.history), at: question.moment,
        isTimed: invocation.arguments.has(QuestionFlags.at),
        secondsFromGMT: invocation.context.environment.secondsFromGMT)
      let request = try question.request(
        stored, now: session.now, at: occasion.moment,
        seed: question.steadySeed(on: occasion.moment.dayNumber))
      guard let explanation = question.service.explain(id, request, occasion.history) else {
        throw .unknownMeal(id.rawValue, nearest: nil)
      }
      let answer = WhyAnswer(
        meal: meal, request: request, explanation: explanation,
        isPast: occasion.isPast, since: occasion.since, isSeedTyped: question.seed != nil,
        context: invocation.context,
        service: question.service)
      return invocation.wantsJSON ? Reply(answer.json) : Reply(lines: answer.lines)
    }
  }

  private static func taste(
    _ question: SuggestQuestion, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    try await Session.run(invocation) { session async throws(CommandError) in
      let stored = try await session.read()
      let answer = TasteAnswer(
        stored: stored, moment: question.moment, service: question.service,
        program: invocation.context.program)
      return invocation.wantsJSON ? Reply(answer.json) : Reply(lines: answer.lines)
    }
  }
}
