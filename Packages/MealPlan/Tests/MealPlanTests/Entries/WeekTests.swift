import MealModels
import MealPlan
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct WeekTests {
  private func week(_ date: String, first weekday: Int = 1) throws -> [String] {
    let day = try #require(CalendarDay(date)).number
    let week = PlanSettings(firstWeekday: weekday).week(of: day)
    return [week.lowerBound, week.upperBound - 1].map { CalendarDay($0).text }
  }

  // R-PLAN-01
  @Test func `weeks begin on Monday unless a household says otherwise`() throws {
    for day in 12...18 {
      #expect(try week("2025-05-\(day)") == ["2025-05-12", "2025-05-18"])
    }
    #expect(try week("2025-05-12", first: 7) == ["2025-05-11", "2025-05-17"])
    #expect(try week("2025-05-16", first: 6) == ["2025-05-10", "2025-05-16"])
  }

  @Test(arguments: 1...7)
  func `every day lies in one week, which begins on its first weekday`(first: Int) {
    let settings = PlanSettings(firstWeekday: first)
    for day in monday...(monday + 800) {
      let week = settings.week(of: day)
      #expect(week.contains(day) && week.count == 7)
      #expect(CalendarDay(week.lowerBound).weekday == first)
      #expect(week.allSatisfy { settings.week(of: $0) == week })
    }
  }

  @Test func `a week goes on over the end of a year and over a leap day`() throws {
    #expect(try week("2025-01-01") == ["2024-12-30", "2025-01-05"])
    #expect(try week("2024-02-29") == ["2024-02-26", "2024-03-03"])
    #expect(try week("1970-01-01") == ["1969-12-29", "1970-01-04"])
  }

  @Test func `the last and the first week that can be written are shorter`() throws {
    #expect(try week("9999-12-31") == ["9999-12-27", "9999-12-31"])
    #expect(try week("0001-01-01") == ["0001-01-01", "0001-01-07"])
    #expect(try week("0001-01-03", first: 3) == ["0001-01-03", "0001-01-09"])
    #expect(try week("0001-01-02", first: 3) == ["0001-01-01", "0001-01-02"])
  }

  /// On 30 March 2025 clocks in Europe went from two to three, on 26 October from three to two.
  @Test(arguments: [("2025-03-30", 3600, 7200), ("2025-10-26", 7200, 3600)])
  func `a day on which clocks change is a day like any other`(
    date: String, before: Int, after: Int
  ) throws {
    let day = try #require(CalendarDay(date)).number
    let morning = try #require(LocalMoment(date + "T00:30", secondsFromGMT: before))
    let night = try #require(LocalMoment(date + "T23:30", secondsFromGMT: after))
    #expect(morning.dayNumber == day && night.dayNumber == day)
    #expect(PlanSettings().week(of: day).count == 7)
    let slots = (day - 1...day + 1).flatMap { day in
      PlanSlot.order.map { PlanSlot(day: day, slot: $0).text }
    }
    #expect(Set(slots).count == 12)
    #expect(slots.compactMap { PlanSlot($0)?.text } == slots)
  }
}
