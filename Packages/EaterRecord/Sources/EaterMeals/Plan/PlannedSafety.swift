import MealModels
import MealPlan
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The warning for the people who eat a planned meal: it breaks limits, or it cannot be checked.
public struct PlannedSafety: Hashable, Sendable {
  /// How a planned meal stands with the limits of its eaters.
  public enum Standing: Hashable, Sendable {
    /// The meal breaks a limit, and no person accepted that.
    case broken
    /// The meal breaks limits that a person saw and accepted for it.
    case accepted
    /// The meal is in words that do not say all that is in it.
    case unchecked
  }

  /// How the meal stands.
  public let standing: Standing
  /// The broken limits; empty for a meal whose words do not say all that is in it.
  public let breaches: [LimitBreach]
  /// The names of the eaters with these limits; empty if the whole table is one person.
  public let eaters: [String]

  /// Makes a warning.
  public init(standing: Standing, breaches: [LimitBreach], eaters: [String]) {
    (self.standing, self.breaches, self.eaters) = (standing, breaches, eaters)
  }
}

extension SuggestionService {
  /// The warning for the eaters of a planned meal; nil if it keeps all their limits or is skipped.
  ///
  /// - Parameters:
  ///   - entry: the meal.
  ///   - plan: the plan with the present state of the meal.
  ///   - date: the date at which the entitlement to premium filters is checked.
  public func safety(
    of entry: PlannedMeal, in plan: Plan, _ stored: StoredState, at date: Date
  ) -> PlannedSafety? {
    guard entry.state != .skipped else { return nil }
    let preferences = stored.preferences(at: date)
    let all = limits(of: preferences, eating: entry.eaters)
    let facts = facts(eatenAs: entry, in: plan, stored, at: date)
    let broken = facts.map { breaches(of: $0, planned: entry, in: plan, all) } ?? []
    if let facts, !broken.isEmpty {
      let isAccepted = entry.accepted.isSuperset(
        of: plan.breaches(of: entry, against: planFacts(stored, at: date)))
      return PlannedSafety(
        standing: isAccepted ? .accepted : .broken, breaches: broken,
        eaters: eaters(of: entry, preferences) { !$0.admits(facts) })
    }
    guard all.protects, isUnknown(entry, in: plan) else { return nil }
    return PlannedSafety(
      standing: .unchecked, breaches: [], eaters: eaters(of: entry, preferences) { $0.protects })
  }

  /// Whether the words of an entry do not say all that is in the meal.
  private func isUnknown(_ entry: PlannedMeal, in plan: Plan) -> Bool {
    guard plan.recipe(eatenAs: entry) == nil else { return false }
    return plan.words(eatenAs: entry).map { !plannedWords.isUnderstood($0, in: foods) } ?? true
  }

  /// The eaters of an entry with some limits; none if the table is one person.
  private func eaters(
    of entry: PlannedMeal, _ preferences: EaterPreferences, with isMeant: (EaterLimits) -> Bool
  ) -> [String] {
    let eating = Set(preferences.eating(entry.eaters).map(\.name))
    let names = limitsByEater(preferences).filter { eating.contains($0.key) && isMeant($0.value) }
      .keys.sorted()
    let isAlone =
      preferences.household.count == 1 && names.allSatisfy(preferences.names.contains)
    return isAlone ? [] : names
  }

  /// A plan whose entries of some days have the names under which they are eaten.
  ///
  /// A meal whose contents were stored when it was cooked, and its leftovers, keep the name of what
  /// was cooked. Another entry has the present name of its recipe.
  public func titled(_ plan: Plan, on days: Range<Int>) -> Plan {
    plan.applying(
      plan.entries(of: days).compactMap { entry in
        let content = titled(entry, in: plan)
        return content == entry.content ? nil : .changed(entry.id, .content(content))
      })
  }

  /// The content of an entry with the name under which it is eaten; unchanged if that is unknown.
  public func titled(_ entry: PlannedMeal, in plan: Plan) -> PlannedMeal.Content {
    let recipe = plan.recipe(eatenAs: entry)
    let title =
      plan.cookedTitle(eatenAs: entry)
      ?? recipe.flatMap { catalog.summary(currentID(of: $0))?.title }
    guard let title else { return entry.content }
    switch entry.content {
    case .recipe(let id, _): return .recipe(id, title: title)
    case .leftovers(let source, _): return .leftovers(of: source, title: title)
    case .text: return entry.content
    }
  }
}
