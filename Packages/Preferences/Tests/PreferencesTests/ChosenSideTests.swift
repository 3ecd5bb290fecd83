import MealModels
import Preferences
import Testing

@Suite struct ChosenSideTests {
  private let parser = PreferenceParser(household: [.you]) { .empty }

  private func preferences(_ events: PreferencesEvent...) -> EaterPreferences {
    events.reduce(into: EaterPreferences()) { $0.apply($1) }
  }

  @Test func `of two choices beside one meal the later counts, and others stay`() {
    let chosen = preferences(
      .choosing(.side("steamed-rice"), beside: "dal", at: 0),
      .choosing(.nothing, beside: "keema", at: 1),
      .choosing(.nothing, beside: "dal", at: 0))
    #expect(chosen.sides == ["dal": [0: .nothing], "keema": [1: .nothing]])
  }

  @Test func `people count from one what goes with a meal`() throws {
    let event = try parser.event("sides", "Dal:1=cooked-quinoa, dal:2=nothing")
    #expect(preferences(event).sides == ["dal": [0: .side("cooked-quinoa"), 1: .nothing]])
    #expect(preferences(event).text(of: .sides) == "dal:1=cooked-quinoa,dal:2=nothing")
  }

  @Test func `none takes every choice away`() throws {
    let before = PreferencesEvent.choosing(.nothing, beside: "dal", at: 0)
    #expect(preferences(before, try parser.event("sides", "none")).sides.isEmpty)
  }

  @Test(arguments: ["dal", "dal=rice", "dal:0=rice", "dal:21=rice", "dal:1=", "d al:1=x", ":1=x"])
  func `anything else is refused`(text: String) {
    #expect(throws: PreferenceError.badSideChoice(text)) { try parser.event("sides", text) }
  }

  @Test func `an unreadable choice of a side is ignored, because it protects no eater`() {
    let odd = PreferencesEvent(key: "sides", value: "dal:1=rice,dal:first=rice")
    #expect(preferences(odd).sides == ["dal": [0: .side("rice")]])
    #expect(odd.isLimit == nil)
  }
}
