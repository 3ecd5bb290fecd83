import Testing

@testable import DesignSystem

@Suite struct ActionTests {
  static let actions: [ControlAction] = [
    ControlAction("home.newSuggestion"),
    ControlAction("recipe.open", [ActionParameter("id", "creamy-tuscan-chicken")]),
    ControlAction("a.b", [ActionParameter("x y", "1=2&3?4 %<é>"), ActionParameter("n", "")]),
    ControlAction("settings.time", slot: .number(10...60)),
    ControlAction("settings.name", [ActionParameter("id", "7")], slot: .text(maxLength: 80)),
    ControlAction("settings.diet", slot: .choice(["vegan", "gluten|free"])),
    ControlAction("settings.contrast", slot: .toggle),
    ControlAction("plan.day", slot: .date),
  ]

  @Test(arguments: actions) func `an action reads back from its text`(action: ControlAction) throws
  {
    #expect(try ControlAction(parsing: action.description) == action)
  }

  @Test func `an action prints as in the documentation`() {
    let open = ControlAction("recipe.open", [ActionParameter("id", "creamy-tuscan-chicken")])
    #expect(open.description == "recipe.open?id=creamy-tuscan-chicken")
    let time = ActionCall("settings.time", value: "30")
    #expect(time.description == "settings.time=30")
  }

  @Test(arguments: [
    "", "home", "Home.x", "home..x", "home.x?", "home.x?a", "home.x?=b", "home.x?a=%G1",
    "home.x=<nothing>", "home.x=<number:5...1>", "home.ünlaut", "home.x y",
  ])
  func `text that is no action is refused with itself as payload`(text: String) {
    #expect(throws: DesignSystemError.malformedAction(text)) {
      try ControlAction(parsing: text)
    }
  }

  @Test func `a call fires the control whose slot it fits`() throws {
    let control = ControlAction("settings.time", slot: .number(10...60))
    let call = try ActionCall(parsing: "settings.time=30")
    #expect(try control.read(call) == .number(30))
    #expect(throws: DesignSystemError.rejectedValue("90", slot: .number(10...60))) {
      try control.read(ActionCall("settings.time", value: "90"))
    }
    #expect(throws: DesignSystemError.unknownAction("settings.time?id=1")) {
      try control.read(ActionCall("settings.time", [ActionParameter("id", "1")]))
    }
  }

  @Test(arguments: [
    ("2026-05-12", true), ("2026-05-12T18:30", true), ("2026-13-12", false), ("12.5.2026", false),
    ("2026-05-12T25:00", false), ("", false),
  ])
  func `a date slot takes days and times`(text: String, isDate: Bool) {
    let value = try? ValueSlot.date.read(text)
    #expect((value != nil) == isDate)
  }
}
