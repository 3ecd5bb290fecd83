import MealModels

extension SuggestionService {
  /// The foods of the catalogue that what is at home can serve as: each of these foods itself, and
  /// every kind of it, as chicken breast is a kind of chicken.
  ///
  /// A kind is made of the food and named after it: butter is made of milk and is no milk.
  public func foods(atHome home: [FoodID]) -> Set<FoodID> {
    guard !home.isEmpty else { return [] }
    return Self.foods(
      atHome: home, among: Set(catalog.summaries.flatMap(\.traits.mainFoods)), in: foods)
  }

  /// What is at home itself, and all of some foods that are a kind of it.
  static func foods(
    atHome home: [FoodID], among candidates: Set<FoodID>, in book: FoodBook
  ) -> Set<FoodID> {
    let kinds = candidates.filter { food in
      let namesakes = home.filter { food.isNamed(after: $0) }
      guard !namesakes.isEmpty else { return false }
      let lineage = book.lineage(of: food)
      return namesakes.contains(where: lineage.contains)
    }
    return kinds.union(home)
  }
}

extension FoodID {
  /// Whether the words of another id stand together in this one.
  fileprivate func isNamed(after other: FoodID) -> Bool {
    "-\(rawValue)-".contains("-\(other.rawValue)-")
  }
}
