/// Every known food, found by id or by any of its names, with what it contains.
///
/// Parents are followed all the way: butter contains what milk contains.
public struct FoodBook: Sendable {
  /// Foods in the order they were given.
  public let foods: [Food]

  private let indexByID: [FoodID: Int]
  private let idByName: [String: FoodID]

  /// A book without foods, in which everything is unknown.
  public static let empty = FoodBook(trusted: [])

  /// Makes a book, or fails on the first id or name given twice, unknown parent or circle.
  public init(_ foods: [Food]) throws(FoodBookError) {
    self.init(trusted: foods)
    guard indexByID.count == foods.count else {
      throw .duplicateFood(Self.firstDuplicate(foods.map(\.id.rawValue)))
    }
    let names = foods.flatMap { food in [food.name] + food.aliases }.map(Self.key)
    guard Set(names).count == names.count else {
      throw .duplicateName(Self.firstDuplicate(names))
    }
    for food in foods {
      for parent in food.parents + food.likes where indexByID[parent] == nil {
        throw .unknownParent(parent.rawValue, of: food.id)
      }
      if isCircular(food) { throw .circle(food.id) }
    }
  }

  /// Makes a book of foods that were checked before; of two with the same name the later counts.
  public init(trusted foods: [Food]) {
    self.foods = foods
    var indexByID: [FoodID: Int] = [:]
    var idByName: [String: FoodID] = [:]
    indexByID.reserveCapacity(foods.count)
    for (index, food) in foods.enumerated() {
      indexByID[food.id] = index
      idByName[Self.key(food.name)] = food.id
      for alias in food.aliases { idByName[Self.key(alias)] = food.id }
    }
    self.indexByID = indexByID
    self.idByName = idByName
  }

  /// The food with an id.
  public subscript(id: FoodID) -> Food? {
    indexByID[id].map { foods[$0] }
  }

  /// The food of a name, alias or id in any case; nil when it is not known exactly.
  public func food(named name: String) -> Food? {
    if let id = idByName[Self.key(name)] { return self[id] }
    return self[FoodID(slug: name)]
  }

  /// Every name and alias, for messages that suggest a near one.
  public var names: [String] { foods.flatMap { [$0.name] + $0.aliases } }

  /// The food itself, everything it is made of or stands in for; only itself when it is unknown.
  public func lineage(of id: FoodID) -> Set<FoodID> { known(id)?.lineage ?? [id] }

  /// What a food contains, with its lineage and what that implies; nil when it is unknown.
  public func contents(of id: FoodID) -> FoodContents? { known(id)?.contents }

  /// A food's lineage and contents in one pass; nil when it is unknown.
  func known(_ id: FoodID) -> (lineage: Set<FoodID>, contents: FoodContents)? {
    guard let own = self[id] else { return nil }
    var made: Set<FoodID> = [id]
    var contents = own.contents
    var likes = own.likes
    var open = own.parents
    while let next = open.popLast() {
      guard made.insert(next).inserted, let food = self[next] else { continue }
      contents.formUnion(food.contents)
      open += food.parents
      likes += food.likes
    }
    return (made.union(likes), contents.withImplications)
  }

  /// Whether a food is made of itself, directly or through others.
  private func isCircular(_ food: Food) -> Bool {
    var seen: Set<FoodID> = []
    var open = food.parents
    while let next = open.popLast() {
      if next == food.id { return true }
      if seen.insert(next).inserted { open += self[next]?.parents ?? [] }
    }
    return false
  }

  private static func key(_ name: String) -> String { name.lowercased() }

  private static func firstDuplicate(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.first { !seen.insert($0).inserted } ?? ""
  }
}

/// Why a list of foods is not a usable book.
public enum FoodBookError: Error, Equatable, Sendable {
  /// An id is given to two foods.
  case duplicateFood(String)
  /// A name or alias is given to two foods.
  case duplicateName(String)
  /// A food names a parent that is not in the list.
  case unknownParent(String, of: FoodID)
  /// A food is made of itself, directly or through others.
  case circle(FoodID)
}
