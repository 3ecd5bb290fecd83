import MealModels

extension SuggestionService {
  /// The name of a food by its id; nil if it is unknown.
  public func name(ofFood id: String) -> String? {
    let id = FoodID(rawValue: id)
    return names(of: [id])[id]
  }

  /// The title of a meal by its id; nil if it is unknown.
  public func title(ofMeal id: String) -> String? {
    catalog.meal(currentID(of: MealID(rawValue: id)))?.recipe.title
  }
}
