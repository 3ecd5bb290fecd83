import AppShell
import DesignSystem
import Layout
import MealAdvisorParts
import Testing

extension Requirement {
  /// W-DEV: what it is called, and the device that it was drawn on.
  static let device = [
    Requirement("W-DEV-01", "it is called MealAdvisor and says what to eat today") {
      #expect(Brand.mealAdvisor.name == "MealAdvisor")
      #expect(Brand.mealAdvisor.tagline == "What should I eat today?")
    },
    Requirement("W-DEV-02", "the reference is an iPhone 14, and the 15 is laid out too") {
      #expect(ScreenCanvas.reference.name == "iphone-14")
      #expect(ScreenCanvas.named("iphone-15")?.width == 393)
      let home = layOut(Shown.screen("home.suggestion").element, on: .island)
      #expect(home.frame("home.card")?.width == 361)
    },
    Requirement("W-DEV-04", "the insets of the reference are 47 above and 34 below") {
      #expect(ScreenCanvas.reference.topInset == 47)
      #expect(ScreenCanvas.reference.bottomInset == 34)
    },
    Requirement(
      "W-DEV-05", "the grid is built on 8, with half-steps and one iOS gap named",
      .provedBy("SpaceTokenTests", "a named gap is as long as drawn", "every gap is on the scale")),
  ]
}
