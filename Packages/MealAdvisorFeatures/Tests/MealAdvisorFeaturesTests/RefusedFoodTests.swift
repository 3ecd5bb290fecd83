import AppShell
import AppTesting
import DesignSystem
import Testing

/// What was typed and is no food stays where it was typed.
@Suite struct RefusedFoodTests {
  private let unknown = "No food called"

  /// What is in a field of Dietary Restrictions.
  private func text(_ field: String, _ visitor: Visitor) async throws -> String? {
    try await visitor.screen.element.all.first {
      $0.id == ElementID("dietary-restrictions.\(field).add")
    }?.accessibility.value
  }

  @Test func `an unknown food stays in its field until the eater corrects it`()
    async throws
  {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap("settings.addAllergyFood=kiwwi", "settings.diet=on?id=vegan")
    #expect(try await text("foods", visitor) == "kiwwi")
    #expect(try await visitor.words.contains(unknown))
    try await visitor.tap("settings.addAllergyFood=kiwi")
    #expect(try await text("foods", visitor) == "")
    #expect(try await !visitor.words.contains(unknown))
  }

  @Test func `each list keeps its own, and the one of another eater is theirs`() async throws {
    let visitor = try await Visitor()
    let page = "settings.open?screen=dietary-restrictions&eater=Ben"
    try await visitor.tap("tab.select?id=favorites", "premium.open", "premium.startTrial")
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(
      "settings.open?screen=household", "household.add=Ben",
      "settings.open?screen=eater&eater=Ben", page)
    try await visitor.tap(
      "settings.addAllergyFood=kiwwi?eater=Ben", "settings.addDislike=cilanto?eater=Ben")
    #expect(try await text("foods", visitor) == "kiwwi")
    #expect(try await text("dislikes", visitor) == "cilanto")
    try await visitor.tap("settings.addDislike=cilantro?eater=Ben")
    #expect(try await text("foods", visitor) == "kiwwi")
    #expect(try await text("dislikes", visitor) == "")
    try await visitor.tap("navigation.dismiss", page)
    #expect(try await text("foods", visitor) == "")
    #expect(try await !visitor.words.contains(unknown))
  }

  @Test func `it is gone once another screen was shown over it`() async throws {
    let visitor = try await Visitor()
    try await visitor.open("dietary-restrictions")
    try await visitor.tap(
      "settings.addAllergyFood=kiwwi", "settings.open?screen=household", "navigation.dismiss")
    #expect(try await text("foods", visitor) == "")
    #expect(try await !visitor.words.contains(unknown))
  }
}
