import FoodFacts
import MealCatalog
import MealModels
import SeededRandom
import Testing

@testable import RecipeReview

@Suite struct AcrossTests {
  /// The longest run of words that two lists of texts share, tried at every place.
  private static func naiveLongest(_ first: [[String]], _ second: [[String]]) -> Int {
    var best = 0
    for one in first {
      for other in second {
        for start in one.indices {
          for place in other.indices {
            best = max(best, zip(one[start...], other[place...]).prefix { $0 == $1 }.count)
          }
        }
      }
    }
    return best
  }

  @Test(arguments: 0..<40)
  func `shared runs are those that a naive search finds`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let lists = (0..<4).map { _ in
      (0..<3).map { _ in
        (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
          ["a", "b", "c"].randomElement(using: &numbers) ?? "a"
        }
      }
    }
    let found = SharedRuns(lists, atLeast: 4).longest
    for first in lists.indices {
      for second in lists.indices where first < second {
        let longest = Self.naiveLongest(lists[first], lists[second])
        let run = found.first { $0.first == first && $0.second == second }
        #expect(run?.words.count ?? 0 == (longest < 4 ? 0 : longest))
        if let run {
          #expect(lists[first].contains { $0.holds(run: run.words) })
          #expect(lists[second].contains { $0.holds(run: run.words) })
        }
      }
    }
  }

  @Test func `a phrase of two meals is said once, the longest run`() throws {
    let meals = try Dish.meals([
      Dish(),
      Dish().with { ($0.title, $0.id, $0.summary) = ("Other", "other", "Another dish of pasta.") },
    ])
    let findings = RepeatedPhrases.findings(across: meals)
    #expect(findings.map(\.rule) == [.repeatedPhrase])
    #expect(findings.first?.subject.hasPrefix("fry the garlic in the olive oil") == true)
  }

  @Test func `words that every step needs make no phrase`() {
    let words = RepeatedPhrases.words(
      of: "Cook over medium-high heat for 6-7 minutes until it is 165 °F (74 °C).")
    #expect(
      words == [
        "cook", "over", "medium-high", "heat", "for", "6-7", "minutes", "until", "it", "is",
      ])
    #expect(words.filter(RepeatedPhrases.isTelling) == [])
  }

  @Test func `summaries may share five words`() throws {
    func pair(_ summary: String) throws -> [Meal] {
      try Dish.meals([
        Dish().with { $0.summary = "One two three hot red rice here." },
        Dish().with {
          ($0.title, $0.id, $0.summary, $0.steps) = ("B", "b", summary, ["Eat it.", "Eat it."])
        },
      ])
    }
    #expect(try RepeatedPhrases.findings(across: pair("Two three hot red rice now.")) == [])
    #expect(
      RepeatedPhrases.findings(across: try pair("One two three hot red rice now.")).count == 1)
  }

  @Test func `similarity is symmetric, between 0 and 1, and 1 for the meal itself`() {
    let meals = Sample.some(40, of: Catalog.bundled.summaries).compactMap {
      Catalog.bundled.meal($0.id)
    }
    let similarity = MealSimilarity(meals)
    for first in meals.indices {
      #expect(abs(similarity.between(first, first) - 1) < 1e-9)
      for second in meals.indices.dropFirst(first + 1) {
        let found = similarity.between(first, second)
        #expect(found == similarity.between(second, first))
        #expect((0...1).contains(found))
      }
    }
  }

  @Test func `dishes with nothing in common are not alike`() throws {
    let other = Dish().with {
      ($0.title, $0.id, $0.picture) = ("Rice", "rice", "rice, a bowl of plain white rice")
      $0.ingredients = ["- 200 g | jasmine rice", "- 2 tbsp | butter", "- 1/2 tsp | salt"]
    }
    let meals = try Dish.meals([Dish(), other])
    let french = Meal(
      recipe: { recipe in
        var recipe = recipe
        recipe.cuisine = .french
        return recipe
      }(meals[1].recipe), slots: meals[1].slots, facts: meals[1].facts)
    #expect(MealSimilarity([meals[0], french]).between(0, 1) == 0)
  }

  @Test func `the same dish under another name is a near duplicate`() throws {
    let twin = Dish().with { ($0.title, $0.id) = ("Twin", "twin") }
    let far = Dish().with {
      ($0.title, $0.id) = ("Far", "far")
      $0.ingredients = [
        "- 200 g | spaghetti", "- 400 g | zucchini", "- 80 g | feta", "- 20 g | mint",
      ]
    }
    let findings = MealSimilarity(try Dish.meals([Dish(), twin, far])).findings
    #expect(findings.map(\.rule) == [.nearDuplicate])
    #expect(findings.map(\.subject) == ["twin"])
  }

  /// What the limit is for: most of a dish is the dish.
  @Test func `a meal without its lightest food stays a near duplicate of itself`() {
    for summary in Sample.some(60, of: Catalog.bundled.summaries) {
      guard let meal = Catalog.bundled.meal(summary.id) else { continue }
      let lines = RecipeAnalyzer().analysis(of: meal.recipe).ingredients
      let grams = lines.map { $0.grams ?? 0 }
      guard lines.count >= 8, let least = grams.indices.min(by: { grams[$0] < grams[$1] }) else {
        continue
      }
      var recipe = meal.recipe
      recipe.ingredients.remove(at: least)
      let rest = Meal(recipe: recipe, slots: meal.slots, facts: meal.facts)
      #expect(MealSimilarity([meal, rest]).between(0, 1) > MealSimilarity.limit, "\(meal.id)")
    }
  }

  @Test func `a waiver hides its findings, and an idle one is a finding`() throws {
    let meals = try Dish.meals([Dish().with { $0.summary = "No full stop" }])
    let waiver = ReviewWaiver("garlic-spaghetti", .summary, because: "a test says so")
    let idle = ReviewWaiver("garlic-spaghetti", .picture, because: "a test says so")
    #expect(Dish.reviewer.review(meals).map(\.rule) == [.summary])
    #expect(Dish.reviewer.review(meals, waivers: [waiver]) == [])
    #expect(Dish.reviewer.review(meals, waivers: [waiver, idle]).map(\.rule) == [.unusedWaiver])
  }

  @Test func `progress counts every meal`() throws {
    var seen: [Int] = []
    _ = Dish.reviewer.review(
      try Dish.meals([Dish(), Dish().with { ($0.title, $0.id) = ("B", "b") }])
    ) {
      seen.append($0)
    }
    #expect(seen == [1, 2])
  }
}
