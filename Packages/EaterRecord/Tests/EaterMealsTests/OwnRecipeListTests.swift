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
  private static let usual = ["2 cups water", "1 lb rice", "1 carrot"]

  private func read(_ row: Row) throws -> OwnMeal {
    let isTitle = row.place == "title"
    let draft = RecipeDraft(
      title: isTitle ? row.text : "Supper",
      ingredients: [.init(Self.usual + (isTitle ? [] : [row.text]))], steps: [.init(["Cook."])])
    let content = RecipeContent(draft)
    return Self.reader.meal(
      StoredRecipe(
        id: "own", origin: .imported, content: content, addedAt: .distantPast,
        changedAt: .distantPast))
  }

  @Test func `the list is read`() { #expect(Self.rows.count > 40) }

  @Test(arguments: rows)
  func `what a text says is asked about or counts as listed`(row: Row) throws {
    let own = try read(row)
    let foods = own.meal.facts.foods
    let parts = row.expected.split(separator: ":").map(String.init)
    let ids = (parts.dropFirst().first ?? "").split(separator: ",")
      .map { FoodID(rawValue: String($0).replacing(" ", with: "-")) }
    switch parts[0] {
    case "quiet": #expect(own.openNames.isEmpty)
    case "names":
      #expect(ids.allSatisfy(foods.contains), "\(foods.map(\.rawValue).sorted())")
    case "tool":
      #expect(own.openNames.isEmpty && own.read.recipe.ingredients.count == Self.usual.count)
      #expect(own.read.recipe.texts.contains { $0.text == row.text })
    case "food": #expect(own.read.recipe.ingredients.count > Self.usual.count)
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
      ("Pasta with Gretl's Sauce", true), ("Gr\u{435}tl Pasta", true),
    ])
  func `a title is asked about only where it says what is in the dish`(
    title: String, isAsked: Bool
  ) throws {
    let own = try read(Row(place: "title", text: title, expected: ""))
    #expect(own.unknownWords.isEmpty != isAsked, "\(own.unknownWords)")
  }
}
