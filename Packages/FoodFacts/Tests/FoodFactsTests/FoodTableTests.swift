#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels
import Testing

@testable import FoodFacts
@testable import FoodFactsCompiling

@Suite struct FoodTableTests {
  private let table = FoodTable.bundled

  @Test func `a row has the name, nutrients and household measures of the source`() throws {
    let butter = try #require(table["01001"])
    #expect(butter.description == "Butter, salted")
    #expect(butter.category == "Dairy and Egg Products")
    #expect(butter.facts[.energy] == 717)
    #expect(butter.facts[.saturatedFat] == 51.368)
    #expect(butter.energyFactors == EnergyFactors(protein: 4.27, fat: 8.79, carbohydrate: 3.87))
    #expect(butter.measures.map(\.name).contains("tbsp"))
    #expect(butter.measures.first { $0.name == "stick" }?.grams == 113)
  }

  @Test func `an unmeasured nutrient is nil, not zero`() throws {
    let butter = try #require(table["01002"])
    #expect(butter.facts[.fibre] == 0)
    #expect(butter.refuse == 0)
    #expect(butter.energyFactors == nil)
    let unmeasured = table.foods.first { $0.facts[.sugars] == nil }
    #expect(unmeasured != nil)
  }

  @Test func `every number of the source is in the table, and nothing else`() throws {
    let source = CommaSeparatedText(try Sources.text("usda/foods.csv")).rows
    #expect(table.count == source.count)
    for (food, row) in zip(table.foods, source) {
      #expect(food.id.rawValue == row["ndb_id"])
      #expect(food.description == row["description"])
      #expect(food.commonName == row["common_name"])
      for column in TableColumn.all {
        guard let nutrient = column.nutrient else { continue }
        #expect(food.facts[nutrient] == Double(row[column.name] ?? ""))
      }
    }
  }

  @Test func `every household measure of the source is in the table`() throws {
    let source = CommaSeparatedText(try Sources.text("usda/portions.csv")).rows
    let measures = table.foods.flatMap { food in food.measures.map { (food.id, $0) } }
    #expect(measures.count == source.count)
    for (measure, row) in zip(measures, source) {
      #expect(measure.0.rawValue == row["ndb_id"])
      #expect(measure.1.name == row["description"])
      #expect(measure.1.grams == Double(row["grams"] ?? ""))
      #expect(measure.1.amount == Double(row["amount"] ?? ""))
    }
  }

  @Test(arguments: ["", "1001", "99999", "0100x", "-1001", "010010"] as [TableRowID])
  func `a number that the table does not have has no food`(id: TableRowID) {
    #expect(table[id] == nil)
  }

  @Test func `a column is what the rows say`() {
    for nutrient in [Nutrient.energy, .vitaminD, .water] {
      #expect(table.column(nutrient) == table.foods.map { $0.facts[nutrient] })
    }
  }

  @Test(arguments: [
    ("0.85", 2, 85), ("12", 2, 1200), ("0.0", 1, 0), ("902", 0, 902),
    ("1.234", 2, nil), ("", 0, nil), ("-1", 0, nil), ("1e3", 0, nil), ("1.2.3", 3, nil),
  ])
  func `a decimal is stored exactly or not at all`(text: String, decimals: Int, stored: Int?) {
    let column = TableColumn.all.first { $0.decimals == decimals }
    #expect(column?.stored(text) == stored)
  }

  @Test func `commas, quotes and empty fields part as they should`() {
    let rows = CommaSeparatedText("a,b,c\n1,\"x, \"\"y\"\"\",\n,,3\r\n").rows
    #expect(rows == [["a": "1", "b": "x, \"y\"", "c": ""], ["a": "", "b": "", "c": "3"]])
  }
}

/// The texts that the bundled facts are made from, in this package's folder.
enum Sources {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: "Data/\(path)"), encoding: .utf8)
  }
}
