#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import MealModels
import Testing

@testable import Groceries
@testable import GroceriesCompiling

@Suite struct AisleListsTests {
  @Test func `the generated lists are what Scripts/compile-groceries makes of Data`() throws {
    let sources = AisleSources(
      foods: try ShopFiles.text("Data/aisles-foods.tsv"),
      words: try ShopFiles.text("Data/aisles-words.tsv"))
    let generated = try ShopFiles.text("Sources/Groceries/Generated/BundledAisles.swift")
    let isFresh = try sources.swiftSource() == generated
    #expect(isFresh, "run Scripts/compile-groceries")
  }

  @Test func `the food book has every listed food`() {
    for food in AisleLists.bundled.foods.keys.sorted() {
      #expect(FoodBook.culinary[food] != nil, "\(food)")
    }
  }

  @Test func `every aisle has listed goods, and every department has an aisle`() {
    let aisles = Set(AisleLists.bundled.things.map(\.aisle))
    #expect(aisles == Set(Aisle.allCases))
    #expect(Set(Aisle.allCases.map(\.department)) == Set(Department.allCases))
  }

  @Test(arguments: [
    ("bakry\tbread", "", "'bakry' is not an aisle, such as 'bakery'"),
    ("bakery\tbread bread", "", "'bread' is listed twice"),
    ("", "bakery\trolls\ndeli\troll", "'roll' stands in bakery too"),
    ("", "bakery\trolls; !", "'!' has no word"),
  ])
  func `the reader reports a mistake in a list`(foods: String, words: String, problem: String) {
    let error = #expect(throws: GroceryDataError.self) {
      try AisleLists(foods: foods, words: words)
    }
    #expect(error?.problem == problem)
  }
}
