import Testing

@testable import DesignSystem

// D-HAPT
@Suite struct HapticTokenTests {
  // D-HAPT-01
  @Test func `there are two haptics`() {
    #expect(Haptic.allCases == [.mediumImpact, .selection])
  }

  // D-HAPT-02, D-HAPT-03, G-09: the whole list of what is felt.
  @Test func `only saving, logging, tabs and chips are felt`() {
    let felt = HapticOccasion.allCases.map { "\($0.rawValue) \($0.haptic.rawValue)" }
    #expect(
      felt == [
        "saveRecipe mediumImpact", "logMeal mediumImpact", "logFood mediumImpact",
        "quickAdd mediumImpact", "changeTab selection", "changeChip selection",
      ])
  }

  @Test func `an action is silent unless told otherwise`() {
    #expect(ControlAction("home.newSuggestion").haptic == nil)
  }
}
