import MealModels

/// The aisles of foods: by our list, else by what they stand in for or are made of, nearest first.
struct FoodAisles: Sendable {
  private let listed: [FoodID: Aisle]
  private let book: FoodBook

  init(_ lists: AisleLists, _ book: FoodBook) {
    listed = lists.foods
    self.book = book
  }

  /// The aisle of a food; nil where nobody knows what it is.
  func aisle(of food: FoodID) -> Aisle? {
    if let aisle = listed[food] { return aisle }
    var open = book[food].map { $0.likes + $0.parents } ?? []
    var seen: Set<FoodID> = [food]
    while !open.isEmpty {
      let next = open.removeFirst()
      if let aisle = listed[next] { return aisle }
      guard seen.insert(next).inserted, let known = book[next] else { continue }
      open += known.likes + known.parents
    }
    return nil
  }
}
