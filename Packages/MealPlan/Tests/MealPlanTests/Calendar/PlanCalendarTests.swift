import MealModels
import MealPlan
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PlanCalendarTests {
  private func calendar(
    after minutes: Double = 0, alarm: Int? = nil, cancelsRemoved: Bool = true
  ) -> PlanCalendar {
    PlanCalendar(
      product: "MealAdvisor", made: dinnerTime + minutes * 60, alarmMinutes: alarm,
      cancelsRemoved: cancelsRemoved
    ) { $0 == "soup" ? 45 : nil }
  }

  /// The lines of each event, unfolded.
  private func events(_ file: String) -> [[String]] {
    file.replacing("\r\n ", with: "").components(separatedBy: "BEGIN:VEVENT\r\n").dropFirst()
      .map { $0.components(separatedBy: "END:VEVENT")[0].split(separator: "\r\n").map(String.init) }
  }

  @Test func `an event is the time of cooking, on the clock of wherever it is read`() throws {
    var plan = try Plan.of("Soup")
    plan.apply(try plan.changing("e1", .note("soak, or buy; fresh")))
    plan.apply(try plan.changing("e1", .servings(4)))
    plan.apply(try plan.changing("e1", .eaters(["Ann", "Bob"])))
    #expect(
      events(calendar().file(of: plan)) == [
        [
          "UID:meal-plan-e1", "DTSTAMP:20250512T183000Z", "LAST-MODIFIED:20250512T183000Z",
          "SEQUENCE:29117910", "DTSTART:20250512T174500", "DTEND:20250512T183000", "SUMMARY:Soup",
          #"DESCRIPTION:soak\, or buy\; fresh\n4 servings\nfor Ann\, Bob"#, "CATEGORIES:DINNER",
          "STATUS:CONFIRMED",
        ]
      ])
  }

  @Test(arguments: [
    (MealSlot.breakfast, "20250512T080000", "20250512T083000"),
    (.lunch, "20250512T123000", "20250512T130000"), (.snack, "20250512T160000", "20250512T163000"),
    (.dinner, "20250512T183000", "20250512T190000"),
  ])
  func `without a cooking time, the calendar has half an hour at the table`(
    slot: MealSlot, start: String, end: String
  ) {
    let meal = PlannedMeal(id: "a", slot: .on(0, slot), content: .text("Bread"))
    let event = events(calendar().file(of: Plan().applying([.added(meal)])))[0]
    #expect(event.contains("DTSTART:\(start)") && event.contains("DTEND:\(end)"))
  }

  @Test(arguments: [(-5, "182500"), (0, "182500"), (1, "182500"), (45, "174500"), (.max, "183000")])
  func `cooking takes five minutes to a week`(minutes: Int, time: String) throws {
    var calendar = calendar()
    calendar.minutes = { _ in minutes }
    let day = minutes == .max ? "20250505" : "20250512"
    #expect(
      events(calendar.file(of: try Plan.of("Soup")))[0].contains("DTSTART:\(day)T\(time)"))
  }

  @Test func `a re-export updates what it wrote before, and doubles nothing`() throws {
    var plan = try Plan.of("Soup", "Stew")
    let first = events(calendar().file(of: plan))
    plan.apply(try plan.moving("e1", to: .on(9)))
    plan.apply(try plan.changing("e2", .content(.dish("Pie"))))
    let second = events(calendar(after: 1).file(of: plan))
    func values(_ events: [[String]], _ name: String) -> [String] {
      events.compactMap { $0.first { $0.hasPrefix(name + ":") } }.sorted()
    }
    #expect(values(first, "UID") == values(second, "UID"))
    #expect(Set(values(second, "UID")).count == 2)
    #expect(values(first, "SEQUENCE")[0] < values(second, "SEQUENCE")[0])
    #expect(values(first, "DTSTAMP")[0] < values(second, "DTSTAMP")[0])
    #expect(calendar().file(of: plan) == calendar().file(of: plan))
  }

  @Test func `a skipped or removed entry is cancelled in the calendar under its own id`() throws {
    var plan = try Plan.of("Soup", "Stew", "Pie")
    plan.apply(plan.skipping(day: monday))
    plan.apply(try plan.changing("e2", .isRemoved(true)))
    plan.apply(try plan.changing("e3", .state(.cooked)))
    func status(_ calendar: PlanCalendar) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: events(calendar.file(of: plan)).map { lines in
          (lines[0], lines.first { $0.hasPrefix("STATUS") } ?? "")
        })
    }
    let gone = "STATUS:CANCELLED"
    #expect(
      status(calendar(alarm: 10))
        == [
          "UID:meal-plan-e1": gone, "UID:meal-plan-e2": gone,
          "UID:meal-plan-e3": "STATUS:CONFIRMED",
        ])
    #expect(!calendar(alarm: 10).file(of: plan).contains("VALARM"))
    #expect(status(calendar(cancelsRemoved: false)).count == 2)
  }

  @Test func `alarms ring where they are asked for`() throws {
    let plan = try Plan.of("Soup")
    #expect(!calendar().file(of: plan).contains("VALARM"))
    let event = events(calendar(alarm: 15).file(of: plan))[0]
    #expect(
      event.suffix(5) == [
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "DESCRIPTION:Soup", "END:VALARM",
      ])
  }

  @Test func `only the days that are asked for are written`() throws {
    let plan = try Plan.of("Soup", "Stew")
    let file = calendar().file(of: plan, days: monday + 1..<monday + 2)
    #expect(events(file).map { $0[0] } == ["UID:meal-plan-e2"])
    #expect(events(calendar().file(of: Plan())).isEmpty)
  }

  @Test func `the ends of the calendar, a leap day and a change of clocks are days like others`()
    throws
  {
    let texts = [
      "0001-01-01-breakfast", "2024-02-29-dinner", "2025-03-30-breakfast", "9999-12-31-dinner",
    ]
    for text in texts {
      let meal = PlannedMeal(id: "a", slot: try #require(PlanSlot(text)), content: .dish("Soup"))
      var calendar = calendar()
      calendar.made = Date(timeIntervalSince1970: text.hasPrefix("9") ? .infinity : -.infinity)
      let event = events(calendar.file(of: Plan().applying([.added(meal)])))[0]
      let date = text.prefix(10).replacing("-", with: "")
      #expect(event.contains { $0.hasPrefix("DTEND:\(date)T") })
      #expect(event.contains { $0.hasPrefix("DTSTART:\(date)T") })
    }
  }

  @Test("A followed calendar has the days asked for, says when to come back, and leaves out skips")
  func feed() throws {
    var plan = try Plan.of("Soup", "Stew")
    let skipped = try #require(plan.entries.last?.id)
    plan.apply([.changed(skipped, .state(.skipped))])
    let day = try #require(plan.entries.first).slot.day
    let file = calendar().feed(of: plan, days: day..<(day + 7))
    #expect(file.contains("REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n"))
    #expect(file.contains("SUMMARY:Soup") && !file.contains("Stew"))
    #expect(!file.lowercased().contains("kcal"))
    #expect(!calendar().feed(of: plan, days: (day + 1)..<(day + 7)).contains("SUMMARY:Soup"))
  }
}
