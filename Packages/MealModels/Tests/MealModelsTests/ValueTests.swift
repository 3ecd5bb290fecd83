import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ValueTests {
  // G-01
  @Test(arguments: [
    (3, MealSlot.dinner), (4, .breakfast), (10, .breakfast), (11, .lunch), (15, .lunch),
    (16, .dinner), (23, .dinner), (0, .dinner),
  ])
  func `the hour decides the slot`(hour: Int, slot: MealSlot) {
    #expect(MealSlot(hour: hour) == slot)
  }

  @Test func `local time is read, kept and printed`() throws {
    let moment = try #require(LocalMoment("2026-05-12T18:30", secondsFromGMT: 7200))
    #expect(moment.text == "2026-05-12T18:30")
    #expect(moment.hour == 18)
    #expect(moment.date.timeIntervalSince1970 == 1_778_603_400)
    #expect(LocalMoment("2026-05-12")?.text == "2026-05-12T12:00")
    let nextDay = LocalMoment(date: moment.date + 86_400, secondsFromGMT: 7200)
    #expect(nextDay.dayNumber == moment.dayNumber + 1)
  }

  @Test(arguments: ["", "yesterday", "2026-02-30T10:00", "2026-13-01", "2026-05-12T25:00", "12:30"])
  func `a time that does not exist is refused`(text: String) {
    #expect(LocalMoment(text) == nil)
  }

  @Test func `not measured is not zero`() {
    let facts = NutritionFacts([.protein: 12, .fat: 0, .iron: .nan, .energy: -1])
    #expect(facts[.fat] == 0)
    #expect(facts[.iron] == nil)
    #expect(facts[.energy] == nil)
    #expect((facts + NutritionFacts([.protein: 3]))[.fat] == nil)
    #expect((facts + NutritionFacts([.protein: 3]))[.protein] == 15)
  }

  @Test func `the same amounts are equal however they were told`() {
    #expect(MealTraits.nutrients == Nutrient.allCases.filter(MealTraits.nutrients.contains))
    let amounts: [Nutrient: Double] = [.sodium: 300, .energy: 410, .fibre: 2.5]
    let facts = NutritionFacts(ofTraits: { amounts[$0] })
    #expect(facts == NutritionFacts(amounts))
    #expect(facts.measured == [.energy, .fibre, .sodium])
    #expect(facts + facts == facts.scaled(by: 2))
    #expect(NutritionFacts(ofTraits: { $0 == .fat ? -1 : .nan }) == NutritionFacts())
  }

  @Test func `the same foods are equal as a set and by their places in a list`() {
    let list: [FoodID] = ["butter", "milk", "rye"]
    let contents = FoodContents(allergens: AllergenSet([.milk]))
    let listed = MealFacts(contents: contents, foodsAt: [1, 0], in: list)
    let facts = MealFacts(contents: contents, foods: ["butter", "milk"])
    #expect(listed.foods == ["butter", "milk"])
    #expect(listed == facts)
    #expect(listed.hashValue == facts.hashValue)
    #expect(listed != MealFacts(contents: contents, foodsAt: [0], in: list))
    for facts in [listed, facts] {
      var visited: [FoodID] = []
      facts.forEachFood { visited.append($0) }
      #expect(visited.sorted() == ["butter", "milk"])
    }
  }

  @Test func `money prints and adds exactly`() {
    #expect(Money(hundredths: 499).text == "$4.99")
    #expect(Money(hundredths: -5, .eur).text == "-€0.05")
    #expect(Money(hundredths: 499).adding(Money(hundredths: 2))?.hundredths == 501)
    #expect(Money(hundredths: 499).adding(Money(hundredths: 2, .eur)) == nil)
  }

  @Test func `an id is made of words`() {
    #expect(FoodID(slug: "Crème fraîche, 30%").rawValue == "crème-fraîche-30")
    #expect(FoodID(slug: "  ").rawValue == "")
  }

  @Test func `every mask holds exactly the cases put into it`() {
    for diet in Diet.allCases where diet != .everything {
      #expect(DietSet([diet]).diets == [diet])
    }
    for allergen in Allergen.allCases { #expect(AllergenSet([allergen]).allergens == [allergen]) }
    for slot in MealSlot.allCases { #expect(SlotSet([slot]).slots == [slot]) }
    #expect(DietSet([.everything]).isEmpty)
  }
}
