import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeStore
import Testing

@Suite struct RecipeEditorTests {
  private func writing(_ cook: Cook) async throws {
    if try await cook.screenID == "hall" { try await cook.tap("Recipes") }
    try await cook.tap("Create Recipe")
    try await cook.enter("Rice Bowl", into: "create-recipe.name")
    try await cook.add("rice", amount: "300", unit: "g")
  }

  @Test func `a recipe is written, saved and listed`() async throws {
    let cook = try await Cook()
    try await writing(cook)
    try await cook.addStep("Cook the rice.")
    try await cook.enter("25", into: "create-recipe.minutes")
    try await cook.tap("recipeEditor.stepServings?to=5")
    try await cook.tap("Save")
    #expect(try await cook.screenID == "my-recipes")
    let card = try #require(try await cook.own.library.cards().first)
    let kept = try #require(try await cook.own.library.recipe(card.id))
    #expect(kept.origin == .user)
    #expect(kept.content.draft.ingredientLines == ["300 g rice"])
    #expect(kept.content.draft.stepLines == ["Cook the rice."])
    #expect(kept.content.draft.servings == 5 && kept.content.draft.totalMinutes == 25)
  }

  // N-AUX-19, C-D24: what is found goes into the recipe, and is logged nowhere.
  @Test func `adding an ingredient opens a search, and what is found goes into the recipe`()
    async throws
  {
    let cook = try await Cook()
    try await cook.tap("Recipes", "Create Recipe", "create-recipe.ingredient.add")
    #expect(try await cook.screenID == "recipe-ingredient")
    try await cook.enter("lenti", into: "recipe-ingredient.food")
    try await cook.tap("recipeLine.takeFood?name=lentil", "recipe-ingredient.keep")
    #expect(try await cook.screenID == "create-recipe")
    #expect(try await cook.text.contains("lentil"))
  }

  @Test func `the editor marks a line with an unknown name, and the eater settles it with a food`()
    async throws
  {
    let cook = try await Cook()
    try await writing(cook)
    try await cook.add("Zorbel's mix", amount: "2", unit: "tbsp")
    #expect(try await cook.app.showing().screen.state == "open")
    #expect(try await cook.text.contains("We don't know Zorbel's mix yet"))
    try await cook.tap("What is Zorbel's mix?")
    // That it is no food is no answer for a line.
    #expect(try await !cook.text.contains("Not a Food"))
    try await cook.enter("paprika", into: "settle-name.field")
    try await cook.tap("settling.choose?id=paprika", "Use This Food")
    #expect(try await cook.screenID == "create-recipe")
    #expect(try await cook.app.showing().screen.state == "new")
    #expect(try await cook.text.contains("Saved: Zorbel's mix is paprika. Tap to undo."))
    try await cook.tap("create-recipe.toast")
    #expect(try await cook.app.showing().screen.state == "open")
  }

  @Test func `a name that is several foods contains all of them`() async throws {
    let cook = try await Cook()
    try await writing(cook)
    try await cook.add("Zorbel's mix")
    try await cook.tap("What is Zorbel's mix?")
    for food in ["paprika", "almond"] {
      try await cook.enter(food, into: "settle-name.field")
      try await cook.tap("settling.choose?id=\(food)")
    }
    try await cook.tap("Use These Foods")
    #expect(try await cook.text.contains("almond"))
    #expect(try await cook.text.contains("Contains tree nuts"))
  }

  @Test(arguments: ["many", "0", "-4", "1001", "4.5", ""])
  func `an invalid number of servings is refused with the valid range`(
    typed: String
  ) async throws {
    let cook = try await Cook()
    try await writing(cook)
    try await cook.enter(typed, into: "create-recipe.servings.field")
    #expect(try await cook.app.showing().screen.state == "refused")
    #expect(try await cook.text.contains("Write a whole number from 1 to 1,000."))
    try await cook.tap("Save")
    #expect(try await cook.screenID == "create-recipe")
    #expect(try await cook.own.library.count() == 0)
    try await cook.enter("6", into: "create-recipe.servings.field")
    try await cook.tap("Save")
    #expect(try await cook.own.library.count() == 1)
  }

  @Test func `a recipe without a name or ingredients is not kept, and says what is missing`()
    async throws
  {
    let cook = try await Cook()
    try await cook.tap("Recipes", "Create Recipe", "Save")
    #expect(try await cook.text.contains("Give the recipe a name, such as Lentil soup."))
    #expect(try await cook.text.contains("Add at least one ingredient"))
    #expect(try await cook.own.library.count() == 0)
  }

  @Test func `cancel asks only where something would be lost`() async throws {
    let cook = try await Cook()
    try await cook.tap("Recipes", "Create Recipe", "Cancel")
    #expect(try await cook.screenID == "my-recipes")
    try await writing(cook)
    try await cook.tap("Cancel")
    #expect(try await cook.screenID == "discard-recipe")
    try await cook.tap("Keep Editing")
    #expect(try await cook.text.contains("300 g rice"))
    try await cook.tap("Cancel", "Discard")
    #expect(try await cook.screenID == "my-recipes")
    #expect(try await cook.app.showing().screen.state == "empty")
  }

