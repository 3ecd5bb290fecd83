import EmbeddedText
import MealModels
import Synchronization

/// The culinary foods inside the binary, each read when it is first asked for.
struct CompiledFoods: FoodStore {
  private let lines: SortedLines
  private let names: SortedLines
  private let latest = Latest()

  /// What was read, so that it is read once.
  private final class Latest: Sendable {
    /// The foods by position.
    let foods = Mutex<[Int: Food]>([:])
    /// The positions by key; nil for a key of none.
    let positions = Mutex<[String: Int?]>([:])
    /// How many keys are remembered at most; then all are forgotten.
    static let limit = 16_384
  }

  /// Takes the two texts that ``CompiledFoods/texts(of:)`` makes.
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

extension CompiledFoods {
  /// The texts of foods whose parents are among them: a line a food, and a line a name.
  static func texts(of foods: [Food]) -> (foods: String, names: String) {
    let foods = foods.sorted { $0.id < $1.id }
    let positions = Dictionary(
      foods.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var keys: [String: Int] = [:]
    for (position, food) in foods.enumerated() {
      for key in food.keys { keys[key] = position }
    }
    let names = keys.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return (
      foods.map { line($0, positions) }.joined(separator: "\n"),
      names.map { "\($0.key)\t\($0.value)" }.joined(separator: "\n")
    )
  }

  private static func line(_ food: Food, _ positions: [FoodID: Int]) -> String {
    let numbers = { (ids: [FoodID]) in
      ids.compactMap { positions[$0] }.map { String($0) }.joined(separator: ",")
    }
    let contents = food.contents
    return [
      food.id.rawValue, ([food.name] + food.aliases).joined(separator: "|"),
      numbers(food.parents), numbers(food.likes),
      number((food.isGroup ? 1 : 0) | (food.isHidden ? 2 : 0) | (food.isEither ? 4 : 0)),
      number(contents.allergens.rawValue), number(contents.possible.rawValue),
      number(contents.traces.rawValue), number(contents.classes.rawValue),
      food.row?.rawValue ?? "",
      food.measures.density.map { String(Int(bounded: ($0 * 1000).rounded())) } ?? "",
      list(MeasureUnit.allCases.map { food.measures.weights[$0] }),
      list(PieceSize.allCases.map { food.measures.sizes[$0] }),
      number(UInt32(food.season.rawValue)),
    ].joined(separator: "\t")
  }

  private static func number(_ bits: UInt32) -> String { bits == 0 ? "" : String(bits) }

  /// Hundredths with commas between them, up to the last that is there.
  private static func list(_ amounts: [Double?]) -> String {
    let count = amounts.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    return amounts.prefix(count).map { $0.map { String(Int(bounded: ($0 * 100).rounded())) } ?? "" }
      .joined(separator: ",")
  }
}
