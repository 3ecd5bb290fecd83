import FoodFacts
import MealModels
import Testing

@testable import Groceries

@Suite struct SubstituteScoreTests {
  private static let finder = SubstituteFinder(.culinary)

  private func choice(
    _ food: FoodID, for original: FoodID = "butter", _ request: SubstituteRequest
  ) throws -> SubstituteAnswer.Choice {
    let answer = Self.finder.answer(original, for: request)
    return try #require(answer.choices.first { $0.substitute.food == food })
  }

  /// 100 g of butter cost a dollar, and of others what is said.
  private func prices(_ others: [FoodID: Int]) -> @Sendable (FoodID) -> Money? {
    { food in
      food == "butter" ? Money(hundredths: 100) : others[food].map { Money(hundredths: $0) }
    }
  }

  @Test func `the closest comes first`() {
    let choices = Self.finder.answer("butter", for: SubstituteRequest(limits: .none)).choices
    let scores = choices.map(\.score.total)
    #expect(scores == scores.sorted(by: >))
    #expect(choices.first?.substitute.closeness == 5)
  }

  @Test func `a cheaper substitute scores higher, and the price difference is given`() throws {
    let dear = SubstituteRequest(limits: .none, price: prices(["vegan-butter": 180]))
    let cheap = SubstituteRequest(limits: .none, price: prices(["vegan-butter": 60]))
    let (first, second) = (try choice("vegan-butter", dear), try choice("vegan-butter", cheap))
    #expect(first.score.total == 85)
    #expect(second.score.total == 100)
    #expect(first.priceDifference == Money(hundredths: 80))
    #expect(second.priceDifference == Money(hundredths: -40))
  }

  @Test func `an unknown price does not change the score and is not zero`() throws {
    let request = SubstituteRequest(limits: .none, price: prices([:]))
    let choice = try choice("vegan-butter", request)
    #expect(choice.priceDifference == nil)
    #expect(choice.score.terms.map(\.reason) == [.closeness])
  }

  @Test func `prices in two currencies are not compared`() throws {
    let request = SubstituteRequest(limits: .none) { food in
      Money(hundredths: 100, food == "butter" ? .usd : .eur)
    }
    #expect(try choice("vegan-butter", request).priceDifference == nil)
  }

  @Test func `dietary tags and budget count`() throws {
    let plain = SubstituteRequest(limits: .none)
    let tagged = SubstituteRequest(limits: .none, tags: [.vegan, .dairyFree])
    #expect(
      try choice("olive-oil", tagged).score.total - choice("olive-oil", plain).score.total == 6)
    #expect(try choice("ghee", tagged).score.total == choice("ghee", plain).score.total)
    let poor = SubstituteRequest(
      limits: .none, price: prices(["vegan-butter": 100]), budget: Money(hundredths: 50))
    #expect(try choice("vegan-butter", poor).score.terms.contains { $0.reason == .budget })
  }

  @Test func `a substitute at home scores higher`() throws {
    let request = SubstituteRequest(limits: .none, atHome: ["olive-oil"])
    let terms = try choice("olive-oil", request).score.terms
    #expect(terms.contains { $0.reason == .atHome && $0.points == 5 })
  }

  @Test func `only what is close enough is applied without asking`() throws {
    for choice in Self.finder.answer("butter", for: SubstituteRequest(limits: .none)).choices {
      #expect(choice.isApplied == (choice.score.total >= 70))
    }
    let answer = Self.finder.answer(
      "olive-oil", for: SubstituteRequest(limits: EaterLimits(diets: [.vegan])))
    #expect(answer.applied.map { $0.substitute.closeness >= 4 } == true)
  }
}
