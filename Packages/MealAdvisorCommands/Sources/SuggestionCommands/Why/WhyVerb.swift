import EaterCommands
import CommandKit
import EaterRecord
import MealModels
import SuggestionEngine

/// `why`: the terms behind a suggestion, or the learned taste of the eater.
public struct WhyVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
    CommandForm(
      "why [ID]",
      flags: [QuestionFlags.at, QuestionFlags.steadySeed] + QuestionFlags.limitsAndWishes + [
        QuestionFlags.slot, QuestionFlags.kids, QuestionFlags.have, QuestionFlags.energyLeft,
        QuestionFlags.catalog,
        .json,
      ], "why a meal is suggested, or what was learned", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard !invocation.arguments.operands.isEmpty else { return try await taste(invocation) }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let question = try await session.question(invocation)
      let meal = try question.catalog.typedMeal(
        invocation.operand(), program: invocation.program)
      let id = meal.id
      let stored = try await session.read()
      let occasion = WhyOccasion(
        of: id, in: question.service.current(stored.history), at: question.moment,
        isTimed: invocation.arguments.has(QuestionFlags.at),
        secondsFromGMT: advisor.environment.secondsFromGMT)
      let request = try question.request(
        stored, now: session.now, at: occasion.moment,
        seed: question.steadySeed(on: occasion.moment.dayNumber))
      guard let explanation = question.service.explain(id, request, occasion.history) else {
        throw .unknownMeal(id.rawValue, nearest: nil, program: invocation.program)
      }
      let answer = WhyAnswer(
        meal: meal, request: request, explanation: explanation,
        isPast: occasion.isPast, since: occasion.since, isSeedTyped: question.seed != nil,
        environment: advisor.environment, service: question.service,
        copy: advisor.copy)
      return invocation.reply(answer.json, answer.lines)
    }
  }

  private func taste(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let question = try await session.question(invocation)
      let stored = try await session.read()
      let answer = TasteAnswer(
        stored: stored, moment: question.moment, service: question.service,
        program: invocation.program, copy: advisor.copy)
      return invocation.reply(answer.json, answer.lines)
    }
  }
}
