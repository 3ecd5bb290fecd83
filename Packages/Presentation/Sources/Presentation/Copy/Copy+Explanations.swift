import DesignSystem
import MealModels
import SuggestionEngine

extension Copy {
  /// What a meal is that a limit forbids, as it stands after "it": "contains milk".
  ///
  /// - Parameter facts: what the meal contains, to tell traces from ingredients.
  public func predicate(
    for breach: LimitBreach, of facts: MealFacts, foodNames: [FoodID: String] = [:]
  ) -> String {
    switch breach {
    case .diet(let diet): self("breach.diet", ["diet": inlineName(of: diet)])
    case .allergen(let allergen):
      self(
        facts.contents.allergens.contains(allergen) ? "breach.contains" : "breach.traces",
        ["food": inlineName(of: allergen)])
    case .food(let food):
      self("breach.contains", ["food": inlinePlural(of: food, from: foodNames)])
    case .unknown(let name): self("breach.unknown", ["ingredient": name])
    }
  }

  /// Everything about a meal that limits forbid: "is not vegan and contains milk".
  public func predicate(
    for breaches: [LimitBreach], of facts: MealFacts, foodNames: [FoodID: String] = [:]
  ) -> String {
    list(breaches.map { predicate(for: $0, of: facts, foodNames: foodNames) })
  }

  /// Why a meal does not fulfil wishes, as it stands after "it": "takes 40 minutes instead of 15".
  public func predicate(for unmet: [Relaxation.Change]) -> String {
    list(unmet.map(predicate(for:)))
  }

  private func predicate(for unmet: Relaxation.Change) -> String {
    switch unmet {
    case .anyCuisine(let wished):
      let names = Cuisine.allCases.filter(wished.contains).map(name(of:))
      return self("unmet.cuisine", ["wish": alternatives(names)])
    case .moreTime(let minutes?, let wished):
      return self(
        "unmet.time", ["time": spokenMinutes(minutes), "wish": region.number(Double(wished))])
    case .moreTime(nil, let wished):
      return self("unmet.any-time", ["wish": spokenMinutes(wished)])
    case .anySlot(let wished):
      return self(
        "unmet.slot", ["slot": self(CopyKey("relaxed.slot.\(wished.rawValue)"))])
    }
  }
}
