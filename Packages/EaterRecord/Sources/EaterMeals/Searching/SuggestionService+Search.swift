import MealCatalog
import MealModels

extension SuggestionService {
  /// A search over the meals of the catalogue.
  ///
  /// - Parameter cuisineName: returns the name of a cuisine.
  public func search(cuisineName: (Cuisine) -> String) -> MealSearch {
    MealSearch(catalog.summaries, foods: foods, cuisineName: cuisineName)
  }
}
