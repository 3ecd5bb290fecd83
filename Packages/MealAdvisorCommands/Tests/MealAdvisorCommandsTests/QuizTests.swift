import MealCatalog
import MealModels
import Testing

@testable import MealAdvisorCommands

@Suite struct QuizTests {
  private struct Reply: Decodable {
    struct Dish: Decodable { var id: String }
    var answered: Int
    var of: Int
    var meal: Dish?
    var learned: [String]
  }

  @Test func `each answer is kept, and the next dish is another one`() async throws {
    let demo = Demo()
    var asked: [String] = []
    for number in 0..<3 {
      let reply: Reply = try await demo.json("quiz next --json")
      #expect(reply.answered == number && reply.of == 20 && reply.learned.count == 2)
      let dish = try #require(reply.meal).id
      #expect(!asked.contains(dish))
      asked.append(dish)
      #expect(try await demo.output("quiz next").contains("Dish \(number + 1) of 20: "))
      let words = ["would-eat", "not-for-me", "unknown"]
      _ = try await demo.output("quiz answer \(dish) \(words[number])")
    }
    let happened = try await demo.output("history list")
    #expect(happened.split(separator: "(in the quiz)").count == 3)
  }

  @Test func `an invalid answer is refused with the valid ones`() async throws {
    let demo = Demo()
    #expect(
      await demo.run("quiz answer spicy-beef-tacos perhaps").standardError
        .contains("ANSWER is one of would-eat"))
  }

  @Test func `while children eat, what comes first is mild`() async throws {
    struct Answer: Decodable {
      struct Suggestion: Decodable {
        struct Dish: Decodable { var id: MealID }
        var meal: Dish
      }
      var suggestions: [Suggestion]
    }
    let demo = Demo()
    let answer: Answer = try await demo.json("suggest --kids --count 3 --seed 3 --dry-run --json")
    let meals = answer.suggestions.compactMap { Catalog.bundled.meal($0.meal.id) }
    #expect(meals.count == 3)
    for meal in meals {
      #expect(!meal.facts.foods.contains("chili"), "\(meal.id)")
      #expect(!meal.facts.contents.classes.contains(.alcohol), "\(meal.id)")
    }
  }
}
