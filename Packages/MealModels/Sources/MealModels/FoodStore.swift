/// Where the foods of a book are kept: in a list, or in a text that is read food by food.
public protocol FoodStore: Sendable {
  /// How many foods there are.
  var count: Int { get }

  /// The food at a position, from zero to below ``count``.
  func food(at position: Int) -> Food

  /// The position of an id; nil when there is no such food.
  func position(of id: FoodID) -> Int?

  /// The position of the food that has a name, as ``FoodName`` writes it.
  func position(ofKey key: String) -> Int?

  /// Tells every name, as ``FoodName`` writes it, with the food that has it.
  func forEachKey(_ tell: (String, FoodID) -> Void)
}

extension FoodStore {
  /// Tells the names of each food in the order of the foods.
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

  /// Of two foods with the same id or name the later counts.
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

/// The foods of one store with more foods beside them.
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
  /// Every name in the form in which names are compared, none twice.
  public var keys: Set<String> {
    Set(([name] + aliases).map { FoodName.key($0) })
  }
}
