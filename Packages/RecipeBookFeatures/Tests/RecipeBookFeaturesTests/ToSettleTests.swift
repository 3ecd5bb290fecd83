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
}
