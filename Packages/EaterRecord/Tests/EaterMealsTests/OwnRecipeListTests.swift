import EaterMeals
import FoodFacts
import MealModels
import RecipeStore
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Titles and lines as families and pages write them: what is asked about, and what counts.
@Suite struct OwnRecipeListTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let place: String
    let text: String
    let expected: String
    var testDescription: String { text }
  }

  static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Lists/own-recipes.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(place: parts[0], text: parts[1], expected: parts[2])
    }
  }()

  private static let reader = OwnMealReader(.culinary)
  /// A list that may have lost a food, and one of five foods, which is that of a whole dish.
  private static let short = ["2 cups water", "1 lb rice", "1 carrot"]
  private static let whole = short + ["2 potatoes", "1 onion", "2 cups peas"]

  private func read(_ row: Row, over list: [String] = short) throws -> OwnMeal {
    let isTitle = row.place == "title"
    let draft = RecipeDraft(
      title: isTitle ? row.text : "Supper",
      ingredients: [.init(list + (isTitle ? [] : [row.text]))], steps: [.init(["Cook."])])
    let content = RecipeContent(draft)
    return Self.reader.meal(
      StoredRecipe(
        id: "own", origin: .imported, content: content, addedAt: .distantPast,
        changedAt: .distantPast))
  }

  @Test func `the list is read`() { #expect(Self.rows.count > 40) }

  @Test(arguments: rows)
  func `what a text says is asked about or counts as listed`(row: Row) throws {
    // Over a short list, an unknown word of a title may be a food that the list lost.
    let isTitle = row.place == "title"
    let own = try read(row, over: isTitle ? Self.whole : Self.short)
    let foods = own.meal.facts.foods
    let parts = row.expected.split(separator: ":").map(String.init)
    let ids = (parts.dropFirst().first ?? "").split(separator: ",")
      .map { FoodID(rawValue: String($0).replacing(" ", with: "-")) }
    switch parts[0] {
    case "quiet": #expect(own.openNames.isEmpty)
    case "names":
      #expect(ids.allSatisfy(foods.contains), "\(foods.map(\.rawValue).sorted())")
    case "tool":
      #expect(own.openNames.isEmpty && own.read.recipe.ingredients.count == Self.short.count)
      #expect(own.read.recipe.texts.contains { $0.text == row.text })
    case "food": #expect(own.read.recipe.ingredients.count > Self.short.count)
    case "foods":
      #expect(own.openNames.isEmpty)
      #expect(ids.allSatisfy(foods.contains), "\(foods.map(\.rawValue).sorted())")
    case "unknown": #expect(!own.openNames.isEmpty)
    case "asked": #expect(!own.unknownWords.isEmpty)
    case "notfoods": #expect(foods.isDisjoint(with: ids) || !own.openNames.isEmpty)
    default: Issue.record("no such expectation")
    }
  }

  @Test func `many lines of equipment do not make a recipe one in another language`() {
    let draft = RecipeDraft(
      title: "Taco Bowl",
      ingredients: [
        .init([
          "1 lb ground beef", "Roasting pan", "parchment paper", "8 wooden skewers, soaked",
          "shredded cheddar, sour cream, sliced green onions",
        ])
      ], steps: [.init(["Cook."])])
    #expect(Self.reader.read(draft).open.isEmpty)
  }

  @Test(
    arguments: [
      ("Pasta with Zorbel", true), ("Zorbel Pasta", false), ("Zorbel's Pasta", false),
      ("Gr\u{435}tl Pasta", true), ("Rice with Sauce", false), ("Pasta with Gretl's Sauce", false),
    ])
  func `over five foods or more, a title is asked about only where it says what is in the dish`(
    title: String, isAsked: Bool
  ) throws {
    let own = try read(Row(place: "title", text: title, expected: ""), over: Self.whole)
    #expect(own.unknownWords.isEmpty != isAsked, "\(own.unknownWords)")
  }

  @Test(
    arguments: [
      ("Pasta with Zorbel", true), ("Zorbel Pasta", true), ("Zorbel Stew", true),
      ("Snickerdoodle Whoopsies", true), ("The McAllister Family's Famous Dip", true),
      ("Tom Yum Kha Goong", true), ("Zorbel's Pasta", false), ("Rice with Sauce", false),
      ("Pasta with Gretl's Sauce", false),
    ])
  func `over fewer than five foods, an unknown word of a title may be a food, and is asked about`(
    title: String, isAsked: Bool
  ) throws {
    let own = try read(Row(place: "title", text: title, expected: ""))
    #expect(own.unknownWords.isEmpty != isAsked, "\(own.unknownWords)")
  }
}
