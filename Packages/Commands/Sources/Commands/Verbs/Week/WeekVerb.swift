import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealModels
import Presentation
import SuggestionEngine
import SuggestionWords

/// `week`: many meals planned at once; nothing is recorded.
enum WeekVerb {
  static let slots = Flag("--slots", "N", "how many meals, 1 to 63; 21 without it")
  static let from = Flag("--from", "TIME", "the day or time that the plan begins with")
  static let lock = Flag(
    "--lock", "SLOT=ID", "a settled meal; SLOT is 3, tue-dinner or 2026-05-12-dinner",
    isRepeatable: true)
  static let reroll = Flag(
    "--reroll", "SLOT", "another meal there, once for each time it is named", isRepeatable: true)

  static let form = CommandForm(
    "week",
    flags: [slots, QuestionFlags.at, from, lock, reroll, QuestionFlags.steadySeed]
      + QuestionFlags.limitsAndWishes + [QuestionFlags.have, QuestionFlags.catalog, .json],
    "plan many meals at once", run: run)

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let question = try SuggestQuestion(invocation)
    let outline = try WeekOutline(invocation, question)
    return try await Session.run(invocation) { session async throws(CommandError) in
      let stored = try await session.read()
      let each = try question.request(
        stored, now: session.now, at: outline.start, seed: outline.seed)
      let plan = try plan(outline.request(each), stored, question.service)
      let answer = WeekAnswer(
        outline: outline, plan: plan, program: invocation.context.program,
        service: question.service)
      var reply = invocation.wantsJSON ? Reply(answer.json) : Reply(lines: answer.lines)
      reply.warnings = question.service.narrowings(in: each.limits)
      return reply
    }
  }

  private static func plan(
    _ request: WeekRequest, _ stored: StoredState, _ service: SuggestionService
  ) throws(CommandError) -> WeekPlan {
    do throws(WeekError) { return try service.week(request, stored.history) } catch {
      switch error {
      case .unsafeMeal(let meal): throw unsafe(meal, request.each.limits, service)
      case .unknownMeal(let meal): throw .unknownMeal(meal.rawValue, nearest: nil)
      case .slotLocked(let slot): throw .contradictoryLock(slot: slot.text)
      case .slotNotPlanned(let slot): throw .unknownSlot(slot.text, nearest: nil, planned: "")
      }
    }
  }

  private static func unsafe(
    _ id: MealID, _ limits: EaterLimits, _ service: SuggestionService
  ) -> CommandError {
    guard let meal = service.catalog.meal(id) else {
      return .unknownMeal(id.rawValue, nearest: nil)
    }
    let breaches = limits.breaches(of: meal.facts)
    return .unsafeLock(
      id.rawValue,
      because: Copy.english.predicate(
        for: breaches, of: meal.facts,
        foodNames: service.names(of: breaches.flatMap(\.mentionedFoods))))
  }
}
