import CommandKit
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPlan
import Presentation
import SuggestionEngine
import SuggestionWords

/// `week`: many meals planned at once; nothing is recorded.
struct WeekVerb {
  let advisor: MealAdvisorContext

  static let slots = Flag("--slots", "N", "how many meals, 1 to 63; 21 without it")
  static let from = Flag("--from", "TIME", "the day or time that the plan begins with")
  static let lock = Flag(
    "--lock", "SLOT=ID", "a settled meal; SLOT is 3, tue-dinner or 2026-05-12-dinner",
    isRepeatable: true)
  static let reroll = Flag(
    "--reroll", "SLOT", "another meal there, once for each time it is named", isRepeatable: true)

  var form: CommandForm {
    CommandForm(
      "week",
      flags: [
        Self.slots, QuestionFlags.at, Self.from, Self.lock, Self.reroll, QuestionFlags.steadySeed,
      ] + QuestionFlags.limitsAndWishes + [QuestionFlags.have, QuestionFlags.catalog, .json],
      "plan many meals at once", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let question = try await session.question(invocation)
      let outline = try WeekOutline(invocation, question, advisor.environment)
      let stored = try await session.read()
      let each = try question.request(
        stored, now: session.now, at: outline.start, seed: outline.seed)
      let (request, locks) = outline.request(each, stored)
      let plan = try plan(request, locks, outline.rerolls, stored, question)
      let answer = WeekAnswer(
        outline: outline, plan: plan, each: each, program: invocation.program,
        service: question.service, copy: advisor.copy)
      var reply = invocation.reply(answer.json, answer.lines)
      reply.warnings = question.service.narrowings(in: each.limits, advisor.copy)
      return reply
    }
  }

  private func plan(
    _ request: FillRequest, _ locks: [PlanSlot: MealID], _ rerolls: [PlanSlot],
    _ stored: StoredState, _ question: SuggestQuestion
  ) throws(CommandError) -> FilledPlan {
    do throws(FillError) {
      return try question.service.week(request, locks: locks, rerolls: rerolls, stored.history)
    } catch {
      switch error {
      case .unsafeMeal(let meal): throw unsafe(meal, request.each.limits, question)
      case .unknownMeal(let meal):
        throw .unknownMeal(meal.rawValue, nearest: nil, program: question.program)
      case .slotLocked(let slot): throw .contradictoryLock(slot: slot.text)
      case .slotNotPlanned(let slot): throw .unknownSlot(slot.text, nearest: nil, planned: "")
      }
    }
  }

  private func unsafe(
    _ id: MealID, _ limits: EaterLimits, _ question: SuggestQuestion
  ) -> CommandError {
    let service = question.service
    guard let meal = service.catalog.meal(id) else {
      return .unknownMeal(id.rawValue, nearest: nil, program: question.program)
    }
    let breaches = limits.breaches(of: meal.facts)
    return .unsafeLock(
      id.rawValue,
      because: advisor.copy.predicate(
        for: breaches, of: meal.facts,
        foodNames: service.names(of: breaches.flatMap(\.mentionedFoods))))
  }
}
