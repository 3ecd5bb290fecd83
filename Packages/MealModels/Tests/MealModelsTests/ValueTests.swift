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
