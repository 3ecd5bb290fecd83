import AppShell
import AppTesting
import DesignSystem
import Journal
import RecipeBookScreens
import RecipeStore
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

  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(
    "Whatever was typed into any field is there again, whichever way the writer left",
    arguments: 1...6)
  func walk(seed: UInt64) async throws {
    var dice = Dice(state: seed)
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
  private func type(_ round: Int, into cook: Cook, _ dice: inout Dice) async throws -> [String] {
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
