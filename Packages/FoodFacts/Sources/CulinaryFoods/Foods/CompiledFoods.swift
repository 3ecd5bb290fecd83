import EmbeddedText
import MealModels
import Synchronization

/// The culinary foods inside the binary; each is read on first use.
struct CompiledFoods: FoodStore {
  private let lines: SortedLines
  private let names: SortedLines
  private let latest = Latest()

  /// A cache of the foods that were read.
  private final class Latest: Sendable {
    /// The foods by position.
    let foods = Mutex<[Int: Food]>([:])
    /// The positions by key; nil for a key without a food.
    let positions = Mutex<[String: Int?]>([:])
    /// The most keys in the cache; when it has as many, they are all removed.
    static let limit = 16_384
  }

  /// Makes the store from the two texts that `FoodTexts` of the compiler writes.
  init(foods: StaticString, names: StaticString) {
    lines = SortedLines(foods)
    self.names = SortedLines(names)
  }

  var count: Int { lines.count }

  func position(of id: FoodID) -> Int? { lines.line(of: id.rawValue) }

  func position(ofKey key: String) -> Int? {
    if let position = latest.positions.withLock({ $0[key] }) { return position }
    let position = names.line(of: key).map { line in
      var reader = names.reader(at: line)
      reader.skip(1)
      return reader.number()
    }
    latest.positions.withLock {
      if $0.count >= Latest.limit { $0 = [:] }
      $0[key] = .some(position)
    }
    return position
  }

  func forEachKey(_ tell: (String, FoodID) -> Void) {
    let ids = (0..<lines.count).map { line in
      var reader = lines.reader(at: line)
      return FoodID(rawValue: reader.text())
    }
    for line in 0..<names.count {
      var reader = names.reader(at: line)
      let key = reader.text()
      tell(key, ids[reader.number()])
    }
  }

  func food(at position: Int) -> Food {
    if let food = latest.foods.withLock({ $0[position] }) { return food }
    let food = read(position)
    latest.foods.withLock { $0[position] = food }
    return food
  }

  private func read(_ position: Int) -> Food {
    var reader = lines.reader(at: position)
    let id = FoodID(rawValue: reader.text())
    let names = reader.texts()
    let parents = ids(reader.numbers())
    let likes = ids(reader.numbers())
    let marks = reader.number()
    let contents = FoodContents(
      allergens: AllergenSet(rawValue: UInt32(reader.number())),
      possible: AllergenSet(rawValue: UInt32(reader.number())),
      traces: AllergenSet(rawValue: UInt32(reader.number())),
      classes: FoodClasses(rawValue: UInt32(reader.number())))
    let row = reader.text()
    let density = Double(reader.number()) / 1000
    return Food(
      id: id, name: names[0], aliases: Array(names.dropFirst()), parents: parents, likes: likes,
      isGroup: marks & 1 != 0, isEither: marks & 4 != 0, isHidden: marks & 2 != 0,
      contents: contents,
      row: row.isEmpty ? nil : TableRowID(rawValue: row),
      measures: FoodMeasures(
        density: density > 0 ? density : nil, weights: Self.amounts(reader.numbers()),
        sizes: Self.amounts(reader.numbers())),
      season: MonthSet(rawValue: UInt16(truncatingIfNeeded: reader.number())))
  }

  private func ids(_ positions: [Int]) -> [FoodID] {
    positions.map { position in
      var reader = lines.reader(at: position)
      return FoodID(rawValue: reader.text())
    }
  }

  private static func amounts<Key: CaseIterable & Hashable>(_ numbers: [Int]) -> [Key: Double] {
    var amounts: [Key: Double] = [:]
    for (key, number) in zip(Key.allCases, numbers) where number > 0 {
      amounts[key] = Double(number) / 100
    }
    return amounts
  }
}
