import MealModels
import MealPlan
import Testing

@Suite struct PlanSlotTests {
  @Test(arguments: [
    "2025-05-12-dinner", "2024-02-29-breakfast", "0001-01-01-lunch", "9999-12-31-snack",
    "1969-12-31-dinner",
  ])
  func `a slot is read as it is written`(text: String) throws {
    #expect(try #require(PlanSlot(text)).text == text)
  }

  @Test(arguments: [
    "2025-02-29-dinner", "2025-04-31-lunch", "0000-01-01-dinner", "10000-01-01-dinner",
    "2025-05-12", "2025-05-12-", "2025-05-12-supper", "2025-05-12dinner", "2025-05-12-Dinner",
    "2025-5-12-dinner", "dinner", "", "2025-05-12-dinner ",
  ])
  func `a date that does not exist, or anything else, is no slot`(text: String) {
    #expect(PlanSlot(text) == nil)
  }

  @Test func `slots follow each other as they are eaten`() {
    let texts = [
      "2024-12-31-dinner", "2025-01-01-breakfast", "2025-01-01-lunch", "2025-01-01-snack",
      "2025-01-01-dinner", "2025-01-02-breakfast",
    ]
    let slots = texts.compactMap(PlanSlot.init)
    #expect(slots.shuffled().sorted().map(\.text) == texts)
    #expect(
      PlanSlot.order.map { PlanSlot(day: 0, slot: $0) }.sorted().map(\.slot) == PlanSlot.order)
  }

  @Test(
    arguments: [
      ("2025-05-12T03:59", "2025-05-12-breakfast", "2025-05-11-dinner"),
      ("2025-05-12T00:00", "2025-05-12-breakfast", "2025-05-11-dinner"),
      ("2025-05-12T04:00", "2025-05-12-breakfast", "2025-05-12-breakfast"),
      ("2025-05-12T11:00", "2025-05-12-lunch", "2025-05-12-lunch"),
      ("2025-05-12T23:59", "2025-05-12-dinner", "2025-05-12-dinner"),
    ])
  func `dinner is over at midnight, and what is eaten after it is still that dinner`(
    time: String, open: String, eaten: String
  ) throws {
    let moment = try #require(LocalMoment(time))
    #expect(PlanSlot(openAt: moment).text == open)
    #expect(PlanSlot(eatenAt: moment).text == eaten)
    #expect(PlanSlot.slots(from: moment, count: 4).first?.text == open)
    #expect(PlanSlot.slots(from: moment, count: 0).isEmpty)
  }

  @Test func `a day beyond all that can be written is brought to the last one`() {
    #expect(PlanSlot(day: .max, slot: .dinner).text == "9999-12-31-dinner")
    #expect(PlanSlot(day: .min, slot: .dinner).text == "0001-01-01-dinner")
  }
}
