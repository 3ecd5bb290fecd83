import MealModels

/// For a food at home, finds the foods in some meals that it covers: the food itself and its kinds,
/// such as chicken breast for chicken.
///
/// A kind is made of the food and named after it: butter is made of milk but is not a kind of milk.
struct KindsOfFoods: Sendable {
  /// The foods whose id contains a sequence of words.
  private var named: [Substring: [FoodID]] = [:]

  init(among candidates: Set<FoodID>) {
    for food in candidates.sorted() {
      let words = food.rawValue.split(separator: "-")
      for first in words.indices {
        for last in first..<words.endIndex {
          let name = food.rawValue[words[first].startIndex..<words[last].endIndex]
          named[name, default: []].append(food)
        }
      }
    }
  }

  /// The food itself and its kinds.
  func kinds(of food: FoodID, in book: FoodBook) -> Set<FoodID> {
    let namesakes = named[food.rawValue[...]] ?? []
    return Set(namesakes.filter { $0 != food && book.lineage(of: $0).contains(food) })
      .union([food])
  }
}
