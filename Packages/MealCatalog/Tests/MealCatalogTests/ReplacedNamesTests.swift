import FoodFacts
import MealModels
import Testing

@testable import MealCatalog

/// Names that mean one food and are given to another.
@Suite struct ReplacedNamesTests {
  private func message(_ line: String, food: String? = nil) -> String? {
    var text = Samples.minimal.replacing("- 2 slices | bread", with: line)
    if let food { text = text.replacing("meal plain", with: "\(food)\nmeal plain") }
    do {
      _ = try Catalog(text: text, fileName: "f", foods: .culinary)
      return nil
    } catch { return error.message }
  }

  @Test(arguments: [
    "- 1 tbsp | peanut butter = rice", "- 1 tbsp | Butter = olive oil", "- 2 | eggs = carrot",
    "- 1 cup | chopped roasted peanuts = rice",
  ])
  func `an ingredient whose name means another food is refused`(_ line: String) {
    let found = message(line)
    #expect(found?.hasPrefix("f:13: the name '") == true)
    #expect(found?.contains("' means another food; expected the food that it means, or a") == true)
  }

  @Test(arguments: [
    "food my-spread: velvety peanut butter | from: rice",
    "food pat: pat of butter | from: olive-oil",
  ])
  func `a food of a file whose name means another food is refused`(_ food: String) {
    #expect(message("- 2 slices | bread", food: food)?.contains("means another food") == true)
  }

  @Test(arguments: [
    "- 1 tbsp | soft butter = butter", "- 2 | large eggs, beaten = egg",
    "- 1 tbsp | peanut butter", "- 1 lb | boneless, skinless chicken breast = chicken breast",
  ])
  func `a name that only describes its food is right`(_ line: String) {
    #expect(message(line) == nil)
  }

  @Test func `an inspection lists the replaced name as a problem of its line`() throws {
    let text = Samples.minimal.replacing("| bread", with: "| peanut butter = rice")
    let found = try CatalogInspection(text: text, fileName: "f", foods: .culinary)
    #expect(found.meals.flatMap(\.problems).map(\.kind) == [.replacedFood])
  }
}
