import MealModels
import MealPlan
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// S-INT-05
@Suite struct CookingAppointmentTests {
  private func recipe(_ title: String = "Tacos", minutes: Int) -> Recipe {
    Recipe(
      id: "tacos", title: title, summary: "", description: "", cuisine: .mexican,
      difficulty: .easy, times: RecipeTimes(prepMinutes: minutes, cookMinutes: 0), servings: 2,
      ingredients: [], steps: [], picture: DishPicture(kind: .taco, description: ""))
  }

  @Test(
    arguments: [
      ("2026-05-12T17:00", 0, 45, [MealSlot.dinner], "2026-05-12T17:45", "2026-05-12T18:30"),
      ("2026-05-12T18:00", 0, 45, [.dinner], "2026-05-13T17:45", "2026-05-13T18:30"),
      ("2026-05-12T17:45", 0, 45, [.dinner], "2026-05-12T17:45", "2026-05-12T18:30"),
      ("2026-05-12T09:00", 0, 20, [.dinner, .lunch], "2026-05-12T12:10", "2026-05-12T12:30"),
      ("2026-05-12T23:30", -14400, 20, [.breakfast], "2026-05-13T07:40", "2026-05-13T08:00"),
      ("2026-05-12T09:00", 19800, 3000, [.dinner], "2026-05-12T16:30", "2026-05-14T18:30"),
      ("2026-12-31T20:00", 0, 0, [], "2027-01-01T07:55", "2027-01-01T08:00"),
    ] as [(String, Int, Int, [MealSlot], String, String)])
  func `cooking ends at the hour of the next slot that it can still reach`(
    now: String, offset: Int, minutes: Int, slots: [MealSlot], start: String, end: String
  ) throws {
    let moment = try #require(LocalMoment(now, secondsFromGMT: offset))
    let found = CookingAppointment(
      cooking: recipe(minutes: minutes), for: SlotSet(slots), after: moment)
    #expect(found.start.text == start && found.end.text == end)
    #expect(found.start.date >= moment.date)
  }

  @Test func `the slowest of what is served decides when cooking begins, and notes are told`()
    throws
  {
    let moment = try #require(LocalMoment("2026-05-12T15:00", secondsFromGMT: 0))
    let rice = Meal(
      recipe: recipe("Rice", minutes: 60), slots: [],
      facts: MealFacts(contents: FoodContents(), foods: []))
    let found = CookingAppointment(
      cooking: recipe(minutes: 20), with: [rice], notes: "Serve with Rice; hot.",
      for: SlotSet([.dinner]), after: moment)
    #expect(found.start.text == "2026-05-12T17:30")
    let entry = CalendarEntry(id: "id-1", made: moment.date, product: "MealAdvisor")
    #expect(found.iCalendar(entry).contains("\r\nDESCRIPTION:Serve with Rice\\; hot.\r\n"))
  }

  private func document(_ title: String) throws -> String {
    let moment = try #require(LocalMoment("2026-05-12T17:00", secondsFromGMT: 7200))
    return CookingAppointment(
      cooking: recipe(title, minutes: 45), for: SlotSet([.dinner]), after: moment
    ).iCalendar(
      CalendarEntry(id: "id-1", made: Date(timeIntervalSince1970: 1.7), product: "MealAdvisor"))
  }

  @Test func `the file is one appointment in UTC, with an id and when it was made`() throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//MealAdvisor//EN", "BEGIN:VEVENT", "UID:id-1",
      "DTSTAMP:19700101T000001Z", "DTSTART:20260512T154500Z", "DTEND:20260512T163000Z",
      "SUMMARY:Tacos", "END:VEVENT", "END:VCALENDAR", "",
    ]
    #expect(try document("Tacos") == lines.joined(separator: "\r\n"))
  }

  @Test(arguments: [
    "Salt, pepper; and \\ more", "Two\nlines", "Tab\u{7}bell", "Half\r\nDTSTART:19700101T000000Z",
    String(repeating: "Crème brûlée 🍮 ", count: 30), String(repeating: "a", count: 75),
    "👨‍👩‍👧‍👦" + String(repeating: "é", count: 200),
  ])
  func `a calendar file has short, whole lines for any title`(title: String) throws {
    let text = try document(title)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(lines.last == "" && lines.filter { $0.hasPrefix("DTSTART") }.count == 1)
    let summary = String(text.replacing("\r\n ", with: "")).split(separator: "\r\n")
      .first { $0.hasPrefix("SUMMARY:") }
    let value = try #require(summary).dropFirst(8)
    let seen = value.replacing("\\n", with: "\n").replacing("\\,", with: ",")
      .replacing("\\;", with: ";").replacing("\\\\", with: "\\")
    let plain = title.unicodeScalars.filter { $0 == "\n" || $0.value >= 0x20 }
    #expect(Array(seen.unicodeScalars) == Array(plain))
  }
}
