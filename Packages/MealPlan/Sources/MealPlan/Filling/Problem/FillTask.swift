import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is to be filled, and what stands around it, by positions in the pool.
struct FillTask: Sendable {
  var request: FillRequest
  /// The slots to fill, in their order.
  var slots: [PlanSlot]
  /// What stands in the plan.
  var fixed: [FixedMeal]
  /// What is owed of slots that are filled anew.
  var owed: [PlanSlot: OwedLeftovers] = [:]
  /// Meals that a slot may be settled to, beside those to choose from.
  var locks: [PlanSlot: Int] = [:]

  init(_ request: FillRequest, in pool: MealPool) {
    self.request = request
    let held = Set(request.kept.map(\.slot))
    slots = Set(request.slots).subtracting(held).sorted()
    fixed = request.kept.compactMap { FixedMeal($0, in: request, pool) }
      .sorted { ($0.slot, $0.id?.rawValue ?? "") < ($1.slot, $1.id?.rawValue ?? "") }
    for entry in request.replaced where slots.contains(entry.slot) {
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

  /// Which of very many meals are looked at.
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

  /// How many minutes before a meal its preparation may begin: from dinner on the day before, or from now,
  /// where that evening is free and not over; else 0.
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
  /// A kept entry; nil for one that is not eaten, or of which nobody knows what it is.
  fileprivate init?(_ entry: PlannedMeal, in request: FillRequest, _ pool: MealPool) {
    guard entry.state != .skipped else { return nil }
    let own = entry.content.recipe
    guard let recipe = own ?? request.source(of: entry)?.content.recipe,
      let meal = pool.position(of: recipe)
    else { return nil }
    self.init(
      slot: entry.slot, meal: meal, isLeftovers: own == nil, servings: entry.servings, id: entry.id)
    if own != nil, let servings = entry.servings {
      let eaten = entry.eaters.isEmpty ? request.people : entry.eaters.count
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

  /// The entry of which one is leftovers.
  fileprivate func source(of entry: PlannedMeal) -> PlannedMeal? {
    guard case .leftovers(let id, _) = entry.content else { return nil }
    return (kept + replaced).first { $0.id == id }
  }
}
