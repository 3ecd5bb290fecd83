/// Every known food with its contents, found by id or by any of its names.
///
/// Parents are followed all the way: butter has the contents of milk.
public struct FoodBook: Sendable {
  private let store: any FoodStore

  /// A book without foods, in which everything is unknown.
  public static let empty = FoodBook(trusted: [])

  /// Makes a book; throws for the first id or name that is given twice, unknown parent or circle.
  public init(_ foods: [Food]) throws(FoodBookError) {
    self.init(trusted: foods)
    try check(foods, beside: .empty)
  }

  /// Makes a book of foods that were checked before; of two foods with the same name the later one
  /// is used.
  public init(trusted foods: [Food]) {
    store = ListedFoods(foods)
  }

  /// Makes a book over a store whose foods were checked before.
  public init(_ store: some FoodStore) {
    self.store = store
  }

  /// The book with more foods; throws for the first of these foods that is inconsistent.
  public func adding(_ foods: [Food]) throws(FoodBookError) -> FoodBook {
    let book = adding(trusted: foods)
    try book.check(foods, beside: self)
    return book
  }

  /// The book with more foods that were checked before; of two foods with the same name the later
  /// one is used.
  public func adding(trusted foods: [Food]) -> FoodBook {
    foods.isEmpty ? self : FoodBook(ExtendedFoods(first: store, second: ListedFoods(foods)))
  }

  /// The number of foods.
  public var count: Int { store.count }

  /// Every food, in the order of the store.
  public var foods: some Collection<Food> {
    (0..<store.count).lazy.map { store.food(at: $0) }
  }

  /// The food with an id.
  public subscript(id: FoodID) -> Food? {
    store.position(of: id).map { store.food(at: $0) }
  }

  /// The position of an id among ``foods``; nil if there is no food with the id.
  public func position(of id: FoodID) -> Int? { store.position(of: id) }

  /// The food at a position; nil past the end.
  public func food(at position: Int) -> Food? {
    (0..<store.count).contains(position) ? store.food(at: position) : nil
  }

  /// The food with a name, alias or id, compared as in ``FoodName``; nil for an unknown name.
  public func food(named name: String) -> Food? {
    let words = FoodName.words(of: name)
    let position = store.position(ofKey: FoodName.key(of: words))
    if let position { return store.food(at: position) }
    return self[FoodID(rawValue: words.joined(separator: "-"))]
  }

  /// The food with a name that is in the form in which names are compared.
  public func food(ofKey key: String) -> Food? {
    store.position(ofKey: key).map { store.food(at: $0) }
  }

  /// Passes every name, as ``FoodName`` writes it, with its food.
  public func forEachKey(_ tell: (String, FoodID) -> Void) { store.forEachKey(tell) }

  /// Every name and alias, for messages that suggest a similar one.
  public var names: [String] { foods.flatMap { [$0.name] + $0.aliases } }

  /// The food itself and everything that it is made of or stands in for; only the food itself if it
  /// is unknown.
  public func lineage(of id: FoodID) -> Set<FoodID> { known(id)?.lineage ?? [id] }

  /// The food itself and everything that it is made of, without foods for which it stands in.
  public func madeOf(_ id: FoodID) -> Set<FoodID> { known(id)?.made ?? [id] }

  /// The contents of a food, including those of its ancestors and all implied contents; nil if the
  /// food is unknown.
  public func contents(of id: FoodID) -> FoodContents? { known(id)?.contents }

  /// A food's lineage and contents, computed in one pass; nil if the food is unknown.
  func known(
    _ id: FoodID
  ) -> (made: Set<FoodID>, lineage: Set<FoodID>, contents: FoodContents)? {
    guard let own = self[id] else { return nil }
    var (made, either): (Set<FoodID>, Set<FoodID>) = ([], [])
    var contents = FoodContents()
    var likes: [FoodID] = []
    var open = [id]
    while let next = open.popLast() {
      guard made.insert(next).inserted, let food = self[next] else { continue }
      contents.formUnion(food.contents.withImpliedDoubts)
      likes += food.likes
      if food.isEither {
        contents.formUnion(anyContents(of: food.parents))
        either.formUnion([next] + food.parents.flatMap { lineage(of: $0) })
      } else {
        open += food.parents
      }
    }
    let whole = contents.withImplications
    let all = made.union(either)
    return (all, all.union(standIns(likes)), own.isGroup ? whole.withAnyKind : whole)
  }

  /// The contents of one unknown food among some foods: the contents that all share as certain
  /// ones, and the contents of each as possible ones.
  private func anyContents(of foods: [FoodID]) -> FoodContents {
    let all = foods.map { contents(of: $0) ?? FoodContents() }
    var some = FoodContents()
    for contents in all { some.formUnion(contents) }
    some.possible = some.asIngredients
    for contents in all { some.allergens.formIntersection(contents.allergens) }
    return some
  }

  /// These foods, the foods for which they stand in, and so on.
  private func standIns(_ likes: [FoodID]) -> Set<FoodID> {
    var all: Set<FoodID> = []
    var open = likes
    while let next = open.popLast() {
      if all.insert(next).inserted { open += self[next]?.likes ?? [] }
    }
    return all
  }

  /// Whether a food is made of itself, directly or through other foods.
  private func isCircular(_ food: Food) -> Bool {
    var seen: Set<FoodID> = []
    var open = food.parents
    while let next = open.popLast() {
      if next == food.id { return true }
      if seen.insert(next).inserted { open += self[next]?.parents ?? [] }
    }
    return false
  }

  private func check(_ foods: [Food], beside known: FoodBook) throws(FoodBookError) {
    let ids = foods.map(\.id.rawValue)
    if let id = ids.firstDuplicate ?? ids.first(where: { known[FoodID(rawValue: $0)] != nil }) {
      throw .duplicateFood(id)
    }
    let names = foods.flatMap { $0.keys.sorted() }
    if let name = names.firstDuplicate ?? names.first(where: { known.food(ofKey: $0) != nil }) {
      throw .duplicateName(name)
    }
    for food in foods {
      for parent in food.parents + food.likes where self[parent] == nil {
        throw .unknownParent(parent.rawValue, of: food.id)
      }
      if isCircular(food) { throw .circle(food.id) }
    }
  }
}

extension [String] {
  fileprivate var firstDuplicate: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}

/// The reasons why a list of foods cannot be a book.
public enum FoodBookError: Error, Equatable, Sendable {
  /// An id is given to two foods.
  case duplicateFood(String)
  /// A name or alias is given to two foods.
  case duplicateName(String)
  /// A food names a parent that is not in the list.
  case unknownParent(String, of: FoodID)
  /// A food is made of itself, directly or through other foods.
  case circle(FoodID)
}
