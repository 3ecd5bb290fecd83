import MealModels
import MealPlan
import SuggestionEngine

/// An app's request to the filler for the whole table.
///
/// It fills the free meal times of some days, or chooses another meal for some entries.
public struct WeekFilling: Sendable {
  /// The entries to replace: those that need another meal, and those that break a limit.
  public let replaced: [PlannedMeal]
  /// The request.
  public let request: FillRequest
  /// The meals that were refused at any time of these days.
  private let refusedInDays: Set<MealID>

  /// Makes the request.
  ///
  /// - Parameters:
  ///   - days: the days whose plan is considered and whose free meal times are filled.
  ///   - another: the entries that get another meal; if there are any, no other time is filled.
  ///   - limits: the limits of the whole table.
  ///   - expiring: foods at home with the day by which to use them.
  ///   - costs: the costs of meals; nil if unknown.
  ///   - packages: the packages of the shop; nil if unknown.
  ///   - seed: the random seed of this call.
  public init(
    _ days: Range<Int>, another: [PlannedMealID] = [], _ stored: StoredState,
    for limits: SafeLimits, _ service: SuggestionService, expiring: [FoodID: Int],
    costs: CostEstimator?, packages: PackageCosts? = nil,
    at moment: LocalMoment, seed: UInt64, surroundings: SuggestionContext = SuggestionContext()
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
    refusedInDays = Set(plan.entries(of: days).flatMap(\.refused).map(service.currentID))
    let gone = Set(replaced.map(\.id))
    let taken = Set(plan.entries(of: days).filter { !gone.contains($0.id) }.map(\.slot))
    let free = days.flatMap { day in PlanSlot.usual.map { PlanSlot(day: day, slot: $0) } }
      .filter { $0 >= open }
    let wanted = (another.isEmpty ? free : []) + replaced.map(\.slot)
    let each = service.request(
      stored, for: limits, at: moment, count: 1, seed: seed, surroundings: surroundings)
    let reach = (days.lowerBound - each.windowDays)..<(days.upperBound + each.windowDays)
    request = FillRequest(
      each: each, slots: Set(wanted).subtracting(taken).sorted(),
      kept: service.kept(
        stored.plan(of: reach, at: moment).entries(of: reach).filter {
          !gone.contains($0.id) && $0.state != .skipped
        }, stored, at: moment.date),
      replaced: replaced, settings: stored.planSettings, people: preferences.household.count,
      limitsByEater: service.limitsByName(preferences),
      refused: Self.refused(asked, plan, service), expiring: expiring, costs: costs,
      packages: packages)
  }

  /// Fills the request, without meals that were refused at other times while other meals fit.
  ///
  /// - Parameter fill: fills a request.
  public func filled(_ fill: (FillRequest) -> FilledPlan) -> FilledPlan {
    guard !refusedInDays.isEmpty else { return fill(request) }
    var strict = request
    for slot in request.slots { strict.refused[slot, default: []].formUnion(refusedInDays) }
    let first = fill(strict)
    guard first.proposals.count < request.slots.count else { return first }
    let second = fill(request)
    return first.proposals.count < second.proposals.count ? second : first
  }

  /// The meals that must not be proposed again, by time: the entry's meal, or the meal of its
  /// leftovers.
  private static func refused(
    _ asked: [PlannedMeal], _ plan: Plan, _ service: SuggestionService
  ) -> [PlanSlot: Set<MealID>] {
    var refused: [PlanSlot: Set<MealID>] = [:]
    for entry in asked {
      refused[entry.slot, default: []].formUnion(entry.refused.map(service.currentID))
      guard let recipe = plan.recipe(eatenAs: entry) else { continue }
      refused[entry.slot, default: []].insert(service.currentID(of: recipe))
    }
    return refused
  }
}

extension Plan {
  /// The future entries of some days whose recipe breaks a limit that was not accepted.
  ///
  /// Entries in words and notes are not included; the eater decides about them.
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
