import MealModels

extension FoodClasses {
  /// The flesh of an animal.
  static let flesh: FoodClasses = [.meat, .poultry, .pork, .fish, .shellfish]
}

extension FoodBook {
  /// Whether a food is flesh in the first place: a fish finger is, a lasagna is pasta with meat.
  ///
  /// Parents begin with what there is most of. Sweets of gelatin are none: made without it they hold
  /// starch or pectin.
  func isFlesh(_ food: FoodID) -> Bool {
    var first = food
    while let parent = self[first]?.parents.first { first = parent }
    guard let own = contents(of: food)?.classes, let origin = contents(of: first)?.classes else {
      return false
    }
    return !origin.isDisjoint(with: .flesh) && !own.contains(.gelatin)
  }
}
