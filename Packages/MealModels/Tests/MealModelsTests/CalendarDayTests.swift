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
}
