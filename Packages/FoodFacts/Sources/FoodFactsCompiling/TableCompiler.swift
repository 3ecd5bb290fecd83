import EmbeddedText
import FoodFacts
import MealModels

/// Turns the published table into the Swift source that ships inside the binary.
package struct TableCompiler: Sendable {
  private let foods: String
  private let portions: String

  /// Makes a compiler for the texts of `foods.csv` and `portions.csv`.
  package init(foods: String, portions: String) {
    self.foods = foods
    self.portions = portions
  }

  /// The source of `BundledTable.swift`; throws the first error in the texts.
  package func swiftSource() throws(SourceError) -> String {
    let foods = CommaSeparatedText(foods).rows
    let portions = CommaSeparatedText(portions).rows
    let categories = Self.byFrequency(foods.map { $0["category"] ?? "" })
    let measures = Self.byFrequency(portions.map(Self.measure))
    let byFood = Dictionary(grouping: portions) { $0["ndb_id"] ?? "" }
    var rows: [String] = []
    var last: [UInt8] = []
    for (index, food) in foods.enumerated() {
      let name = Array((food["description"] ?? "").utf8)
      let isStart = index % FoodTable.namesInBlock == 0
      let shared = isStart ? 0 : zip(name, last).prefix { $0 == $1 }.count
      rows.append(
        try Self.head(food, name: name, shared: shared)
          + Self.numbers(food, category: categories.numbers[food["category"] ?? ""] ?? 0)
          + Self.measures(byFood[food["ndb_id"] ?? ""] ?? [], measures.numbers))
      last = name
    }
    return Self.source(
      rows: rows, measures: measures.texts, categories: categories.texts)
  }

  /// The row numbers of all foods.
  package func rowIDs() -> Set<TableRowID> {
    Set(CommaSeparatedText(foods).rows.compactMap { $0["ndb_id"] }.map { .init(rawValue: $0) })
  }

  private static func head(
    _ food: [String: String], name: [UInt8], shared: Int
  ) throws(SourceError) -> String {
    guard let id = food["ndb_id"], id.utf8.count == 5, let number = Int(id) else {
      throw error("a food has the number '\(food["ndb_id"] ?? "")'; expected five digits")
    }
    let rest = String(decoding: name[shared...], as: UTF8.self)
    return PackedNumber.text(number) + PackedNumber.text(shared) + rest
      + "\t\(food["common_name"] ?? "")\t"
  }

  private static func numbers(
    _ food: [String: String], category: Int
  ) throws(SourceError) -> String {
    var text = PackedNumber.text(category)
    for column in TableColumn.all {
      guard let value = food[column.name] else { throw error("no column '\(column.name)'") }
      guard !value.isEmpty else {
        text += PackedNumber.text(nil)
        continue
      }
      guard let stored = column.stored(value) else {
        throw error("food \(food["ndb_id"] ?? ""): bad \(column.name) '\(value)'")
      }
      text += PackedNumber.text(stored)
    }
    return text
  }

  private static func measures(
    _ portions: [[String: String]], _ numbers: [String: Int]
  ) throws(SourceError) -> String {
    var text = PackedNumber.text(portions.count)
    for portion in portions {
      guard let grams = Double(portion["grams"] ?? ""), grams > 0 else {
        throw error(file: "portions.csv", "a measure of \(portion["ndb_id"] ?? "") has no weight")
      }
      text += PackedNumber.text(numbers[measure(portion)] ?? 0)
      text += PackedNumber.text(Int((grams * 100).rounded()))
    }
    return text
  }

  private static func measure(_ portion: [String: String]) -> String {
    let amount = portion["amount"] ?? "1"
    return (amount.hasPrefix(".") ? "0" + amount : amount) + " \(portion["description"] ?? "")"
  }

  /// The texts without duplicates, the most frequent first, so that frequent texts have short
  /// numbers.
  private static func byFrequency(_ texts: [String]) -> (texts: [String], numbers: [String: Int]) {
    let counts = texts.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let sorted = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    return (sorted, Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) }))
  }

  private static func error(
    file: String = "foods.csv", _ problem: String
  ) -> SourceError {
    SourceError(file: file, line: 0, problem: problem)
  }

  private static func source(
    rows: [String], measures: [String], categories: [String]
  ) -> String {
    """
    // swift-format-ignore-file
    // Made from Data/usda by Scripts/compile-foods. Do not edit.
    // Source: USDA National Nutrient Database for Standard Reference, release 28, public domain.

    /// The compiled food composition table.
    enum BundledTable {
      static let categories: StaticString = \(SwiftLiteral.raw(categories.joined(separator: "\n")))

      static let measures: StaticString = \(SwiftLiteral.raw(measures.joined(separator: "\n")))

      static let rows: StaticString = \(SwiftLiteral.raw(rows.joined(separator: "\n")))
    }

    """
  }
}
