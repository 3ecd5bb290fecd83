import MealModels
import Testing

@testable import FoodFacts

/// Names and queries of `Tests/Lists`, judged by people who had not seen the foods.
///
/// Their first line names the columns. "contains" is what the ordinary recipe or shop product
/// holds, "arguable" what makers differ in.
@Suite struct JudgedListsTests {
  @Test func `of all difficult names no allergen is missed, and few alarms are false`() throws {
    for (index, names) in try Self.matched.get().enumerated() {
      expectFewMistakes(in: names, index + 1)
    }
  }

  /// Each list with what its names were taken for.
  private static let matched = Result {
    let matcher = FoodMatcher()
    return try JudgedName.lists.map { list in
      try JudgedName.list("difficult-names-\(list).tsv").map { ($0, matcher.match($0.text)) }
    }
  }

  private func expectFewMistakes(in names: [(JudgedName, FoodMatch)], _ list: Int) {
    var (unknown, alarms) = (0, 0)
    for (name, match) in names {
      guard let contents = match.contents else {
        unknown += 1
        continue
      }
      let found = contents.allergens.subtracting(.treeNutKinds)
      let missed = name.contains.subtracting(contents.asIngredients)
      #expect(missed.isEmpty, "\(name.text) lacks \(missed.allergens)")
      if !found.isSubset(of: name.contains.union(name.arguable)) { alarms += 1 }
    }
    #expect(names.count >= 500)
    #expect(unknown * 100 <= names.count * 3, "\(unknown) of list \(list) are unknown")
    #expect(alarms * 100 <= names.count, "\(alarms) of list \(list) are false alarms")
  }

  @Test func `nothing that a vegetarian or vegan must not eat is called fit`() throws {
    for (name, match) in try Self.matched.get().joined() {
      if name.isVegetarian == "no" { #expect(match.isVegetarian != .yes, "\(name.text)") }
      if name.isVegan == "no" { #expect(match.isVegan != .yes, "\(name.text)") }
      if name.hasPork == "yes" { #expect(match.hasPork != .no, "\(name.text)") }
      if name.hasAlcohol == "yes" { #expect(match.hasAlcohol != .no, "\(name.text)") }
    }
  }

  @Test func `nineteen of twenty queries have the expected food first`() throws {
    let search = FoodSearch()
    let book = FoodBook.culinary
    for list in 1...3 {
      let queries = try Judged.rows("search-queries-\(list).tsv")
      let good = queries.count { row in
        guard let first = search.foods(matching: row[0], limit: 1).first else { return false }
        return row[1].split(separator: "|").contains { expected in
          let name = String(expected)
          return FoodName.key(name) == FoodName.key(first.name)
            || book.food(named: name)?.id == first.id
        }
      }
      #expect(queries.count >= 200)
      #expect(good * 100 >= queries.count * 95, "\(good) of \(queries.count) in list \(list)")
    }
  }
}

/// A name with what it must be found to contain.
private struct JudgedName {
  let text: String
  let contains: AllergenSet
  let arguable: AllergenSet
  let isVegetarian: String
  let isVegan: String
  let hasPork: String
  let hasAlcohol: String

  /// The numbers of the lists.
  static let lists = 1...5

  static func list(_ file: String) throws -> [JudgedName] {
    try Judged.rows(file).map { row in
      JudgedName(
        text: row[0], contains: try allergens(row[1]), arguable: try allergens(row[2]),
        isVegetarian: row[3], isVegan: row[4], hasPork: row[5], hasAlcohol: row[6])
    }
  }

  private static func allergens(_ list: String) throws -> AllergenSet {
    let words = list.split { ", ".contains($0) }.filter { $0 != "-" }
    return AllergenSet(try words.map { try #require(Allergen(rawValue: String($0))) })
  }
}

/// Tables of `Tests/Lists` without their first line.
enum Judged {
  static func rows(_ file: String) throws -> [[String]] {
    try Sources.text("../Tests/Lists/\(file)").split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
