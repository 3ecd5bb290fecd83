import MealModels

/// Finds foods by their names, each name once.
final class NameMemory {
  private let find: FoodReference.NameReader
  private var known: [String: Food?] = [:]

  init(_ find: @escaping FoodReference.NameReader) { self.find = find }

  /// The food of a name.
  func food(_ name: String) -> Food? {
    if let food = known[name] { return food }
    let food = find(name)
    known[name] = food
    return food
  }
}
