import FoodFacts
import Groceries
import MealModels
import Testing

@testable import GroceriesCompiling

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct GroceryTablesTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func sources() throws -> GrocerySources {
    func text(_ name: String) throws -> String {
      try String(contentsOf: Self.package.appending(path: "Data/\(name)"), encoding: .utf8)
    }
    return GrocerySources(
      purchaseForms: try text("purchase-forms.tsv"), shopForms: try text("shop-forms.tsv"))
  }

  @Test func `the generated file is what Scripts/compile-groceries makes of Data`() throws {
    let url = Self.package.appending(path: "Sources/Groceries/Generated/BundledForms.swift")
    let isFresh = try String(contentsOf: url, encoding: .utf8) == sources().swiftSource()
    #expect(isFresh, "run Scripts/compile-groceries")
  }

  @Test func `every food of the tables is one that is known`() throws {
    for food in try sources().foods { #expect(FoodBook.culinary[food] != nil, "\(food)") }
  }

  @Test(arguments: [
    ("yield\tcooked-rice\trice\tvolume=3\tx", "needs mass=NUMBER"),
    ("sometimes\twater\t\t\tx", "'sometimes' is not a rule"),
    ("part\tegg-white\tegg\tgram=many\tx", "'many' is not a number"),
  ])
  func `a mistake is told with its line`(line: String, problem: String) {
    let sources = GrocerySources(purchaseForms: "# remark\n\(line)\n", shopForms: "")
    #expect(throws: GroceryDataError.self) { try sources.swiftSource() }
    do {
      _ = try sources.swiftSource()
    } catch {
      #expect(error.message == "purchase-forms.tsv line 2: \(problem)")
    }
  }
}
