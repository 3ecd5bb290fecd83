import AppShell
import AppTesting
import DesignSystem
import Journal
import RecipeBookScreens
import MealModels
import RecipeBookParts
import RecipeStore
import SeededRandom
import Testing

/// A half-written recipe is as it was left, wherever the writer goes in the middle of a word.
@Suite struct WalkAwayTests {
  /// The ways out of a recipe that is being written.
  private enum Way: CaseIterable {
    /// The program is killed, and started again.
    case killed
    /// The open sheet is dismissed, as by Back.
    case back
    /// Another page is opened, as by a link or another tab.
    case elsewhere
  }

  @Test(
    "Whatever was typed into any field is there again, whichever way the writer left",
    arguments: 1...6)
  func walk(seed: UInt64) async throws {
    var dice = SeededGenerator(seed: seed)
    let disk = JournalFileSystem.inMemory()
    var cook = try await Cook(on: disk)
    try await cook.tap("Recipes", "Create Recipe")
    try await cook.enter("Rice Bowl", into: "create-recipe.name")
    var typed: Set = ["Rice Bowl"]
    for round in 1...5 {
      let words = try await type(round, into: cook, &dice)
      if round == 3 { typed = typed.filter { $0 != "Rice Bowl" } }
      typed.formUnion(words)
      switch Way.allCases.randomElement(using: &dice) ?? .killed {
      case .killed: cook = try await Cook(on: disk)
      case .back:
        if try await cook.screenID != "create-recipe" { try await cook.touch("recipeLine.keep") }
      case .elsewhere: try await cook.follow("app://my-recipes")
      }
      if try await cook.screenID != "create-recipe" {
        if try await cook.screenID == "hall" { try await cook.tap("Recipes") }
        try await cook.tap("my-recipes.resume")
      }
      let text = try await cook.app.showing().root.all.flatMap { element in
        [element.visibleText, element.accessibility.label, element.accessibility.value]
      }.joined(separator: "\n")
      for word in typed {
        #expect(text.contains(word), "seed \(seed), round \(round): \(word) is lost")
      }
    }
  }

  /// Types into a field that chance chooses, and leaves its sheet open.
  private func type(_ round: Int, into cook: Cook, _ dice: inout SeededGenerator) async throws
    -> [String]
  {
    if round == 3 {
      try await cook.enter("Bowl of Rice", into: "create-recipe.name")
      return ["Bowl of Rice"]
    }
    switch Int.random(in: 0..<3, using: &dice) {
    case 0:
      try await cook.tap("create-recipe.ingredient.add")
      try await cook.enter("\(round)1", into: "recipe-ingredient.amount")
      try await cook.enter("rice number \(round)", into: "recipe-ingredient.food")
      return ["\(round)1 rice number \(round)"]
    case 1:
      try await cook.tap("create-recipe.step.add")
      try await cook.enter("Boil for \(round) minutes.", into: "recipe-step.text")
      return ["Boil for \(round) minutes."]
    default:
      try await cook.add("oats number \(round)", amount: "2", unit: "cups")
      return ["2 cups oats number \(round)"]
    }
  }

  /// Leaves the sheet of an ingredient for the page below it, with nothing said to the sheet.
  private func leaveSheet(_ cook: Cook) async throws {
    try await cook.app.go(along: await cook.app.navigation.trail.dropLast())
    await cook.app.settle()
  }

  /// Shows the sheet of an ingredient again, as history does, and types into it if it is there.
  private func typeIntoSheetAgain(_ cook: Cook) async throws {
    try? await cook.app.go(
      along: await cook.app.navigation.trail + [Route(RecipeBookRoutes.ingredient)])
    await cook.app.settle()
    try? await cook.app.fire(
      ControlAction(RecipeLineAction.food).call(value: .text("green lentils")))
    await cook.app.settle()
  }

  @Test("The sheet of one recipe changes no other, even where history shows it again")
  func foreignSheet() async throws {
    let cook = try await Cook()
    try await cook.keep(MyRecipesTests.soup)
    var other = MyRecipesTests.soup
    (other.title, other.ingredients) = ("Rice Bowl", [.init(["1 cup rice", "2 eggs", "1 leek"])])
    try await cook.keep(other)
    try await cook.tap("Recipes", "More for Lentil Soup", "Edit", "200 g red lentils")
    try await leaveSheet(cook)
    try await cook.tap("create-recipe.cancel", "More for Rice Bowl", "Edit")
    try await typeIntoSheetAgain(cook)
    let text = try await cook.text
    for line in ["1 cup rice", "2 eggs", "1 leek"] { #expect(text.contains(line), "\(text)") }
    #expect(!text.contains("lentils"))
  }

  @Test("A line that was taken out after its sheet was left does not come back")
  func staleSheet() async throws {
    let cook = try await Cook()
    try await cook.keep(MyRecipesTests.soup)
    try await cook.tap("Recipes", "More for Lentil Soup", "Edit", "200 g red lentils")
    try await leaveSheet(cook)
    func ingredients() async throws -> [String] {
      try await cook.app.showing().root.all
        .filter { $0.carried != nil && $0.id.rawValue.contains("ingredients") }
        .map(\.visibleText)
    }
    #expect(try await ingredients().count == 2)
    try await cook.touch("recipeEditor.removeLine?list=ingredients&at=1")
    let left = try await ingredients()
    #expect(left.count == 1)
    try await typeIntoSheetAgain(cook)
    #expect(try await ingredients() == left)
  }

  @Test("Cancel puts the line back as it was, and a new line away")
  func cancel() async throws {
    let cook = try await Cook()
    try await cook.keep(MyRecipesTests.soup)
    try await cook.tap("Recipes", "More for Lentil Soup", "Edit", "200 g red lentils")
    try await cook.enter("green lentils", into: "recipe-ingredient.food")
    try await cook.tap("recipe-ingredient.cancel")
    #expect(try await cook.text.contains("200 g red lentils"))
    try await cook.tap("create-recipe.step.add")
    try await cook.enter("Wait for rain.", into: "recipe-step.text")
    try await cook.tap("recipe-step.cancel")
    #expect(try await !cook.text.contains("Wait for rain."))
  }

  @Test("A line is moved by a drop on another line of its list, and never into the other list")
  func drop() async throws {
    let cook = try await Cook()
    try await cook.keep(MyRecipesTests.soup)
    try await cook.tap("Recipes", "More for Lentil Soup", "Edit")
    let root = try await cook.app.showing().root
    let lines = root.all.filter { $0.carried != nil }
    let ingredients = lines.filter { $0.id.rawValue.contains("ingredients") }
    let steps = lines.filter { $0.id.rawValue.contains("steps") }
    let first = try #require(ingredients.first?.carried)
    let last = try #require(ingredients.last?.accepts)
    #expect(
      first.call(at: last)?.description
        == "recipeEditor.moveIngredient?list=ingredients&at=0&to=\(ingredients.count - 1)")
    #expect(steps.compactMap(\.accepts).allSatisfy { first.call(at: $0) == nil })
    #expect(lines.allSatisfy { $0.isOneStop })
  }
}
