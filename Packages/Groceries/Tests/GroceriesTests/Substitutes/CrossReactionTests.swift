import FoodFacts
import MealModels
import Testing

@testable import Groceries

/// What people react to because they react to something else.
@Suite struct CrossReactionTests {
  private let finder = SubstituteFinder(.culinary)
  private let book = FoodBook.culinary

  private func answer(_ food: FoodID, _ allergens: AllergenSet) -> SubstituteAnswer {
    finder.answer(food, for: SubstituteRequest(limits: EaterLimits(allergens: allergens)))
  }

  @Test func `every allergy and food of the table is known, and each row says why`() {
    #expect(CrossReactions.bundled.rows.count > 15)
    for row in CrossReactions.bundled.rows {
      for name in row.allergies {
        #expect(Allergen(rawValue: name) != nil || book[FoodID(rawValue: name)] != nil, "\(name)")
      }
      for food in row.foods { #expect(book[food] != nil, "\(food)") }
      #expect(row.why.hasPrefix("it ") || !row.why.isEmpty)
    }
  }

  @Test(arguments: [
    ("cashew", Allergen.pistachio, "cashew"), ("cashew", .cashew, "pistachio"),
    ("walnut", .walnut, "pecan"), ("pecan", .walnut, "pecan"), ("lemon", .sulphite, "lemon-juice"),
    ("chickpea-flour", .peanut, "lupin-flour"),
  ])
  func `a substitute that most allergic people also react to is not offered`(
    food: FoodID, allergen: Allergen, other: FoodID
  ) {
    let answer = answer(food, AllergenSet([allergen]))
    #expect(!answer.choices.contains { $0.substitute.parts.contains { $0.food == other } })
  }

  @Test(arguments: [
    ("celery", Allergen.celery, "fennel"), ("celery", .mustard, "radish"),
    ("mustard", .mustard, "horseradish-root"), ("shrimp", .crustacean, "scallop"),
    ("lupin-flour", .lupin, "chickpea-flour"),
  ])
  func `a cousin comes last with a word, and never without asking`(
    food: FoodID, allergen: Allergen, cousin: FoodID
  ) {
    let answer = answer(food, AllergenSet([allergen]))
    guard let place = answer.choices.firstIndex(where: { $0.substitute.food == cousin }) else {
      return
    }
    #expect(answer.choices[place].caution?.hasPrefix("ask first: ") ?? false)
    #expect(!answer.choices[place].isApplied)
    #expect(answer.choices[place...].allSatisfy { $0.caution != nil })
  }

  @Test(
    arguments: [
      ("carrot", "celeriac"), ("coriander", "parsley"), ("melon", "cucumber"),
      ("poppy-seed", "sesame-seed"), ("leek", "onion"),
    ] as [(FoodID, FoodID)])
  func `an eater allergic to a food must confirm a substitute of the same family`(
    food: FoodID, cousin: FoodID
  ) {
    let limits = EaterLimits(allergies: [FoodAllergy(to: food, in: book)])
    let answer = finder.answer(food, for: SubstituteRequest(limits: limits))
    for choice in answer.choices
    where choice.substitute.parts.contains(where: { book.lineage(of: $0.food).contains(cousin) }) {
      #expect(choice.caution?.hasPrefix("ask first: ") ?? false)
    }
  }

  @Test func `a legume in place of soy has a caution for an eater with a soy allergy`() {
    let answer = answer("soy-milk", [.soy])
    for choice in answer.choices where choice.substitute.food == "pea-milk" {
      #expect(choice.caution != nil)
    }
  }

  @Test func `for every food and allergy nothing that needs a word comes before what needs none`() {
    for allergen in Allergen.allCases {
      for food in SubstituteTable.bundled.foods where food.rawValue.utf8.count % 3 == 0 {
        let answer = answer(food, AllergenSet([allergen]))
        let first = answer.choices.firstIndex { $0.caution != nil } ?? answer.choices.endIndex
        #expect(answer.choices[first...].allSatisfy { $0.caution != nil }, "\(food) \(allergen)")
        #expect(answer.applied?.caution == nil)
        for choice in answer.choices {
          for part in choice.substitute.parts {
            let contents = book.contents(of: part.food) ?? FoodContents()
            #expect(!contents.allergens.contains(allergen), "\(food) \(allergen) \(part.food)")
          }
        }
      }
    }
  }

  @Test func `a substitute of a family that the eater eats anyway needs no caution`() {
    let beans = answer("kidney-bean", [.peanut])
    #expect(beans.choices.contains { $0.substitute.food == "pinto-bean" && $0.caution == nil })
    let without = answer("celery", [])
    #expect(without.choices.allSatisfy { $0.caution == nil })
  }

  @Test func `a substitute names a diet only if an eater at the table has it`() {
    func names(_ food: FoodID, _ diets: DietSet) -> [String] {
      let request = SubstituteRequest(limits: EaterLimits(diets: diets))
      return finder.answer(food, for: request).choices.map(\.name)
    }
    #expect(names("bacon", .init([.halal])).contains("halal bacon"))
    #expect(!names("bacon", .init([.kosher])).contains("halal bacon"))
    for food in SubstituteTable.bundled.foods {
      #expect(!names(food, .init([.kosher])).contains { $0.hasPrefix("halal ") }, "\(food)")
      #expect(!names(food, .init([.halal])).contains { $0.hasPrefix("vegetarian ") }, "\(food)")
    }
  }
}
