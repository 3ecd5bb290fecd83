import MealModels
import Testing

@testable import EaterRecord

@Suite struct QuizOrderTests {
  private func meal(
    _ id: MealID, _ cuisine: Cuisine, _ protein: ProteinSource, grade: Int? = nil
  ) -> MealSummary {
    MealSummary(
      id: id, title: id.rawValue, cuisine: cuisine, difficulty: .easy, totalMinutes: 20,
      slots: SlotSet([.dinner]), facts: MealFacts(contents: FoodContents(), foods: []),
      traits: MealTraits(protein: protein),
      customs: MealCustoms(familiarity: Familiarity(grade.map { [.germany: $0] } ?? [:])))
  }

  @Test func `what people of the region know best comes first, and an unknown grade is the middle`()
  {
    let meals = [
      meal("rare", .thai, .fish, grade: 2), meal("unknown", .thai, .fish),
      meal("loved", .thai, .fish, grade: 5),
    ]
    #expect(QuizOrder(asked: [], region: .germany).next(of: meals) == "loved")
    #expect(QuizOrder(asked: [], region: .germany).next(of: Array(meals.prefix(2))) == "unknown")
    #expect(QuizOrder(asked: [], region: .india).next(of: meals) == "rare", "all are alike there")
    #expect(QuizOrder(asked: [], region: .germany).next(of: []) == nil)
  }

  @Test func `of dishes that are known as well, the one that is least like those before comes`() {
    let asked = [meal("pad-thai", .thai, .shellfish, grade: 4)]
    let meals = [
      meal("tom-yum", .thai, .shellfish, grade: 4), meal("thai-beef", .thai, .beef, grade: 4),
      meal("burger", .american, .beef, grade: 4),
    ]
    #expect(QuizOrder(asked: asked, region: .germany).next(of: meals) == "burger")
  }
}
