import MealModels
import Testing

@testable import MealPlan

@Suite struct PlanChangingTests {
  @Test(arguments: PlanField.allCases)
  func `a change is one event about one field, and none where it is so already`(
    field: PlanField
  ) throws {
    let change: PlanChange =
      switch field {
      case .slot: .slot(.on(3), position: 2)
      case .content: .content(.dish("Stew"))
      case .servings: .servings(4)
      case .eaters: .eaters(["Ann"])
      case .guests: .guests(2)
      case .note: .note("soak")
      case .state: .state(.cooked)
      case .cooked:
        .cooked(CookedMeal(facts: MealFacts(contents: .init(), foods: ["rice"]), lines: ["rice"]))
      case .isLocked: .isLocked(true)
      case .accepted: .accepted(["nuts"])
      case .refused: .refused(["stew"])
      case .isRemoved: .isRemoved(true)
      }
    var plan = try Plan.of("Soup")
    let events = try plan.changing("e1", change)
    #expect(events == [.changed("e1", change)])
    plan.apply(events)
    #expect(try plan.changing("e1", change) == [])
  }

  @Test func `cooking, uncooking, locking and unlocking go back and forth`() throws {
    var plan = try Plan.of("Soup")
    for change: PlanChange in [
      .state(.cooked), .state(.planned), .isLocked(true), .isLocked(false),
    ] {
      plan.apply(try plan.changing("e1", change))
    }
    #expect(plan == plan.applying([.changed("e1", .state(.planned))]))
    #expect(plan["e1"] == (try Plan.of("Soup"))["e1"])
  }

  @Test func `an unknown entry cannot be changed, and a removed one can be restored`()
    throws
  {
    var plan = try Plan.of("Soup")
    #expect(throws: PlanError.unknownEntry("e9")) { try plan.changing("e9", .note("x")) }
    #expect(throws: PlanError.unknownEntry("e9")) { try plan.changing("e9", .isRemoved(true)) }
    let before = plan["e1"]
    plan.apply(try plan.changing("e1", .isRemoved(true)))
    #expect(throws: PlanError.unknownEntry("e1")) { try plan.changing("e1", .note("x")) }
    plan.apply(try plan.changing("e1", .isRemoved(false)))
    #expect(plan["e1"] == before)
  }

  @Test func `a position that is no number is brought into the bounds`() throws {
    let plan = try Plan.of("Soup")
    for (position, expected) in [(Double.nan, -1e9), (.infinity, 1e9), (-1e300, -1e9)] {
      #expect(
        try plan.changing("e1", .slot(.on(0), position: position))
          == [.changed("e1", .slot(.on(0), position: expected))])
    }
  }

  @Test(
    arguments: [
      .firstWeekday(0), .firstWeekday(8), .minutes(PlanTime(weekday: 9, slot: .lunch), 20),
      .minutes(PlanTime(weekday: 1, slot: .lunch), 0), .evening(weekday: -1, isBusy: true),
      .minutes(PlanTime(weekday: 1, slot: .lunch), 1441), .leftoverLunches(-1), .leftoverLunches(8),
      .weeklyBudget(Money(hundredths: 0)), .weeklyBudget(Money(hundredths: -500)),
      .weeklyBudget(Money(hundredths: .max)),
    ] as [PlanSetting])
  func `a setting out of its range is refused, and the range is said`(setting: PlanSetting) {
    let error = #expect(throws: PlanError.badSetting(setting)) { try Plan().setting(setting) }
    #expect(error?.description.contains { $0.isNumber } == true)
  }

  @Test func `a setting is one event, and none where it is so already`() throws {
    var plan = Plan()
    for setting: PlanSetting in [
      .firstWeekday(7), .minutes(PlanTime(weekday: 1, slot: .lunch), 20), .leftoverLunches(0),
      .evening(weekday: 2, isBusy: true), .weeklyBudget(Money(hundredths: 7500)),
    ] {
      let events = try plan.setting(setting)
      #expect(events == [.set(setting)])
      plan.apply(events)
      #expect(try plan.setting(setting) == [])
    }
    #expect(try plan.setting(.weeklyBudget(nil)) == [.set(.weeklyBudget(nil))])
  }

  @Test(arguments: [
    PlanError.unknownEntry("e\u{1B}[2J"), .usedID("e1"), .badServings(0), .badText("", limit: 200),
    .badText(String(repeating: "x", count: 500), limit: 200), .noLeftovers("e1"),
    .noRoomForLeftovers("e1"),
    .noSuchDay(3_000_000), .sameWeek(0),
  ])
  func `an error is one sentence that can be printed`(error: PlanError) {
    let text = error.description
    #expect(text.hasSuffix(".") && text.count < 160)
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
  }
}
