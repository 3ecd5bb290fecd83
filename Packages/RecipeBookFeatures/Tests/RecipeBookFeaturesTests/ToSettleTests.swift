import AppShell
import AppTesting
import DesignSystem
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeStore
import Testing

/// Unknown names of all recipes in one list, the most common first.
@Suite struct ToSettleTests {
  private func bowl(_ title: String, _ lines: [String]) -> RecipeDraft {
    RecipeDraft(
      title: title, ingredients: [.init(["500 g chicken breast", "200 g rice"] + lines)],
      steps: [.init(["Cook."])])
  }

  @Test func `names are listed by the number of recipes that each settles, and settled from there`()
    async throws
  {
    let cook = try await Cook()
    try await cook.keep(bowl("One", ["2 tbsp zorbel", "1 tsp quibble"]))
    try await cook.keep(bowl("Two", ["1 tbsp zorbel"]))
    try await cook.tap("Recipes", "Name 2 Unknown Foods")
    let text = try await cook.text
    let first = try #require(text.firstRange(of: "zorbel"))
    let second = try #require(text.firstRange(of: "quibble"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(text.contains("In 2 recipes") && text.contains("In 1 recipe"))
    try await cook.tap(RecipeEditorAction.settle.call("zorbel").description)
    #expect(try await cook.text.contains("What is zorbel?"))
    #expect(try await !cook.text.contains("Not a Food"))
    try await cook.enter("paprika", into: "settle-name.field")
    try await cook.tap(NameSettlingAction.choose.call("paprika").description, "settling.keep")
    #expect(try await cook.app.showing().screen.id == "to-settle")
    #expect(try await !cook.text.contains("In 2 recipes"))
    #expect(try await cook.own.current().openNames.count == 1)
  }

  /// The first control on screen with an action.
  private func control(_ id: ActionID, _ cook: Cook) async throws -> String {
    let all = try await cook.app.showing().root.all.compactMap(\.action)
    return try #require(all.first { $0.id == id }).call().description
  }

  /// The texts of the answers that the list offers to a name.
  private func answers(to line: String) async throws -> [[String]] {
    let cook = try await Cook()
    try await cook.keep(bowl("One", [line]))
    try await cook.tap("Recipes", "Name 1 Unknown Food")
    return try await cook.app.showing().root.all.filter {
      $0.action?.id == NameSettlingAction.answer.id
    }.map { row in
      row.all.compactMap { part in
        if case .text(let text) = part.content { text.text } else { nil }
      }
    }
  }

  @Test func `one tap settles a name for all recipes, and undo asks again`() async throws {
    let cook = try await Cook()
    try await cook.keep(bowl("One", ["6 Zorbel Organic Eggs"]))
    try await cook.keep(bowl("Two", ["2 Zorbel Organic Eggs"]))
    try await cook.tap("Recipes", "Name 1 Unknown Food")
    try await cook.tap(try await control(NameSettlingAction.answer.id, cook))
    #expect(try await cook.own.current().openNames.isEmpty)
    #expect(try await cook.text.contains("Saved: "))
    let eggs = try await cook.own.current().meals.summaries
    #expect(eggs.count == 2 && eggs.allSatisfy { $0.facts.contents.allergens.contains(.egg) })
    try await cook.tap(try await control(NameSettlingAction.forget.id, cook))
    #expect(try await cook.own.current().openNames.count == 2)
  }

  @Test func `an answer says what it brings into the recipes, or that it brings no allergen`()
    async throws
  {
    let eggs = try #require(try await answers(to: "6 Zorbel Organic Eggs").first)
    #expect(eggs == ["It's egg", "Contains eggs."])
    let onions = try #require(try await answers(to: "2 zorbelish onions").first)
    #expect(onions.contains { $0.hasPrefix("Adds no allergen") })
  }

  @Test func `several foods in one name are one answer`() async throws {
    let first = try #require(try await answers(to: "1 cup sour cream green onions").first)
    #expect(first.contains { $0.contains("sour cream and scallion") })
    #expect(first.contains { $0.contains("milk") })
  }

  @Test(arguments: ["almond zorbel olives", "bacon zorbel dates", "zorbel peanut onions"])
  func `no answer leaves out a food that the name mentions`(name: String) async throws {
    for answer in try await answers(to: "1 cup \(name)") {
      #expect(!answer.contains { $0.hasPrefix("Adds no allergen") } || name.contains("bacon"))
      if name.contains("bacon") { #expect(answer.contains { $0.contains("bacon") }) }
    }
  }

  @Test func `nobody can say that a name on an ingredient line is not a food`() async throws {
    #expect(try await answers(to: "2 tbsp zorbel").allSatisfy { !$0.contains("It's not a food") })
  }
}
