import MealModels

extension FoodClasses {
  /// The classes of flesh of an animal.
  static let flesh: FoodClasses = [.meat, .poultry, .pork, .fish, .shellfish]
}

extension FoodBook {
  /// Whether a food is mainly flesh: a fish finger is, but a lasagna is pasta with meat.
  ///
  /// The first parent is the main one. Sweets with gelatin are not flesh: without it they are made
  /// with starch or pectin.
  func isFlesh(_ food: FoodID) -> Bool {
    var first = food
    while let parent = self[first]?.parents.first { first = parent }
    guard let own = contents(of: food)?.classes, let origin = contents(of: first)?.classes else {
      return false
    }
    return !origin.isDisjoint(with: .flesh) && !own.contains(.gelatin)
  }
}
