import Foundation
import MealModels
import Testing

@testable import RecipeExchange

@Suite struct CooklangTests {
  @Test func `All sixty canonical cases are there`() {
    #expect(CanonicalCase.all.count == 60)
    #expect(CanonicalCase.all.allSatisfy { !$0.source.isEmpty })
  }

  @Test(arguments: CanonicalCase.all)
  func `A canonical case is read as the specification says`(_ example: CanonicalCase) {
    let recipe = CooklangParser.parse(example.source)
    #expect(
      recipe.sections.flatMap(\.blocks).map(Self.fields) == example.steps.map { $0.map(Self.known) }
    )
    let metadata = Dictionary(
      uniqueKeysWithValues: recipe.metadata.map { ($0.key, $0.value.said ?? "") })
    #expect(metadata == example.metadata)
  }

  private static func fields(_ block: CooklangRecipe.Block) -> [[String: String]] {
    guard case .step(let items) = block else { return [] }
    return items.map(fields)
  }

  private static func fields(_ item: CooklangRecipe.Item) -> [String: String] {
    switch item {
    case .text(let text): ["type": "text", "value": text]
    case .ingredient(let name, let amount, _):
      known([
        "type": "ingredient", "name": name, "units": amount.unit,
        "quantity": amount.quantity.isEmpty ? "some" : number(amount),
      ])
    case .cookware(let name, let amount):
      known([
        "type": "cookware", "name": name, "units": amount.unit,
        "quantity": amount.quantity.isEmpty ? "1" : number(amount),
      ])
    case .timer(let name, let amount):
      known(["type": "timer", "name": name, "units": amount.unit, "quantity": number(amount)])
    }
  }

  private static func number(_ amount: CooklangAmount) -> String {
    guard let number = amount.number else { return amount.quantity }
    return number == number.rounded() ? String(Int(number)) : String(number)
  }

  /// Without units that say nothing, which the cases write or leave out.
  private static func known(_ fields: [String: String]) -> [String: String] {
    fields.filter { $0.key != "units" || !$0.value.isEmpty }
  }

  @Test(arguments: ["coffee-souffle", "easy-pancakes", "fried-rice", "olivier-salad"])
  func `A recipe of Cooklang's own has foods and steps, and loses no comment`(_ name: String) throws
  {
    let file = CanonicalCase.folder.appending(path: "\(name).cook")
    let report = ExchangeReader().read([UInt8](try Data(contentsOf: file)), named: "\(name).cook")
    let recipe = try #require(report.recipes.first)
    #expect(recipe.draft.title == name)
    #expect(recipe.draft.ingredientLines.count >= 5)
    #expect(recipe.draft.stepLines.count >= 5)
    #expect(recipe.draft.notes?.hasPrefix("Comment: ") == true)
    #expect(!recipe.draft.stepLines.contains { $0.contains("{") || $0.contains("@") })
  }

  @Test func `Sections, notes, preparations, fixed amounts, paths and cookware are read`() {
    let text = """
      >> servings: 4
      = Dough
      Mix @flour{=200%g}(sifted) and @water{100%ml} in a #big bowl{2}. -- wet hands

      > Keep it cool.

      == Filling ==
      Add @./sauces/Hollandaise{150%g}, [- or not -]@?salt and @flour for ~rest{1%hour}.
      """
    let draft = CooklangReader.recipe(text, named: "Pie").recipe.draft
    #expect(
      draft.ingredients == [
        .init(["200 g flour, sifted", "100 ml water"], below: "Dough"),
        .init(["150 g Hollandaise", "salt"], below: "Filling"),
      ])
    #expect(
      draft.steps == [
        .init(["Mix flour and water in a big bowl (2)."], below: "Dough"),
        .init(["Add Hollandaise, salt and flour for 1 hour."], below: "Filling"),
      ])
    #expect(draft.servings == 4)
    #expect(draft.notes == "Keep it cool.\nComment: wet hands\nComment: or not")
  }

  @Test func `Canonical metadata find their fields and others stand in the notes`() {
    let text = """
      ---
      title: "Manti: the best"
      source:
        name: Grandma
        url: https://example.org/manti
      author: 'O''Hara'
      servings: 2
      prep time: 2 hour 30 min
      cuisine: Uzbek
      tags: [2022, "baking, slow", summer]  # mine
      course:
        - dinner
        - lunch
      locale: en_GB
      introduction: |
        First.
        Second.
      difficulty: easy
      this is no member
      ---
      Eat.
      """
    let read = CooklangReader.recipe(text, named: "x")
    let draft = read.recipe.draft
    #expect(draft.title == "Manti: the best")
    #expect(draft.source == "https://example.org/manti")
    #expect(draft.author == "O'Hara")
    #expect(draft.prepMinutes == 150)
    #expect(draft.keywords == ["2022", "baking, slow", "summer"])
    #expect(draft.categories == ["dinner", "lunch"])
    #expect(draft.language == "en-GB")
    #expect(draft.description == "First.\nSecond.")
    #expect(draft.notes == "Source: Grandma\ndifficulty: easy")
    #expect(read.remarks.count == 2)
    #expect(read.remarks[0] == "Line 19 of the front matter was not read: 'this is no member'.")
  }
}
