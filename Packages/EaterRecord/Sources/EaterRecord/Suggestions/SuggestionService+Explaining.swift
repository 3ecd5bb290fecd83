import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// Why a meal would be suggested now, or why not; nil when the catalogue does not hold it.
  public func explain(
    _ meal: MealID, _ request: SuggestionRequest, _ history: History
  ) -> Explanation? {
    engine.explain(currentID(of: meal), request, history: current(history))
  }

  /// What was learned of the eater's taste, the strongest first.
  public func taste(of stored: StoredState, at date: Date) -> [TraitOpinion] {
    engine.taste(
      of: current(stored.history), saved: Set(stored.savedMeals.map(currentID)), at: date)
  }

  /// The names of foods that words mention, in the words of the catalogue; one that nobody knows is left out.
  public func names(of foods: [FoodID]) -> [FoodID: String] {
    guard !foods.isEmpty else { return [:] }
    let book = self.foods
    return Dictionary(
      foods.compactMap { food in book[food].map { (food, catalog.words.text($0.name)) } },
      uniquingKeysWith: { first, _ in first })
  }
}
