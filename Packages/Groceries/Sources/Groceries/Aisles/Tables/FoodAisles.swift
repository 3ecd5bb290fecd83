import MealModels

/// The aisles of foods from our list.
///
/// A food that is not listed has the aisle of the nearest food that it replaces or is made of.
struct FoodAisles: Sendable {
  private let listed: [FoodID: Aisle]
  private let book: FoodBook

  init(_ lists: AisleLists, _ book: FoodBook) {
    listed = lists.foods
    self.book = book
  }

  /// The aisle of a food; nil if neither the food nor an ancestor is listed.
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
