import FoodFacts
import MealModels
import Testing

@testable import Groceries
@testable import GroceriesCompiling

@Suite struct LabelWordsTests {
  private static func sources() throws -> LabelSources {
    LabelSources(
      words: try ShopFiles.text("Data/label-words.txt"),
      cousins: try ShopFiles.text("Data/cross-reactions.tsv"))
  }

  @Test func `the generated lists are what Scripts/compile-groceries makes of Data`() throws {
    let sources = try Self.sources()
    let words = try ShopFiles.text("Sources/Groceries/Generated/BundledLabelWords.swift")
    let cousins = try ShopFiles.text("Sources/Groceries/Generated/BundledCrossReactions.swift")
    let isFresh = try (sources.wordsSource() == words, sources.cousinsSource() == cousins)
    #expect(isFresh == (true, true), "run Scripts/compile-groceries")
  }

  @Test(arguments: ["brands: kroger", "brand kroger", "praise: Best Choice"])
  func `the reader refuses an invalid line of label words`(line: String) {
    #expect(throws: GroceryDataError.self) { try LabelWords("brand: aldi\n" + line) }
  }

  @Test func `no idle word of labels is the name of a food with allergens`() {
    let read = FoodReference.culinary.labeler(.culinary)
    let named = LabelWords.bundled.idle.filter { word in
      read(word, LabelVocabulary()).contains { find in
        find.food != nil && find.contents != FoodContents()
      }
    }
    #expect(named.sorted() == [])
  }
}
