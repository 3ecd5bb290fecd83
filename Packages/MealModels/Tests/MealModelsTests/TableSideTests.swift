import MealModels
import MealModelsFixtures
import Testing

@Suite struct TableSideTests {
  private static let sides = ["bread", "oats", "almond"].map {
    Dishes.meal(MealID(rawValue: "plain-\($0)"), of: [FoodID(rawValue: $0)], slots: [], minutes: 40)
  }
  private static let customs = MealCustoms(
    accompaniments: [
      Accompaniment(["plain-bread", "plain-oats"]), Accompaniment(["plain-almond"]),
    ])

  private func outcomes(
    _ limits: EaterLimits?, chosen: [Int: SideChoice] = [:]
  ) -> [TableSide.Outcome] {
    let nothing = MealFacts(contents: FoodContents(), foods: [])
    return Self.customs.sides(for: limits, beside: nothing, chosen: chosen) { id in
      Self.sides.first { $0.id == id }
    }
    .map(\.outcome)
  }

  /// Oats may contain traces of wheat, which these limits accept.
  private let wheat = EaterLimits(allergens: [.wheat], acceptedTraces: [.wheat])

  @Test func `each meal comes with its usual side`() {
    #expect(outcomes(EaterLimits.none) == [.served(Self.sides[0]), .served(Self.sides[2])])
  }

  @Test func `if a side breaks a limit, the next choice is served`() {
    #expect(outcomes(wheat).first == .served(Self.sides[1]))
  }

  @Test func `if every choice breaks a limit, no side is served`() {
    let nuts = EaterLimits(allergens: AllergenSet([.almond]))
    #expect(outcomes(nuts) == [.served(Self.sides[0]), .missing])
  }

  @Test func `while limits are unreadable, no side is served`() {
    #expect(outcomes(nil, chosen: [0: .side("plain-bread")]) == [.missing, .missing])
  }

  @Test func `the chosen side is served, and no side if the eater chose none`() {
    #expect(
      outcomes(EaterLimits.none, chosen: [0: .side("plain-oats"), 1: .nothing])
        == [.served(Self.sides[1]), .leftOut])
  }

  @Test func `a chosen side that became unsafe is never served`() {
    #expect(outcomes(wheat, chosen: [0: .side("plain-bread")]).first == .served(Self.sides[1]))
  }

  @Test func `a choice that is not one of the meal's sides is ignored`() {
    #expect(
      outcomes(EaterLimits.none, chosen: [0: .side("plain-almond"), 7: .nothing])
        == [.served(Self.sides[0]), .served(Self.sides[2])])
  }

  @Test func `a milk side is not served beside a meat side`() {
    let sides = (["beef", "milk"] as [FoodID]).map { food in
      Dishes.meal(MealID(rawValue: "plain-\(food.rawValue)"), of: [food], slots: [])
    }
    let customs = MealCustoms(accompaniments: sides.map { Accompaniment([$0.id]) })
    let nothing = MealFacts(contents: FoodContents(), foods: [])
    func served(_ limits: EaterLimits, chosen: [Int: SideChoice] = [:]) -> [MealID] {
      customs.sides(for: limits, beside: nothing, chosen: chosen) { id in
        sides.first { $0.id == id }
      }
      .compactMap(\.served?.id)
    }
    let kosher = EaterLimits(diets: [.kosher])
    #expect(served(EaterLimits.none) == ["plain-beef", "plain-milk"])
    #expect(served(kosher) == ["plain-beef"])
    #expect(served(kosher, chosen: [0: .nothing]) == ["plain-milk"])
  }

  @Test func `the contents, nutrition and time of a meal include those of its sides`() {
    let meal = Dishes.meal("fried-egg", of: ["egg"], minutes: 10)
    let all = meal.facts(with: Self.sides)
    #expect(all.contents.allergens.isSuperset(of: AllergenSet([.egg, .wheat, .almond])))
    #expect(meal.totalMinutes(with: Self.sides) == 40)
    #expect(meal.nutrition(with: Self.sides)[.energy] == 600)
    #expect(meal.nutrition(with: Self.sides)[.protein] == nil)
  }
}
