import MealModels
import Testing

@testable import RecipeExchange

@Suite struct RoundTripTests {
  private static let formats: [ExchangeFormat] = [.jsonLD, .cooklang, .markdown, .paprika]

  @Test(arguments: formats, 0..<60)
  func `A recipe is the same after it went out and came in`(
    _ format: ExchangeFormat, _ seed: Int
  ) throws {
    var made = MadeUpRecipes(seed: seed, holding: format.holds)
    let recipes = (0..<(seed % 3 + 1)).map { _ in fitting(made.next(), format) }
    let file = try #require(ExchangeWriter.file(recipes, as: format, named: "out"))
    let report = ExchangeReader().read(file.bytes, named: file.name)
    #expect(report.formats == [format])
    #expect(report.recipes.count == recipes.count)
    #expect(report.passedOver == [])
    for (one, other) in zip(report.recipes, recipes) {
      #expect(one.draft.ingredients == other.draft.ingredients)
      #expect(one.draft.steps == other.draft.steps)
      #expect(one.draft.notes == other.draft.notes)
      #expect(one.draft.description == other.draft.description)
      #expect(Self.comparable(one, format) == Self.comparable(other, format))
    }
  }

  /// Names of pictures are those of their recipes where they lie beside them.
  private static func comparable(_ recipe: ExchangedRecipe, _ format: ExchangeFormat)
    -> ExchangedRecipe
  {
    var recipe = recipe
    if format == .cooklang {
      for place in recipe.pictures.indices { recipe.pictures[place].name = "" }
    }
    return recipe
  }

  /// What Paprika's lines cannot say: a line that looks like a heading or a number or bullet is one.
  private func fitting(_ recipe: ExchangedRecipe, _ format: ExchangeFormat) -> ExchangedRecipe {
    guard format == .paprika else { return recipe }
    var recipe = recipe
    for list in [\RecipeDraft.ingredients, \RecipeDraft.steps] {
      recipe.draft[keyPath: list] = recipe.draft[keyPath: list].map { section in
        .init(
          section.lines.map { "use \($0) up" },
          below: section.heading.map { String($0.prefix(40)).trimmed })
      }
    }
    return recipe
  }

  @Test(arguments: formats, MadeUpRecipes.yields)
  func `No yield is lost, with servings or without`(
    _ format: ExchangeFormat, _ yield: String
  ) throws {
    for servings in [nil, 4, 6] {
      let draft = RecipeDraft(
        title: "Soup", ingredients: [.init(["salt"])], steps: [.init(["Stir."])],
        servings: servings, yield: yield)
      let file = try #require(ExchangeWriter.file([ExchangedRecipe(draft)], as: format))
      let report = ExchangeReader().read(file.bytes, named: file.name)
      let back = try #require(report.recipes.first?.draft)
      if format.holds.contains(.yield) {
        #expect(back == draft)
        #expect(report.remarks == [])
      } else {
        #expect(back == draft || back.notes == "Makes: \(yield)")
        #expect(back.servings == servings || servings == nil)
      }
    }
  }

  @Test(arguments: [
    ("a.cook", "---\nyield: 4 servings\n---\n@salt{}\n"),
    ("a.md", "# Soup\n\nMakes: 4 servings\n\n## Ingredients\n- salt\n"),
    ("a.json", #"{"@type": "Recipe", "name": "Soup", "recipeYield": ["4 servings"]}"#),
  ])
  func `Another app's yield that names people gives servings`(_ name: String, _ text: String) {
    let report = ExchangeReader().read(Array(text.utf8), named: name)
    #expect(report.recipes.map(\.draft.servings) == [4])
  }

  @Test func `What a format does not hold is stated, and the others hold everything`() {
    #expect(ExchangeFormat.jsonLD.holds == Set(ExchangeField.allCases))
    #expect(ExchangeFormat.cooklang.holds == Set(ExchangeField.allCases))
    #expect(!ExchangeFormat.paprika.holds.contains(.keywords))
    #expect(ExchangeFormat.html.holds.isEmpty)
  }

  @Test func `What Paprika has no field for stands in its notes`() throws {
    let draft = RecipeDraft(
      title: "Soup", ingredients: [.init(["salt"])], servings: 4, yield: "2 pots", language: "de",
      cuisines: ["Thai"], keywords: ["quick"], notes: "Mine.")
    let file = try #require(
      ExchangeWriter.file([ExchangedRecipe(draft, timesCooked: 3)], as: .paprika))
    let back = ExchangeReader().read(file.bytes, named: file.name).recipes.first
    #expect(
      back?.draft.notes
        == "Mine.\nMakes: 2 pots\nCuisine: Thai\nTags: quick\nLanguage: de\nTimes cooked: 3")
  }

  @Test func `Recipes of one name have files of their own, and one without lists is kept`() throws {
    let recipes = (1...30).map { ExchangedRecipe(RecipeDraft(title: "Soup/1", notes: "\($0)")) }
    for format in Self.formats {
      let file = try #require(ExchangeWriter.file(recipes, as: format))
      let report = ExchangeReader().read(file.bytes, named: file.name)
      #expect(report.recipes.map(\.draft.notes) == recipes.map(\.draft.notes))
      #expect(report.recipes.allSatisfy { $0.draft.title == "Soup/1" })
    }
  }

  @Test func `Nothing is written of no recipes or in a format that is only read`() {
    #expect(ExchangeWriter.file([], as: .jsonLD) == nil)
    for format in ExchangeFormat.allCases where !ExchangeFormat.writable.contains(format) {
      #expect(ExchangeWriter.file([.init(RecipeDraft(title: "a"))], as: format) == nil)
    }
  }
}
