/// The storage of a book's foods: a list, or a text that is read food by food.
public protocol FoodStore: Sendable {
  /// The number of foods.
  var count: Int { get }

  /// The food at a position, which is at least zero and less than ``count``.
  func food(at position: Int) -> Food

  /// The position of an id; nil if there is no food with the id.
  func position(of id: FoodID) -> Int?

  /// The position of the food that has a name, as ``FoodName`` writes it.
  func position(ofKey key: String) -> Int?

  /// Passes every name, as ``FoodName`` writes it, with its food.
  func forEachKey(_ tell: (String, FoodID) -> Void)
}

extension FoodStore {
  /// Passes the names of each food in the order of the foods.
  public func forEachKey(_ tell: (String, FoodID) -> Void) {
    for position in 0..<count {
      let food = food(at: position)
      for key in food.keys { tell(key, food.id) }
    }
  }
}

/// Foods in a list, with every id and name looked up in advance.
struct ListedFoods: FoodStore {
  private let foods: [Food]
  private var indexByID: [FoodID: Int] = [:]
  private var indexByKey: [String: Int] = [:]

  /// Makes a store; of two foods with the same id or name the later one is used.
  init(_ foods: [Food]) {
    self.foods = foods
    indexByID.reserveCapacity(foods.count)
    for (index, food) in foods.enumerated() {
      indexByID[food.id] = index
      for key in food.keys { indexByKey[key] = index }
    }
  }

  var count: Int { foods.count }

  func food(at position: Int) -> Food { foods[position] }

  func position(of id: FoodID) -> Int? { indexByID[id] }

  func position(ofKey key: String) -> Int? { indexByKey[key] }
}

/// The foods of a store with further foods.
struct ExtendedFoods: FoodStore {
  let first: any FoodStore
  let second: ListedFoods

  var count: Int { first.count + second.count }

  func food(at position: Int) -> Food {
    position < first.count
      ? first.food(at: position) : second.food(at: position - first.count)
  }

  func position(of id: FoodID) -> Int? {
    second.position(of: id).map { $0 + first.count } ?? first.position(of: id)
  }

  func position(ofKey key: String) -> Int? {
    second.position(ofKey: key).map { $0 + first.count } ?? first.position(ofKey: key)
  }
}

extension Food {
  /// Every name in the form in which names are compared, without duplicates.
  public var keys: Set<String> {
    Set(([name] + aliases).map { FoodName.key($0) })
  }
}
