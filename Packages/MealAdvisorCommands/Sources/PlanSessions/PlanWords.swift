import DesignSystem
import EaterCommands
import EaterParts
import EaterRecord
import MealModels
import MealPlan
import Presentation
import PrintedText
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The faults of a plan, as sentences with their remedies.
package struct PlanWords: Sendable {
  private let session: PlanSession
  private let plan: Plan

  package init(_ session: PlanSession, _ plan: Plan) {
    self.session = session
    self.plan = plan
  }

  private var copy: Copy { session.session.advisor.copy }
  private var service: SuggestionService { session.service }

  /// The sentence for a fault of an entry.
  package func sentence(_ fault: PlanFault) -> String {
    let place = name(of: fault.entry)
    switch fault {
    case .leftoversOfNothing:
      return "\(place): the meal that leaves these leftovers is no longer planned."
    case .leftoversTooEarly:
      return "\(place): the meal that leaves these leftovers is only cooked later."
    case .leftoversOfSkipped: return "\(place): the meal that leaves these leftovers was skipped."
    case .leftoversOfLeftovers:
      return "\(place): leftovers do not leave leftovers; name a meal that is cooked."
    case .leftoversTooOld(_, let days, let keeping):
      let age = days == 1 ? "1 day" : "\(days) days"
      let most =
        switch keeping {
        case 0: "does not keep"
        case 1: "keeps for 1 day"
        default: "keeps for \(keeping) days"
        }
      return "\(place): these leftovers are \(age) old, but the meal \(most)."
    case .tooFewServings(_, let cooked, let eaten):
      return "\(place): \(cooked) servings are cooked, but \(eaten) are eaten, leftovers included."
    case .recipeGone:
      return "\(place): this recipe is gone, so what it contains is unknown."
    case .breaksLimits(let id, _): return "\(place) breaks a limit: \(breaches(of: id))."
    }
  }

  /// The limits that an entry breaks, as a clause: "it contains peanut".
  package func breaches(of id: PlannedMealID) -> String {
    plan[id].map { "it " + predicate(of: $0) } ?? ""
  }

  /// The warning for the eaters of an entry; nil for none, and for a skipped entry.
  ///
  /// - Parameter withBroken: whether it includes limits that nobody accepted.
  package func warning(on entry: PlannedMeal, withBroken: Bool = true) -> String? {
    let date = session.session.now
    guard let safety = service.safety(of: entry, in: plan, session.stored, at: date),
      withBroken || safety.standing != .broken
    else { return nil }
    return copy.words(of: safety, service)
  }

  /// The limits of its eaters that an entry breaks, as a predicate: "contains peanut".
  package func predicate(of entry: PlannedMeal) -> String {
    let date = session.session.now
    guard let facts = service.facts(eatenAs: entry, in: plan, session.stored, at: date) else {
      return "is gone"
    }
    let preferences = session.stored.preferences(at: date)
    let breaches = service.breaches(
      of: facts, planned: entry, in: plan, service.limits(of: preferences, eating: entry.eaters))
    let names = service.names(of: breaches.flatMap(\.mentionedFoods))
    let owners = LimitOwners(preferences, eating: entry.eaters, service)
      .phrases(for: breaches, of: facts, copy, names)
    return copy.predicate(for: breaches, foodNames: names)
      + (owners.isEmpty ? "" : " (\(owners.joined(separator: ", ")))")
  }

  /// An entry by its day, its part of the day and its title.
  private func name(of id: PlannedMealID) -> String {
    guard let entry = plan[id] else { return id.rawValue }
    return "\(name(of: entry.slot)), \(entry.content.title)"
  }

  /// The name of a meal time: "Tue dinner".
  package func name(of slot: PlanSlot) -> String {
    let weekday = PlanSlot.weekdays[CalendarDay(slot.day).weekday - 1].prefix(3).capitalized
    return "\(weekday) \(slot.slot.rawValue)"
  }
}

extension PlanWords {
  /// The sentence for a problem in filling the plan.
  ///
  /// - Parameter request: the request, to tell a wish from a default.
  package func sentence(_ problem: PlanProblem, _ request: FillRequest) -> String {
    switch problem {
    case .nothingFits(let slot, let possible):
      return "\(name(of: slot)): no meal fits." + opens(possible)
    case .wishBent(let slot, let relaxation): return bent(relaxation.change, at: slot, request)
    case .repeated(let slot, let others):
      let times = others.isEmpty ? "" : " of \(copy.list(others.map(name(of:))))"
      return "\(name(of: slot)): a repeat\(times), because no other meal fits."
    case .missedQuota(let quota, let count):
      return "The plan misses '\(quota.typed)' in seven days: \(count) "
        + (count == 1 ? "meal" : "meals") + (quota.bound == .atMost ? " too many." : " too few.")
    case .overBudget(let budget, let excess, let week):
      return "The week of \(copy.day(week)) costs \(excess.text) more than \(budget.text)."
    case .unknownCost(let slot):
      return "\(name(of: slot)): the cost of this meal is unknown, so the budget may be exceeded."
    case .noPrices: return "No prices are known yet, so the budget was not considered."
    case .nothingLeft(let ids, let slot):
      return "\(name(of: slot)): no meal that fits can be stored, so there are no leftovers for "
        + ids.map(name(of:)).joined(separator: " and ") + "."
    case .breaksLimit(let id): return sentence(.breaksLimits(id, []))
    case .notUsedUp(let food, let day):
      let name = service.names(of: [food])[food] ?? food.rawValue
      return "No meal that fits uses up \(name) by \(copy.day(day))."
    }
  }

  /// The words for a relaxed wish for a meal; default minutes are described as such.
  private func bent(
    _ change: Relaxation.Change, at slot: PlanSlot, _ request: FillRequest
  ) -> String {
    let isWished = request.each.wishes.maxMinutes != nil || request.quicker[slot] != nil
    guard case .moreTime(let minutes, let usual) = change, !isWished else {
      return "\(name(of: slot)): no meal fits all wishes. Changed: \(copy.title(of: change))."
    }
    return
      "\(name(of: slot)): no meal fits the usual \(copy.spokenMinutes(usual)), so "
      + (minutes.map { "this takes up to \(copy.spokenMinutes($0))." } ?? "this takes longer.")
  }

  private func opens(_ possible: [Relaxation]) -> String {
    possible.map { relaxation in
      let count = relaxation.mealsOpened == 1 ? "1 meal" : "\(relaxation.mealsOpened) meals"
      return " \(copy.title(of: relaxation.change)) would open \(count)."
    }.joined()
  }
}

extension PlanWords {
  /// The sentence that says by how much a week's list exceeds its budget, and why; nil if it does
  /// not.
  ///
  /// - Parameter used: the cost of the ingredients that the just planned meals use; nil if unknown.
  package static func sentence(_ standing: BudgetStanding, using used: Money?) -> String? {
    guard let over = standing.over else { return nil }
    let why =
      used.map { "the meals use \($0.text), and the rest is left over in packages" }
      ?? "it counts whole packages, even where meals use less"
    return "The list of the week costs \(standing.total.text) of \(standing.budget.text): "
      + "\(over.text) over; \(why)."
  }
}
