import MealModels

/// Tells which foods of some meals something at home can serve as: that food itself, and every kind of
/// it, as chicken breast is a kind of chicken.
///
/// A kind is made of the food and named after it: butter is made of milk and is no milk.
struct KindsOfFoods: Sendable {
  /// The foods by each run of words in their ids.
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
