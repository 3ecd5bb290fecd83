import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The slots to fill and the fixed meals around them, by positions in the pool.
struct FillTask: Sendable {
  var request: FillRequest
  /// The slots to fill, in their order.
  var slots: [PlanSlot]
  /// The fixed meals of the plan.
  var fixed: [FixedMeal]
  /// The leftovers owed by slots that are filled again.
  var owed: [PlanSlot: OwedLeftovers] = [:]
  /// The locked meals of slots, by position in the pool; they need not be candidates otherwise.
  var locks: [PlanSlot: Int] = [:]

  init(_ request: FillRequest, in pool: MealPool) {
    self.request = request
    let held = Set(request.kept.map(\.slot))
    slots = Set(request.slots).subtracting(held).sorted()
    fixed = request.kept.compactMap { FixedMeal($0, in: request, pool) }
      .sorted { ($0.slot, $0.id?.rawValue ?? "") < ($1.slot, $1.id?.rawValue ?? "") }
    for entry in request.replaced where slots.contains(entry.slot) {
      self.request.refused[entry.slot, default: []].formUnion(entry.refused)
      if let meal = entry.content.recipe ?? request.source(of: entry)?.content.recipe {
        self.request.refused[entry.slot, default: []].insert(meal)
      }
      let leftovers = request.leftovers(of: entry)
      guard let last = leftovers.map(\.slot.day).max() else { continue }
      owed[entry.slot] = OwedLeftovers(
        days: last - entry.slot.day,
        servings: leftovers.reduce(0) { $0 + ($1.servings ?? request.people) },
        entries: leftovers.map(\.id))
    }
  }

  /// The meal times to ask the engine about.
  var occasions: [MealOccasion] {
    slots.map { slot in
      let minutes = min(
        request.settings.minutes(for: slot), request.quicker[slot] ?? .max)
      return MealOccasion(
        moment: moment(of: slot), slot: slot.slot, minutes: minutes,
        minutesAhead: request.quicker[slot] == nil ? minutesAhead(of: slot) : 0,
        refused: request.refused[slot] ?? [])
    }
  }

  /// The rule that shortens a very large choice of meals.
  var shortlist: MealShortlist {
    let (budget, costs) = (request.settings.weeklyBudget, request.costs)
    let cost = budget.flatMap { budget in
      costs.map { costs in
        { @Sendable [people = request.people] meal in
          costs.hundredths(meal, people, budget.currency)
        }
      }
    }
    return MealShortlist(foods: request.expiring.keys.sorted(), cost: cost)
  }

  /// When the meal of a slot is eaten.
  func moment(of slot: PlanSlot) -> LocalMoment {
    slot.moment(secondsFromGMT: request.each.moment.secondsFromGMT)
  }

  /// How many minutes before a meal its preparation may begin.
  ///
  /// If the evening before is free and not over, preparation may begin at dinner that day, or now
  /// if that is later. Else the result is 0.
  func minutesAhead(of slot: PlanSlot) -> Int {
    let (now, evening) = (request.each.moment, PlanSlot(day: slot.day - 1, slot: .dinner))
    guard now.dayNumber < slot.day,
      !request.settings.busyEvenings.contains(CalendarDay(evening.day).weekday)
    else { return 0 }
    let start = max(now.date, moment(of: evening).date)
    return max(0, Int(bounded: moment(of: slot).date.timeIntervalSince(start) / 60))
  }
}

extension FixedMeal {
  /// Makes the fixed meal of a kept entry; nil if it is not eaten or has unknown content.
  fileprivate init?(_ entry: PlannedMeal, in request: FillRequest, _ pool: MealPool) {
    guard entry.state != .skipped else { return nil }
    let own = entry.content.recipe
    guard let recipe = own ?? request.source(of: entry)?.content.recipe,
      let meal = pool.position(of: recipe)
    else { return nil }
    self.init(
      slot: entry.slot, meal: meal, isLeftovers: own == nil, servings: entry.servings, id: entry.id)
    if own != nil, let servings = entry.servings {
      let eaten = entry.seats(amongPeople: request.people)
      let left = request.leftovers(of: entry).reduce(0) { $0 + ($1.servings ?? request.people) }
      spareServings = max(0, servings - eaten - left)
    }
  }
}

extension FillRequest {
  /// The kept entries that are leftovers of an entry.
  fileprivate func leftovers(of entry: PlannedMeal) -> [PlannedMeal] {
    kept.filter { other in
      if case .leftovers(entry.id, _) = other.content { other.state != .skipped } else { false }
    }
  }

  /// The entry whose leftovers an entry is; nil if it is not leftovers.
  fileprivate func source(of entry: PlannedMeal) -> PlannedMeal? {
    guard case .leftovers(let id, _) = entry.content else { return nil }
    return (kept + replaced).first { $0.id == id }
  }
}
