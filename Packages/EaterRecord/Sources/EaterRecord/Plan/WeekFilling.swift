import MealModels
import MealPlan
import SuggestionEngine

/// What an app asks the filler for: the meal times of some days that are free, or another meal for some
/// entries, for everybody at the table.
public struct WeekFilling: Sendable {
  /// The entries that make room: those that were asked for anew, and those that break a limit.
  public let replaced: [PlannedMeal]
  /// The question.
  public let request: FillRequest

  /// Makes the question.
  ///
  /// - Parameters:
  ///   - days: the days around which the plan is looked at, and whose free meal times are filled.
  ///   - another: the entries that get another meal; with any, nothing else is filled.
  ///   - stock: what is known of home and the store.
  ///   - seed: the chance of this one call.
  public init(
    _ days: Range<Int>, another: [PlannedMealID] = [], _ stored: StoredState,
    _ service: SuggestionService, _ stock: PlanStock, at moment: LocalMoment, seed: UInt64,
    surroundings: Surroundings = Surroundings()
  ) {
    let plan = stored.plan(of: days, at: moment)
    let preferences = stored.preferences(at: moment.date)
    let open = PlanSlot(openAt: moment)
    let asked = another.compactMap { plan[$0] }
    let unsafe =
      another.isEmpty
      ? plan.unsafe(on: days, service.planFacts(stored, at: moment.date))
        .filter { $0.slot >= open } : []
    replaced = asked + unsafe
    let gone = Set(replaced.map(\.id))
    let taken = Set(plan.entries(of: days).filter { !gone.contains($0.id) }.map(\.slot))
    let free = days.flatMap { day in PlanSlot.usual.map { PlanSlot(day: day, slot: $0) } }
      .filter { $0 >= open }
    let wanted = (another.isEmpty ? free : []) + replaced.map(\.slot)
    let each = service.request(
      stored, at: moment, count: 1, seed: seed, surroundings: surroundings)
    let reach = (days.lowerBound - each.windowDays)..<(days.upperBound + each.windowDays)
    request = FillRequest(
      each: each, slots: Set(wanted).subtracting(taken).sorted(),
      kept: service.kept(
        stored.plan(of: reach, at: moment).entries(of: reach).filter {
          !gone.contains($0.id) && $0.state != .skipped
        }, stored, at: moment.date),
      replaced: replaced, settings: stored.planSettings, people: preferences.household.count,
      limitsByEater: service.limitsByName(preferences),
      refused: Self.refused(asked, plan, service), expiring: stock.expiring, costs: stock.costs)
  }

  /// What is not wanted again, by its time: the meal of the entry, or of what it is left of.
  private static func refused(
    _ asked: [PlannedMeal], _ plan: Plan, _ service: SuggestionService
  ) -> [PlanSlot: Set<MealID>] {
    var refused: [PlanSlot: Set<MealID>] = [:]
    for entry in asked {
      guard let recipe = plan.recipe(eatenAs: entry) else { continue }
      refused[entry.slot, default: []].insert(service.currentID(of: recipe))
    }
    return refused
  }
}

extension Plan {
  /// The entries still to come of some days whose recipe breaks a limit which nobody accepted; what
  /// somebody wrote in words or noted is theirs to change.
  public func unsafe(on days: Range<Int>, _ facts: PlanFacts) -> [PlannedMeal] {
    faults(of: days, against: facts).compactMap { fault in
      guard case .breaksLimits(let id, _) = fault, let entry = self[id], entry.state == .planned,
        recipe(eatenAs: entry) != nil,
        !entry.accepted.isSuperset(of: breachesWithoutNotes(of: entry, against: facts))
      else { return nil }
      return entry
    }
  }
}
