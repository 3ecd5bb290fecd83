#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import MealModels
import Testing

@testable import Groceries

@Suite struct AisleListsTests {
  @Test func `the generated lists are what Scripts/compile-groceries makes of Data`() throws {
    let sources = AisleSources(
      foods: try ShopFiles.text("Data/aisles-foods.tsv"),
      words: try ShopFiles.text("Data/aisles-words.tsv"))
    let generated = try ShopFiles.text("Sources/Groceries/Generated/BundledAisles.swift")
    let isFresh = try sources.swiftSource() == generated
    #expect(isFresh, "run Scripts/compile-groceries")
  }

  @Test func `every listed food is in the book`() {
    for food in AisleLists.bundled.foods.keys.sorted() {
      #expect(FoodBook.culinary[food] != nil, "\(food)")
    }
  }

  @Test func `every aisle has something listed, and its department one of its own`() {
    let aisles = Set(AisleLists.bundled.things.map(\.aisle))
    #expect(aisles == Set(Aisle.allCases))
    #expect(Set(Aisle.allCases.map(\.department)) == Set(Department.allCases))
  }

  @Test(arguments: [
    ("bakry\tbread", "", "'bakry' is no aisle such as 'bakery'"),
    ("bakery\tbread bread", "", "'bread' is listed twice"),
    ("", "bakery\trolls\ndeli\troll", "'roll' stands in bakery too"),
    ("", "bakery\trolls; !", "'!' has no word"),
  ])
  func `a mistake in a list is told`(foods: String, words: String, problem: String) {
    let error = #expect(throws: GroceryDataError.self) {
      try AisleLists(foods: foods, words: words)
    }
    #expect(error?.problem == problem)
  }
}
