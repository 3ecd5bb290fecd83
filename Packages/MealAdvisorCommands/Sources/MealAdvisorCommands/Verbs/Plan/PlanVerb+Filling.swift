import CommandKit
import EaterRecord
import MealModels
import MealPlan
import PrintedText
import SuggestionEngine
import SuggestionWords

extension PlanVerb {
  static let dryRun = Flag("--dry-run", nil, "show it and plan nothing")

  var fillForm: CommandForm {
    CommandForm(
      "plan fill",
      flags: [PlanSession.week, QuestionFlags.at, WeekVerb.from] + PlanFillFlags.all
        + QuestionFlags.limitsAndWishes
        + [
          QuestionFlags.have, QuestionFlags.steadySeed, QuestionFlags.catalog, Self.dryRun,
          Self.explain, .simulate(), .json,
        ], "plan what is still empty of a week", run: fill)
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
      try refuseUnsafe(filling.locks, plan, filling.request, question)
      let filled = question.service.fill(filling.request, plan.stored.history) { filled in
        let proposed = try? Self.entries(
          filled, filling.replaced, filling.locks, people: filling.request.people, plan,
          question.service)
        return proposed.flatMap {
          filling.pricing?.standing(of: $0.plan, budget: filling.request.settings.weeklyBudget)
        }
      }
      return try await store(
        filled, filling.replaced, filling.locks, filling.unsafe, filling.request, plan,
        question, invocation, pricing: filling.pricing)
    }
  }

  /// Plans what `week` shows.
  private func keep(
    _ session: PlanSession, _ question: SuggestQuestion, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let verb = WeekVerb(advisor: advisor)
    let look = try verb.look(invocation, question, session.stored, now: session.session.now)
    let taken = session.stored.plan.entries(of: look.outline.slots.days).map(\.slot)
    var plan = look.plan
    plan.proposals.removeAll { taken.contains($0.slot) }
    return try await store(
      plan, [], [:], [], look.request, session, question, invocation)
  }

  private func refuseUnsafe(
    _ locks: [PlanSlot: MealID], _ session: PlanSession, _ request: FillRequest,
    _ question: SuggestQuestion
  ) throws(CommandError) {
    for meal in locks.values.sorted() {
      guard let facts = question.catalog.meal(meal)?.facts,
        !request.each.limits.admits(facts)
      else { continue }
      throw WeekVerb(advisor: advisor).unsafe(meal, request.each.limits, question)
    }
  }

  private func store(
    _ filled: FilledPlan, _ replaced: [PlannedMeal], _ locks: [PlanSlot: MealID],
    _ unsafe: [PlannedMeal], _ request: FillRequest, _ session: PlanSession,
    _ question: SuggestQuestion, _ invocation: Invocation, pricing: PlanPricing? = nil
  ) async throws(CommandError) -> Reply {
    let words = PlanWords(session, session.stored.plan)
    if let deadEnd = filled.deadEnd {
      let foods = question.service.names(of: deadEnd.mentionedFoods)
      throw .wrong(advisor.copy.text(for: deadEnd, foodNames: foods))
    }
    let proposed = try Self.entries(
      filled, replaced, locks, people: request.people, session, question.service)
    if !invocation.arguments.has(Self.dryRun) { try await session.record(proposed.events) }
    let removed = unsafe.map {
      "\(words.name(of: $0.slot)): \($0.content.title) made room, because "
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
    _ filled: FilledPlan, _ replaced: [PlannedMeal], _ locks: [PlanSlot: MealID], people: Int,
    _ session: PlanSession, _ service: SuggestionService
  ) throws(CommandError) -> ProposedEntries {
    do throws(PlanError) {
      return try ProposedEntries(
        filled, replaced: replaced, locks: locks, people: people, in: session.stored.plan,
        title: { service.catalog.summary($0)?.title ?? $0.rawValue }, newID: session.newID)
    } catch {
      throw .wrong(error.description)
    }
  }

  /// Why each new entry is there, in words.
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
      return ["Nothing is left to plan: all is over, planned, or without a meal that fits.", ""]
    }
    let meals = count == 1 ? "1 meal" : "\(count) meals"
    let isDry = invocation.arguments.has(Self.dryRun)
    return [isDry ? "\(meals) would be planned." : "Planned \(meals).", ""]
  }
}

extension Range<Int> {
  /// The least range that has some more days too.
  fileprivate func union(_ days: [Int]) -> Range<Int> {
    let first = Swift.min(lowerBound, days.min() ?? lowerBound)
    return first..<Swift.max(upperBound, (days.max() ?? first) + 1)
  }
}
