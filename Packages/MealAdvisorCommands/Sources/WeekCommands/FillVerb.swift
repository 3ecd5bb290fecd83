import EaterCommands
import CommandKit
import EaterRecord
import MealModels
import MealPlan
import PlanSessions
import PrintedText
import SuggestionEngine
import SuggestionWords

/// `plan fill`: plans meals for the empty times of a week; the meals are chosen together.
package struct FillVerb: Sendable {
  private let advisor: EaterContext

  static let dryRun = Flag("--dry-run", nil, "show the meals, but do not plan them")

  /// Makes the verb of a program.
  package init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  package var form: CommandForm {
    CommandForm(
      "plan fill",
      flags: [PlanSession.week, QuestionFlags.at, WeekVerb.from] + PlanFillFlags.all
        + QuestionFlags.limitsAndWishes
        + [
          QuestionFlags.have, QuestionFlags.steadySeed, QuestionFlags.catalog, Self.dryRun,
          PlanSession.explain, .simulate(), .json,
        ], "plan the meal times of a week that are still empty", run: fill)
  }

  private func fill(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let question = try await session.question(invocation)
      let plan = try await PlanSession(
        session, invocation, service: question.service, at: question.moment)
      if invocation.arguments.has(PlanFillFlags.keep) {
        return try await keep(plan, question, invocation)
      }
      let filling = try await PlanFilling(plan, question, invocation)
      try refuseUnsafe(filling.locks, session: plan, request: filling.request, question: question)
      let limits = try question.safeLimits(of: plan.stored, now: session.now)
      let filled = question.service.fill(
        filling.request, for: limits, plan.stored.history
      ) { filled in
        let proposed = try? Self.entries(
          filled, replaced: filling.replaced, locks: filling.locks, people: filling.request.people,
          session: plan, service: question.service)
        return proposed.flatMap {
          filling.pricing?.standing(of: $0.plan, budget: filling.request.settings.weeklyBudget)
        }
      }
      return try await store(
        filled, replaced: filling.replaced, locks: filling.locks, unsafe: filling.unsafe,
        request: filling.request, session: plan, question: question, invocation: invocation,
        pricing: filling.pricing)
    }
  }

  /// Adds the meals that `week` shows to the plan.
  private func keep(
    _ session: PlanSession, _ question: SuggestQuestion, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let verb = WeekVerb(advisor: advisor)
    let look = try verb.look(invocation, question, session.stored, now: session.session.now)
    let taken = session.stored.plan.entries(of: look.outline.slots.days).map(\.slot)
    var plan = look.plan
    plan.proposals.removeAll { taken.contains($0.slot) }
    return try await store(
      plan, replaced: [], locks: [:], unsafe: [], request: look.request, session: session,
      question: question, invocation: invocation)
  }

  private func refuseUnsafe(
    _ locks: [PlanSlot: MealID], session: PlanSession, request: FillRequest,
    question: SuggestQuestion
  ) throws(CommandError) {
    for meal in locks.values.sorted() {
      guard let facts = question.catalog.meal(meal)?.facts,
        !request.each.limits.admits(facts)
      else { continue }
      throw WeekVerb(advisor: advisor).unsafe(meal, request.each.limits, question)
    }
  }

  private func store(
    _ filled: FilledPlan, replaced: [PlannedMeal], locks: [PlanSlot: MealID], unsafe: [PlannedMeal],
    request: FillRequest, session: PlanSession, question: SuggestQuestion, invocation: Invocation,
    pricing: PlanPricing? = nil
  ) async throws(CommandError) -> Reply {
    let words = PlanWords(session, session.stored.plan)
    if let deadEnd = filled.deadEnd {
      let foods = question.service.names(of: deadEnd.mentionedFoods)
      throw .wrong(advisor.copy.text(for: deadEnd, foodNames: foods))
    }
    let proposed = try Self.entries(
      filled, replaced: replaced, locks: locks, people: request.people, session: session,
      service: question.service)
    if !invocation.arguments.has(Self.dryRun) { try await session.record(proposed.events) }
    let removed = unsafe.map {
      "\(words.name(of: $0.slot)): \($0.content.title) is replaced, because "
        + "\(words.breaches(of: $0.id))."
    }
    let problems =
      removed + filled.problems.map { PlanWords(session, proposed.plan).sentence($0, request) }
    let budget = request.settings.weeklyBudget
    let standing = pricing?.standing(of: proposed.plan, budget: budget)
    let days = request.slots + proposed.slots
    let shown = session.targets.days.union(days.map(\.day))
    var reply = PlanAnswer(
      session, days: shown, plan: proposed.plan,
      reasons: reasonWords(proposed.reasons, question.service),
      problems: problems
        + [standing.flatMap { PlanWords.sentence($0, using: filled.cost) }].compactMap(\.self),
      budget: budget.map { .init(weekly: $0, cost: standing?.total ?? filled.cost) }
    ).reply(invocation, heading: heading(proposed, invocation))
    reply.warnings = question.service.narrowings(in: request.each.limits, advisor.copy)
    return reply
  }

  private static func entries(
    _ filled: FilledPlan, replaced: [PlannedMeal], locks: [PlanSlot: MealID], people: Int,
    session: PlanSession, service: SuggestionService
  ) throws(CommandError) -> ProposedEntries {
    do throws(PlanError) {
      return try ProposedEntries(
        filled, replaced: replaced, locks: locks, people: people, in: session.stored.plan,
        title: { service.catalog.summary($0)?.title ?? $0.rawValue }, newID: session.newID)
    } catch {
      throw .wrong(error.description)
    }
  }

  /// The reasons of each new entry, in words.
  private func reasonWords(
    _ reasons: [PlannedMealID: [Reason]], _ service: SuggestionService
  ) -> [PlannedMealID: [String]] {
    reasons.mapValues { reasons in
      let names = service.names(of: reasons.flatMap(\.mentionedFoods))
      return reasons.map { advisor.copy.text(for: $0, foodNames: names) }
    }
  }

  private func heading(_ proposed: ProposedEntries, _ invocation: Invocation) -> [String] {
    let count = proposed.slots.count
    guard count > 0 else {
      return [
        "Nothing left to plan: each meal time is over, planned, or has no meal that fits.",
        "",
      ]
    }
    let meals = count == 1 ? "1 meal" : "\(count) meals"
    let isDry = invocation.arguments.has(Self.dryRun)
    return [isDry ? "\(meals) would be planned." : "Planned \(meals).", ""]
  }
}

extension Range<Int> {
  /// The smallest range that also contains some days.
  fileprivate func union(_ days: [Int]) -> Range<Int> {
    let first = Swift.min(lowerBound, days.min() ?? lowerBound)
    return first..<Swift.max(upperBound, (days.max() ?? first) + 1)
  }
}
