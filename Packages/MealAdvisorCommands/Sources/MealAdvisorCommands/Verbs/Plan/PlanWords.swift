import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import Presentation
import PrintedText
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// What is wrong with a plan, as sentences that also say what helps.
struct PlanWords: Sendable {
  private let session: PlanSession
  private let plan: Plan

  init(_ session: PlanSession, _ plan: Plan) {
    self.session = session
    self.plan = plan
  }

  private var copy: Copy { session.session.advisor.copy }
  private var service: SuggestionService { session.service }

  /// The sentence for a fault of an entry.
  func sentence(_ fault: PlanFault) -> String {
    let place = name(of: fault.entry)
    switch fault {
    case .leftoversOfNothing:
      return "\(place): what these are leftovers of is not planned any more."
    case .leftoversTooEarly: return "\(place): these are leftovers of what is cooked only later."
    case .leftoversOfSkipped: return "\(place): what these are leftovers of was skipped."
    case .leftoversOfLeftovers: return "\(place): leftovers leave nothing; name what was cooked."
    case .leftoversTooOld(_, let days, let keeping):
      let age = days == 1 ? "1 day" : "\(days) days"
      let most =
        switch keeping {
        case 0: "not at all"
        case 1: "for 1 day"
        default: "for \(keeping) days"
        }
      return "\(place): these leftovers are \(age) old, and what was cooked keeps \(most)."
    case .tooFewServings(_, let cooked, let eaten):
      return "\(place): \(cooked) servings are cooked, and \(eaten) are eaten then and later."
    case .recipeGone:
      return "\(place): this recipe is gone, so nobody can tell what is in it."
    case .breaksLimits(let id, _): return "\(place) breaks a limit: \(breaches(of: id))."
    }
  }

  /// What of the limits an entry breaks, as a clause: "it contains peanut".
  func breaches(of id: PlannedMealID) -> String {
    plan[id].map { "it " + predicate(of: $0) } ?? ""
  }

  /// What of the limits of those who eat it an entry breaks: "contains peanut".
  func predicate(of entry: PlannedMeal) -> String {
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
    return copy.predicate(for: breaches, of: facts, foodNames: names)
      + (owners.isEmpty ? "" : " (\(owners.joined(separator: ", ")))")
  }

  /// An entry by its day, its part of the day and its title.
  private func name(of id: PlannedMealID) -> String {
    guard let entry = plan[id] else { return id.rawValue }
    return "\(name(of: entry.slot)), \(entry.content.title)"
  }

  /// A meal time as it is said: "Tue dinner".
  func name(of slot: PlanSlot) -> String {
    let weekday = PlanSlot.weekdays[CalendarDay(slot.day).weekday - 1].prefix(3).capitalized
    return "\(weekday) \(slot.slot.rawValue)"
  }
}

extension PlanWords {
  /// The sentence for what stood in the way of filling.
  ///
  /// - Parameter request: what was asked for, to tell a wish from what is usual.
  func sentence(_ problem: PlanProblem, _ request: FillRequest) -> String {
    switch problem {
    case .nothingFits(let slot, let possible):
      return "\(name(of: slot)): nothing fits." + opens(possible)
    case .wishBent(let slot, let relaxation): return bent(relaxation.change, at: slot, request)
    case .repeated(let slot, let others):
      let times = others.isEmpty ? "" : " of \(copy.list(others.map(name(of:))))"
      return "\(name(of: slot)): a repeat\(times), because nothing else fits."
    case .missedQuota(let quota, let count):
      return "The plan does not keep \(quota.typed) in seven days: \(count) "
        + (count == 1 ? "meal" : "meals") + (quota.bound == .atMost ? " too many." : " too few.")
    case .overBudget(let budget, let excess, let week):
      return "The week of \(copy.day(week)) costs \(excess.text) more than \(budget.text)."
    case .unknownCost(let slot):
      return "\(name(of: slot)): nobody knows what this meal costs, so the budget may not hold."
    case .noPrices: return "Nobody knows yet what meals cost, so the budget was not counted."
    case .nothingLeft(let ids, let slot):
      return "\(name(of: slot)): no dish that fits keeps, so nothing is left for "
        + ids.map(name(of:)).joined(separator: " and ") + "."
    case .breaksLimit(let id): return sentence(.breaksLimits(id, []))
    case .notUsedUp(let food, let day):
      let name = service.names(of: [food])[food] ?? food.rawValue
      return "No meal that fits uses up \(name) by \(copy.day(day))."
    }
  }

  /// What bent for a meal; minutes that nobody wished for are called what they are.
  private func bent(
    _ change: Relaxation.Change, at slot: PlanSlot, _ request: FillRequest
  ) -> String {
    let isWished = request.each.wishes.maxMinutes != nil || request.quicker[slot] != nil
    guard case .moreTime(let minutes, let usual) = change, !isWished else {
      return "\(name(of: slot)): nothing fits all wishes. Changed: \(copy.title(of: change))."
    }
    return
      "\(name(of: slot)): nothing fits the \(copy.spokenMinutes(usual)) that are usual then, so "
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
  /// By how much the list of a week does not hold its budget, and why; nil where it does.
  ///
  /// - Parameter used: what the meals use that were planned just now; nil where that is not known.
  static func sentence(_ standing: BudgetStanding, using used: Money?) -> String? {
    guard let over = standing.over else { return nil }
    let why =
      used.map { "the meals use \($0.text), and the rest is what whole packages hold besides" }
      ?? "it has whole packages, also where meals use less of them"
    return "The list of the week costs \(standing.total.text) of \(standing.budget.text): "
      + "\(over.text) over; \(why)."
  }
}
