import EaterRecord
import FoodFacts
import MealAnswers
import MealModels
import RecipeExchange
import RecipeStore
import SeededRandom
import Testing

@testable import MealAdvisorCommands
@testable import RecipeCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Nobody cooks by a word that was not read.
@Suite struct ShownWordsTests {
  /// Makes recipes of which each text holds a word that is no other's and that nobody knows.
  private struct OddRecipes {
    var number: UInt64
    private(set) var count = 0

    private mutating func chance(_ bound: Int) -> Int {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(number >> 33) % bound
    }

    private mutating func odd(_ text: String = "zorb") -> String {
      count += 1
      let letters = String(count).map {
        Character(Unicode.Scalar(UInt8($0.wholeNumberValue ?? 0) + 97))
      }
      return text + " zqx" + String(letters) + "zq"
    }

    private mutating func sections(_ lines: [String]) -> [RecipeDraft.Section] {
      (0...chance(3)).map { _ in
        let heading = chance(2) == 0 ? odd("For the") : nil
        let all = (0..<chance(4)).map { place in odd(lines[place % lines.count]) }
        return RecipeDraft.Section(all, below: heading)
      }
    }

    mutating func next() -> StoredRecipe {
      let draft = RecipeDraft(
        title: odd("Rice with"), description: "A bowl of rice.",
        ingredients: [.init([odd("1 cup"), odd("2 tbsp")])]
          + sections(["1 cup", "2 tbsp", "3", "Some"]),
        steps: [.init([odd("Stir in the")])] + sections(["Add the", "Cook with", "Top with"]),
        servings: chance(2) == 0 ? 4 : nil, yield: chance(2) == 0 ? odd("12") : nil,
        notes: chance(2) == 0 ? odd("Serve with") + "\n" + odd("Contains") : nil)
      let own = chance(2) == 0 ? odd("Finish with") : nil
      let day = Date(timeIntervalSince1970: 1_778_610_600)
      return StoredRecipe(
        id: "own-1", origin: .user, content: RecipeContent(draft, notes: own), addedAt: day,
        changedAt: day)
    }
  }

  private static let reader = OwnMealReader(.culinary)

  /// The odd words of a text.
  private func odd(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isASCII || !$0.isLetter }.filter { $0.hasPrefix("zqx") })
  }

  @Test(arguments: 1...Sample.count(quick: 8, whole: 40))
  func `every word that is shown was read`(seed: UInt64) {
    var recipes = OddRecipes(number: seed)
    let stored = recipes.next()
    let meal = Self.reader.meal(stored)
    let read = odd(meal.meal.facts.unknownIngredients.joined(separator: " "))
    var shown = ["recipes show": OwnMealText(recipe: meal, copy: .english).lines]
    shown["import"] = DraftText(draft: stored.content.draft).body
    shown["title, lines and steps of its screen"] =
      [meal.meal.recipe.title]
      + meal.meal.recipe.ingredients.flatMap { [$0.text, $0.section ?? ""] }
      + meal.meal.recipe.steps.map(\.text)
    for format in ExchangeFormat.writable where format != .paprika {
      let file = ExchangeWriter.file([stored.exchanged], as: format)
      shown[format.rawValue] = [String(decoding: file?.bytes ?? [], as: UTF8.self)]
    }
    for (way, lines) in shown {
      let unread = odd(lines.joined(separator: " ")).subtracting(read)
      #expect(unread.isEmpty, "\(way) shows what nobody read: \(unread.sorted())")
    }
    #expect(!read.isEmpty)
  }
}
