import FoodFacts
import MealModels

/// Measures the first use of the food data, in a fresh process.
enum ColdOpening {
  /// The argument that makes this program open the table: `open-table NUMBER …`.
  static let tableWord = "open-table"
  /// The argument that makes this program open the culinary foods: `open-foods NAME …`.
  static let foodsWord = "open-foods"
  /// The time limit for opening the table and reading from it, in milliseconds.
  static let limit = 10.0

  private static let processes = 15
  private static let lookups = 100

  /// Opens the table, looks up every number and sums one column over all rows.
  ///
  /// Returns the time in milliseconds.
  static func openTable(_ numbers: [String]) throws(BenchError) -> Double {
    let start = ContinuousClock.now
    let table = FoodTable.bundled
    let found = numbers.compactMap { table[TableRowID(rawValue: $0)] }
    let energy = table.column(.energy).reduce(0) { $0 + ($1 ?? 0) }
    let time = ContinuousClock.now - start
    guard found.map(\.id.rawValue) == numbers, energy > 0 else {
      throw .wrongResult("numbers were not found in the table")
    }
    return time.milliseconds
  }

  /// Opens the culinary foods and looks up every name; returns the time in milliseconds.
  static func openFoods(_ names: [String]) throws(BenchError) -> Double {
    let start = ContinuousClock.now
    let book = FoodBook.culinary
    let found = names.compactMap { book.food(named: $0) }
    let time = ContinuousClock.now - start
    guard found.count == names.count else { throw .wrongResult("foods were not found by name") }
    return time.milliseconds
  }

  static func findings(in folder: WorkFolder) throws(BenchError) -> [BenchResult] {
    let (table, book) = (FoodTable.bundled, FoodBook.culinary)
    let numbers = spread(table.count).map { table.id(at: $0).rawValue }
    let names = spread(book.count).compactMap { book.food(at: $0)?.name }
    let limit = BenchResult.Peer(name: "limit", value: limit)
    return [
      BenchResult(
        name: "table opened, \(numbers.count) foods, a column summed",
        value: try time([tableWord] + numbers, folder), unit: "ms", peer: limit, bound: 1),
      BenchResult(
        name: "culinary foods opened, \(names.count) names",
        value: try time([foodsWord] + names, folder), unit: "ms"),
    ]
  }

  /// Positions from all parts of a list, in scattered order.
  private static func spread(_ count: Int) -> [Int] {
    (0..<lookups).map { $0 * 7919 % count }
  }

  private static func time(_ words: [String], _ folder: WorkFolder) throws(BenchError) -> Double {
    var times: [Double] = []
    for run in 1...processes {
      showProgress("\(words[0]): process \(run) of \(processes)")
      times += try folder.numbers(of: [CommandLine.arguments[0]] + words)
    }
    return times.median
  }
}
