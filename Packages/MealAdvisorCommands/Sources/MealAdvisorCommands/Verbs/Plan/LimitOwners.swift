import DesignSystem
import EaterRecord
import MealModels
import Preferences
import ScreenParts

/// Whose limits a meal breaks, by the names of the household.
struct LimitOwners: Sendable {
  private let eaters: [(name: String, limits: EaterLimits)]

  /// - Parameter names: who eats; everybody where nobody is named, or somebody who is not at the
  ///   table.
  init(_ preferences: EaterPreferences, eating names: [String], _ service: SuggestionService) {
    let limits = service.limitsByEater(preferences)
    eaters = preferences.eating(names).map { (name: $0.name, limits: limits[$0.name] ?? .none) }
  }

  /// Each limit that is broken with whose it is: "Ann's allergy to peanuts", "everyone's vegan diet".
  ///
  /// - Parameter breaches: what those who eat have broken together; of what is nobody's alone, such as an
  ///   ingredient that nobody knows, nothing is said.
  func phrases(
    for breaches: [LimitBreach], of facts: MealFacts, _ copy: Copy, _ foodNames: [FoodID: String]
  ) -> [String] {
    breaches.compactMap { breach in
      let owners = eaters.filter { $0.limits.breaches(of: facts).contains(breach) }
      guard let first = owners.first, let thing = thing(breach, first.limits, copy, foodNames)
      else { return nil }
      return "\(possessive(owners.map(\.name), copy)) \(thing)"
    }
  }

  /// "Ann's", "Ann's and Ben's", "everyone's", and "your" of a table of one that has no name.
  private func possessive(_ names: [String], _ copy: Copy) -> String {
    if names.count > 1, names.count == eaters.count { return "everyone's" }
    return copy.list(names.map { $0 == Eater.you.name ? "your" : "\($0)'s" })
  }

  private func thing(
    _ breach: LimitBreach, _ limits: EaterLimits, _ copy: Copy, _ foodNames: [FoodID: String]
  ) -> String? {
    switch breach {
    case .diet(let diet): return "\(copy.inlineName(of: diet)) diet"
    case .allergen(let allergen): return "allergy to \(copy.inlineName(of: allergen))"
    case .food(let food):
      let isDisliked = limits.dislikedFoods.contains(food)
      let name = copy.inlinePlural(of: food, from: foodNames)
      return isDisliked ? "dislike of \(name)" : "allergy to \(name)"
    case .unknown: return nil
    }
  }
}
