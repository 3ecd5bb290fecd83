#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FoodFacts
import MealModels
import SeededRandom
import Testing

@testable import Groceries

/// Random tables, lists and shelves, held against a checker that shares no rule with the product.
///
/// `SUBSTITUTE_DRAWS=1000000` draws so many instead of a few thousand.
@Suite struct SubstituteDrawTests {
  private static let foods = SubstituteTable.bundled.foods
  private static let everyFood = FoodBook.culinary.foods.map(\.id)

  private static let draws =
    ProcessInfo.processInfo.environment["SUBSTITUTE_DRAWS"].flatMap { Int($0) }
    ?? Sample.count(quick: 400, whole: 6_000)

  @Test func `no draw of eaters, list and shelf is offered anything unsafe`() {
    var random = SeededGenerator(seed: 26)
    var checker = PlainChecker()
    let finder = SubstituteFinder(.culinary)
    var offered = 0
    for _ in 0..<Self.draws {
      let table = Self.eaters(&random)
      let request = SubstituteRequest(limits: table.limits, unavailable: Self.some(&random, 20))
      let food =
        random.happens(0.7)
        ? Self.foods.randomElement(using: &random) : Self.everyFood.randomElement(using: &random)
      guard let food else { continue }
      for choice in finder.answer(food, for: request).choices {
        offered += 1
        for part in choice.substitute.parts {
          let harm = checker.harm(of: part.food, table)
          #expect(harm == nil, "\(part.food) for \(food): \(harm ?? "")")
          #expect(!request.unavailable.contains(part.food))
        }
      }
    }
    #expect(offered > Self.draws / 20)
  }

  private static func some(_ random: inout SeededGenerator, _ most: Int) -> Set<FoodID> {
    Set(
      (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in
        foods.randomElement(using: &random)
      })
  }

  private static func eaters(_ random: inout SeededGenerator) -> PlainTable {
    var table = PlainTable()
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if random.happens(0.4), let diet = Diet.allCases.randomElement(using: &random) {
        table.diets.insert(diet)
      }
      while random.happens(0.45), let allergen = Allergen.allCases.randomElement(using: &random) {
        table.allergens.insert(allergen)
      }
      if random.happens(0.15), let food = everyFood.randomElement(using: &random) {
        table.allergies.insert(food)
      }
      if random.happens(0.15), let food = everyFood.randomElement(using: &random) {
        table.disliked.insert(food)
      }
    }
    return table
  }
}

/// Who sits at a table, in plain sets.
struct PlainTable {
  var diets: Set<Diet> = []
  var allergens: Set<Allergen> = []
  var allergies: Set<FoodID> = []
  var disliked: Set<FoodID> = []

  var limits: EaterLimits {
    EaterLimits(
      diets: DietSet(diets), allergens: AllergenSet(allergens),
      allergies: allergies.map { FoodAllergy(to: $0, in: .culinary) },
      dislikes: disliked.map { .asNamed($0) })
  }
}
