import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SuggestionService {
  /// The reasons for or against suggesting a meal now; nil if the meal is not in the catalogue.
  public func explain(
    _ meal: MealID, _ request: SuggestionRequest, _ history: History
  ) -> Explanation? {
    engine.explain(currentID(of: meal), request, history: current(history))
  }

  /// The eater's learned taste, the strongest opinions first.
  public func taste(of stored: StoredState, at date: Date) -> [TraitOpinion] {
    engine.taste(
      of: current(stored.history), saved: Set(stored.savedMeals.map(currentID)), at: date)
  }

  /// The catalogue's names of foods; unknown foods are left out.
  public func names(of foods: [FoodID]) -> [FoodID: String] {
    guard !foods.isEmpty else { return [:] }
    let book = self.foods
    return Dictionary(
      foods.compactMap { food in book[food].map { (food, catalog.words.text($0.name)) } },
      uniquingKeysWith: { first, _ in first })
  }
}