  @Test func `an unfinished recipe survives a crash`() async throws {
    let disk = JournalFileSystem.inMemory()
    try await writing(try await Cook(on: disk))
    let next = try await Cook(on: disk)
    try await next.tap("Recipes")
    #expect(try await next.text.contains("Continue Rice Bowl"))
    try await next.tap("Continue Rice Bowl")
    #expect(try await next.text.contains("300 g rice"))
    try await next.tap("Save")
    #expect(try await next.own.library.cards().map(\.title) == ["Rice Bowl"])
    #expect(try await !next.text.contains("Continue "))
  }

  @Test func `nothing is begun over what was not saved`() async throws {
    let cook = try await Cook()
    try await cook.keep(MyRecipesTests.soup)
    try await writing(cook)
    try await cook.follow("app://my-recipes")
    try await cook.tap("Create Recipe")
    #expect(try await cook.text.contains("300 g rice"))
    try await cook.follow("app://my-recipes")
    try await cook.tap("More for Lentil Soup", "Edit")
    #expect(try await cook.text.contains("300 g rice"))
    try await cook.follow("app://my-recipes")
    try await cook.tap("Discard", "discard-recipe.dialog.discard")
    #expect(try await cook.screenID == "my-recipes")
    try await cook.tap("More for Lentil Soup", "Edit")
    #expect(try await cook.text.contains("200 g red lentils"))
  }

  @Test func `a change takes its fields alone, and leaves what was changed elsewhere`()
    async throws
  {
    let cook = try await Cook()
    let id = try await cook.keep(MyRecipesTests.soup)
    try await cook.tap("Recipes", "More for Lentil Soup", "Edit")
    #expect(try await cook.app.showing().screen.title == "Edit Recipe")
    try await cook.enter("Red Soup", into: "create-recipe.name")
    try await cook.own.library.edit(id, at: TestWorld.evening) { $0.draft.servings = 9 }
    try await cook.tap("Save")
    let kept = try #require(try await cook.own.library.recipe(id)?.content.draft)
    #expect(kept.title == "Red Soup" && kept.servings == 9 && kept.totalMinutes == 35)
  }

  @Test func `lines move, go and come back`() async throws {
    let cook = try await Cook()
    let id = try await cook.keep(MyRecipesTests.soup)
    try await cook.tap("Recipes", "More for Lentil Soup", "Edit")
    try await cook.tap("recipeEditor.moveIngredient?list=ingredients&at=0&to=1")
    try await cook.tap("recipeEditor.removeLine?list=ingredients&at=0")
    #expect(try await cook.text.contains("“1 onion” was removed. Tap to undo."))
    try await cook.tap("create-recipe.toast", "Save")
    let kept = try #require(try await cook.own.library.recipe(id)?.content.draft)
    #expect(kept.ingredientLines == ["1 onion", "200 g red lentils"])
  }

  @Test func `an ingredient is opened in its parts and loses nothing`() async throws {
    let cook = try await Cook()
    var draft = MyRecipesTests.soup
    let line = "200 g red lentils, rinsed and picked over (about 1 cup)"
    draft.ingredients = [.init([line], below: "For the soup")]
    let id = try await cook.keep(draft)
    try await cook.tap("Recipes", "More for Lentil Soup", "Edit", "recipeEditor.ingredient?at=1")
    try await cook.enter("300", into: "recipe-ingredient.amount")
    try await cook.tap("Done", "Save")
    let kept = try #require(try await cook.own.library.recipe(id)?.content.draft)
    #expect(kept.ingredients == [.init(["300" + line.dropFirst(3)], below: "For the soup")])
  }

  @Test func `several lines of a step become several steps`() async throws {
    let cook = try await Cook()
    try await writing(cook)
    try await cook.addStep("For the rice:\nWash it.\n\nCook it.")
    #expect(try await cook.text.contains("For the rice:"))
    try await cook.tap("Save")
    let card = try #require(try await cook.own.library.cards().first)
    let kept = try #require(try await cook.own.library.recipe(card.id)?.content.draft)
    #expect(kept.steps == [.init(["Wash it.", "Cook it."], below: "For the rice")])
  }

  @Test func `the editor shows the nutrition of a serving, except to eaters who hide numbers`()
    async throws
  {
    let cook = try await Cook()
    try await writing(cook)
    #expect(try await cook.text.contains("ONE SERVING"))
    #expect(try await cook.text.contains("kcal"))
    let mindful = try await Cook(further: [MindfulEating()])
    try await writing(mindful)
    #expect(try await !mindful.text.contains("kcal"))
  }

  @Test func `a disk that takes nothing is said once, and nothing that is written is lost`()
    async throws
  {
    let full = FullDisk()
    let cook = try await Cook(on: full.files)
    try await cook.tap("Recipes", "Create Recipe")
    full.isFull = true
    try await cook.enter("Rice Bowl", into: "create-recipe.name")
    #expect(try await cook.text.contains("could not be kept on this device"))
    try await cook.add("rice", amount: "300", unit: "g")
    #expect(try await !cook.text.contains("could not be kept on this device"))
    try await cook.tap("Save")
    #expect(try await cook.text.contains("This change could not be stored."))
    #expect(try await cook.text.contains("300 g rice"))
    full.isFull = false
    try await cook.tap("Save")
    #expect(try await cook.own.library.cards().map(\.title) == ["Rice Bowl"])
  }
}

/// Somebody who wants no numbers.
private struct MindfulEating: Feature {
  typealias Action = Never
  let id: FeatureID = "mindful"
  let routes: [RouteDefinition] = []
  func initialState() {}
  func reduce(
    _ action: Never, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {}
  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? { nil }
  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.add(TrackingMode.mindful)
    return offers
  }
}
