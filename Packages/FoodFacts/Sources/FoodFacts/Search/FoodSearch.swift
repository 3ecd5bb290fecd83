import CulinaryFoods
import MealModels

/// Finds foods while the eater types: commonly wanted foods come first.
///
/// The last word may be unfinished. Case, accents, plurals and the order of words make no
/// difference. Misspelled names are found if no name matches exactly. Culinary foods come before
/// rows of the table. Equal queries have equal results.
public struct FoodSearch: Sendable {
  /// The longest query that is searched for, in bytes; a longer one has no results.
  public static let longestQuery = 200

  private let book: FoodBook
  private let table: FoodTable
  private let index: SearchIndex
  private let culinaryCount: Int
  private let rows: [Int32]
  private let matcher: FoodMatcher

  /// Makes a search over all culinary foods and the table's rows without a culinary food.
  public init(foods: FoodBook = .culinary, table: FoodTable = .bundled) {
    self.init(foods: foods, table: table, staples: Staples.bundled)
  }

  init(foods: FoodBook, table: FoodTable, staples: [String: Int]) {
    book = foods
    self.table = table
    matcher = FoodMatcher(foods)
    let wanted = Self.wanted(staples, in: foods)
    var entries: [[SearchIndex.Entry]] = []
    var taken: Set<TableRowID> = []
    for food in foods.foods {
      entries.append(Self.entries(of: food, wanted[food.id] ?? [:], last: staples.count))
      if let row = food.row { taken.insert(row) }
    }
    culinaryCount = entries.count
    var rows: [Int32] = []
    for position in 0..<table.count where !taken.contains(table.id(at: position)) {
      entries.append([(table.description(at: position), staples.count + 3, true)])
      rows.append(Int32(position))
    }
    self.rows = rows
    index = SearchIndex(entries)
  }

  /// The foods that match a query best, best first.
  ///
  /// - Parameter limit: the most foods to return; at least one.
  public func foods(matching query: String, limit: Int = 20) -> [FoodHit] {
    guard query.utf8.count <= Self.longestQuery else { return [] }
    let words = FoodName.words(of: query)
    guard !words.isEmpty else { return [] }
    let isFinished = query.last.map { $0 == " " } ?? false
    var found = SearchRun(index, culinaryCount: culinaryCount)
      .foods(words, isLastFinished: isFinished, limit: limit)
    if !found.contains(where: { $0 < culinaryCount }) {
      found = described(query).filter { !found.contains($0) } + found
    }
    return found.prefix(max(limit, 1)).map(hit)
  }

  /// The foods that a description means: "large eggs, beaten".
  private func described(_ query: String) -> [Int] {
    matcher.match(query).foods.compactMap { book.position(of: $0) }
  }

  private func hit(_ food: Int) -> FoodHit {
    if food < culinaryCount, let found = book.food(at: food) {
      return FoodHit(source: .culinary(found))
    }
    return FoodHit(source: .table(table.food(at: Int(rows[food - culinaryCount]))))
  }

  /// The staples by food: each normalized name with its rank.
  private static func wanted(
    _ staples: [String: Int], in foods: FoodBook
  ) -> [FoodID: [String: Int]] {
    staples.reduce(into: [:]) { wanted, staple in
      guard let food = foods.food(ofKey: staple.key) else { return }
      wanted[food.id, default: [:]][staple.key] = staple.value
    }
  }

  /// The names of a food, each with its rank.
  ///
  /// A name that people look for has its own rank, and the food's main name then has the best of
  /// these ranks. All other names rank after the staples: those of plain foods first, then of
  /// mixtures, then of substitutes.
  ///
  /// - Parameter last: a rank after those of all staples.
  private static func entries(
    of food: Food, _ wanted: [String: Int], last: Int
  ) -> [SearchIndex.Entry] {
    let distance = !food.likes.isEmpty ? 2 : food.parents.count > 1 ? 1 : 0
    return ([food.name] + food.aliases).enumerated().map { index, name in
      if !wanted.isEmpty, let rank = wanted[FoodName.key(name)] { return (name, rank, true) }
      let rank = index == 0 ? wanted.values.min() : nil
      return (name, rank ?? last + distance, index == 0)
    }
  }
}
