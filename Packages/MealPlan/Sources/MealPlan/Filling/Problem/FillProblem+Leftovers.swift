import MealModels
import SuggestionEngine

extension FillProblem {
  /// Adds the arcs: the lunches that may be leftovers of a dinner.
  mutating func addArcs(_ task: FillTask, _ options: MealOptions) {
    arcsTo = Array(repeating: [], count: slots.count)
    arcsFrom = arcsTo
    addWeeks(task)
    let occasions = task.occasions
    for (lunch, slot) in slots.enumerated()
    where slot.slot == .lunch && occasions[lunch].minutes >= LeftoverRules.minutes {
      for (dinner, source) in slots.enumerated() where task.owed[source] == nil {
        guard let days = LeftoverRules.days(from: source, to: slot) else { continue }
        arcsFrom[dinner].append(arcs.count)
        add(
          Arc(
            lunch: lunch, dinner: dinner, days: days,
            worth: weights.leftovers - weights.leftoversDay * Float(days - 1)))
      }
      addFixedArcs(to: lunch, task, options)
    }
  }

  private mutating func addFixedArcs(to lunch: Int, _ task: FillTask, _ options: MealOptions) {
    let slot = slots[lunch]
    let refused = task.request.refused[slot] ?? []
    let noneOf = task.request.each.quotas.filter(\.isNone)
    let best = candidates[places(of: lunch)].map(\.worth).max() ?? 0
    for (place, meal) in fixed.enumerated()
    where !meal.isPast && !meal.isLeftovers && meal.spareServings >= task.request.people {
      guard let days = LeftoverRules.days(from: meal.slot, to: slot), options.isSafe(meal.meal),
        options.daysItKeeps(meal.meal, at: lunch) >= days,
        !refused.contains(options.pool.ids[meal.meal]),
        !noneOf.contains(where: { options.counts(meal.meal, for: $0) })
      else { continue }
      add(
        Arc(
          lunch: lunch, fixed: place, days: days,
          worth: max(0, best) + weights.leftoversAtHome
            - weights.leftoversDay * Float(days - 1)))
    }
  }

  private mutating func add(_ arc: Arc) {
    arcsTo[arc.lunch].append(arcs.count)
    arcs.append(arc)
  }

  private mutating func addWeeks(_ task: FillTask) {
    let settings = task.request.settings
    var weeks: [Int: Int] = [:]
    for slot in slots {
      let first = settings.week(of: slot.day).lowerBound
      if weeks[first] == nil {
        weeks[first] = leftoversLeft.count
        let taken = fixed.count { meal in
          meal.isLeftovers && meal.slot.slot == .lunch
            && settings.week(of: meal.slot.day).lowerBound == first
        }
        leftoversLeft.append(max(0, settings.leftoverLunches - taken))
      }
      weekOfSlot.append(weeks[first] ?? 0)
    }
  }
}
