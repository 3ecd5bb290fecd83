import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CalendarDayTests {
  @Test func `a day has the parts that the calendar of the system gives it`() throws {
    for number in stride(from: -140_000, through: 200_000, by: 17) {
      let day = CalendarDay(number)
      let text = Date(timeIntervalSince1970: Double(number) * 86_400)
        .formatted(Date.ISO8601FormatStyle().year().month().day())
      let parts = text.split(separator: "-").compactMap { Int($0) }
      #expect([day.year, day.month, day.day] == parts)
    }
  }

  @Test func `weekdays follow each other, Monday first`() {
    #expect(CalendarDay(0).weekday == 4)
    for number in -1000...1000 {
      #expect(CalendarDay(number + 1).weekday == CalendarDay(number).weekday % 7 + 1)
    }
  }

  @Test func `a day is found again by its number and by its text`() {
    for number in stride(from: CalendarDay.written.lowerBound, through: 2_932_896, by: 41) {
      let day = CalendarDay(number)
      #expect(day.number == number)
      #expect(CalendarDay(day.text) == day)
    }
    #expect(CalendarDay(-800_000).number == -800_000)
  }

  @Test func `the first and the last day that can be written`() {
    #expect(CalendarDay(CalendarDay.written.lowerBound).text == "0001-01-01")
    #expect(CalendarDay(CalendarDay.written.upperBound).text == "9999-12-31")
    #expect(CalendarDay("1970-01-01")?.number == 0)
    #expect(CalendarDay("2024-02-29")?.number == 19_782)
  }

  @Test(arguments: [
    "2025-02-29", "1900-02-29", "2025-04-31", "2025-13-01", "2025-00-10", "2025-01-00",
    "0000-12-31", "10000-01-01", "2025-5-12", "2025-05-12 ", "+025-05-12", "2025/05/12", "",
    "today", "٢٠٢٥-٠٥-١٢",
  ])
  func `an invalid text gives no date`(text: String) {
    #expect(CalendarDay(text) == nil)
  }
}
