import DesignSystem
import EaterRecord
import MealModels
import Preferences
import ScreenParts

/// The people whose limits a meal breaks, by their names in the household.
struct LimitOwners: Sendable {
  private let eaters: [(name: String, limits: EaterLimits)]

  /// - Parameter names: the eaters; the whole table if there are no names or a name is unknown at
  ///   the table.
  init(_ preferences: EaterPreferences, eating names: [String], _ service: SuggestionService) {
    let limits = service.limitsByEater(preferences)
    eaters = preferences.eating(names).map { (name: $0.name, limits: limits[$0.name] ?? .none) }
  }

  /// Each broken limit with its owner: "Ann's allergy to peanuts", "everyone's vegan diet".
  ///
  /// - Parameter breaches: the limits that the meal breaks for its eaters together; a breach
  ///   without an owner, such as an unknown ingredient, is omitted.
  func phrases(
    for breaches: [LimitBreach], of facts: MealFacts, _ copy: Copy, _ foodNames: [FoodID: String]
  ) -> [String] {
    breaches.compactMap { breach in
      let owners = eaters.filter { $0.limits.breaches(of: facts).contains(breach) }
      guard !owners.isEmpty,
        let thing = thing(breach, copy: copy, foodNames: foodNames)
      else { return nil }
      return "\(possessive(owners.map(\.name), copy)) \(thing)"
    }
  }

  /// "Ann's", "Ann's and Ben's", "everyone's", and "your" for a table of one unnamed eater.
  private func possessive(_ names: [String], _ copy: Copy) -> String {
    if names.count > 1, names.count == eaters.count { return "everyone's" }
    return copy.list(names.map { $0 == Eater.you.name ? "your" : "\($0)'s" })
  }

  private func thing(
    _ breach: LimitBreach, copy: Copy, foodNames: [FoodID: String]
  ) -> String? {
    switch breach {
    case .diet(let diet): return "\(copy.inlineName(of: diet)) diet"
    case .contains(let allergen), .mayContain(let allergen), .traces(let allergen):
      return "allergy to \(copy.inlineName(of: allergen))"
    case .allergy(_, let food):
      return "allergy to \(copy.inlinePlural(of: food, from: foodNames))"
    case .dislike(let food):
      return "dislike of \(copy.inlinePlural(of: food, from: foodNames))"
    case .unknown: return nil
    }
  }
}
