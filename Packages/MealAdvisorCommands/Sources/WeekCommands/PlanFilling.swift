import EaterCommands
import CommandKit
import EaterRecord
import MealModels
import MealPlan
import PlanSessions
import SuggestionEngine

/// The request of a `plan fill` call: the meal times, the other entries of the plan, and the way of
/// filling.
struct PlanFilling: Sendable {
  /// The entries to replace: those for which the call requests another meal, and those that break a
  /// limit.
  let replaced: [PlannedMeal]
  /// The entries that break a limit that was not accepted.
  let unsafe: [PlannedMeal]
  /// The meals that the call settles, each for a time that is free or becomes free.
  let locks: [PlanSlot: MealID]
  /// The request to the filler; the meals that the call locks are among its kept meals.
  let request: FillRequest
  /// The pricing of the week's list; nil without a budget, or if no shop answered.
  let pricing: PlanPricing?

  init(
    _ session: PlanSession, _ question: SuggestQuestion, _ invocation: Invocation
  ) async throws(CommandError) {
    let flags = PlanFillFlags(session: session, invocation: invocation)
    let days = session.targets.days
    let plan = session.stored.plan(of: days, at: session.moment)
    let asked = try flags.asked(of: plan)
    let open = PlanSlot(openAt: session.moment)
    unsafe = plan.unsafe(on: days, session.facts).filter { $0.slot >= open }
    locks = try flags.locks(question)
    let lockedTimes = locks.keys
    let inTheWay = try flags.inTheWay(of: Set(lockedTimes), on: plan)
    replaced = (asked.entries + unsafe + inTheWay).uniqued
    let gone = Set(replaced.map(\.id))
    let settings = try flags.settings(session.stored.planSettings)
    let preferences = session.stored.preferences(at: session.session.now)
    let taken = Set(plan.entries(of: days).filter { !gone.contains($0.id) }.map(\.slot))
    let wanted = try flags.slots(among: days) + replaced.map(\.slot)
    var each = try question.request(
      session.stored, now: session.session.now, at: session.moment,
      seed: question.steadySeed(on: days.lowerBound))
    each.quotas = try flags.quotas() ?? each.quotas
    let reach = (days.lowerBound - each.windowDays)..<(days.upperBound + each.windowDays)
    let kept = session.stored.plan(of: reach, at: session.moment).entries(of: reach).filter {
      !gone.contains($0.id) && $0.state != .skipped
    }
    let stock = try await session.stock(needsCosts: settings.weeklyBudget != nil)
    pricing = try await session.pricing(stock, of: settings.weeklyBudget)
    request = FillRequest(
      each: each, slots: Set(wanted).subtracting(taken).subtracting(lockedTimes).sorted(),
      kept: session.service.kept(kept, session.stored, at: session.session.now)
        + flags.entries(for: locks), replaced: replaced, settings: settings,
      people: try flags.people() ?? preferences.household.count,
      limitsByEater: session.service.limitsByName(preferences), refused: asked.refused,
      quicker: asked.quicker,
      expiring: stock.expiring.merging(try flags.expiring(question)) { _, said in said },
      costs: stock.costs, packages: stock.packages)
  }
}

extension [PlannedMeal] {
  /// The entries without duplicates.
  fileprivate var uniqued: [PlannedMeal] {
    var seen: Set<PlannedMealID> = []
    return filter { seen.insert($0.id).inserted }
  }
}
