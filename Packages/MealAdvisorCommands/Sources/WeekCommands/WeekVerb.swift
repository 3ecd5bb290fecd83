import EaterCommands
import CommandKit
import DesignSystem
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import MealPlan
import Presentation
import SuggestionEngine
import SuggestionWords

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `week`: chooses many meals together, without recording them.
public struct WeekVerb: Sendable {
  let advisor: EaterContext

  static let slots = Flag("--slots", "N", "how many meals, 1 to 63; 21 without it")
  static let from = Flag("--from", "TIME", "the day or time at which the plan begins")
  static let lock = Flag(
    "--lock", "SLOT=ID", "a fixed meal; SLOT is 3, tue-dinner or 2026-05-12-dinner",
    isRepeatable: true)
  static let reroll = Flag(
    "--reroll", "SLOT", "another meal there; give it twice for yet another", isRepeatable: true)

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
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
      let stored = try await session.read()
      let look = try look(invocation, question, stored, now: session.now)
      let answer = WeekAnswer(
        outline: look.outline, plan: look.plan, each: look.request.each,
        program: invocation.program, service: question.service, copy: advisor.copy)
      var reply = invocation.reply(answer.json, answer.lines)
      reply.warnings = question.service.narrowings(in: look.request.each.limits, advisor.copy)
      return reply
    }
  }

  /// The result of a quick look at the next meals.
  struct Look: Sendable {
    let outline: WeekOutline
    let request: FillRequest
    let plan: FilledPlan
  }

  /// Looks at the next meals as the flags of a call request.
  func look(
    _ invocation: Invocation, _ question: SuggestQuestion, _ stored: StoredState, now: Date
  ) throws(CommandError) -> Look {
    let outline = try WeekOutline(invocation, question, advisor)
    let each = try question.request(stored, now: now, at: outline.start, seed: outline.seed)
    let (request, locks) = outline.request(each, stored)
    let limits = try question.safeLimits(of: stored, now: now)
    let plan = try plan(
      request, for: limits, locks: locks, rerolls: outline.rerolls, stored: stored,
      question: question)
    return Look(outline: outline, request: request, plan: plan)
  }

  private func plan(
    _ request: FillRequest, for limits: SafeLimits, locks: [PlanSlot: MealID], rerolls: [PlanSlot],
    stored: StoredState, question: SuggestQuestion
  ) throws(CommandError) -> FilledPlan {
    do throws(FillError) {
      return try question.service.week(
        request, for: limits, locks: locks, rerolls: rerolls, stored.history)
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

  /// The error of a settled meal that breaks a limit.
  func unsafe(
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
        for: breaches, foodNames: service.names(of: breaches.flatMap(\.mentionedFoods))))
  }
}
