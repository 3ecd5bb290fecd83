import CommandKit
import Testing

@testable import MealAdvisorCommands

/// Files that would lose an allergen or stop the program, if they could.
@Suite struct AnalyzeHostileFileTests {
  private func outcome(_ ingredients: [String], foods: [String] = []) async -> Outcome {
    let head = ["mealadvisor-catalog 1"] + foods + ["meal dish", "title: Dish", "servings: 1"]
    let lines = head + ["ingredients:"] + ingredients + ["steps:", "1. Cook."]
    return await Demo(inputFile: .texts(["f": lines.joined(separator: "\n")])).run("analyze f")
  }

  private func text(_ ingredients: [String], foods: [String] = []) async -> String {
    await outcome(ingredients, foods: foods).standardOutput
  }

  @Test(arguments: ["1e30", "1e308", "25001", "0x1p40"])
  func `a note with an impossible weight is no weight`(grams: String) async {
    let known = await text(["- 2 | eggs"])
    #expect(await text(["- 2 | eggs | \(grams) g each"]) == known)
    #expect(known.contains("Eggs: eggs"))
  }

  @Test func `two names of the same letters keep what each contains`() async {
    let both = await text(["- 100 g | vegan butter, cheese", "- 100 g | vegan butter cheese"])
    #expect(both.contains("\n  Milk: vegan butter, cheese\n"))
    #expect(both.contains("\n  dairy-free: vegan butter, cheese\n"))
  }

  @Test func `a described food of the file is that food`() async {
    let bar = ["food power-bar: fruit bar | from: almond"]
    #expect(await text(["- 2 | chopped fruit bars"], foods: bar).contains("Almonds: chopped"))
  }

  @Test(arguments: [
    "food power-bar: butter bar | peanutt", "fod power-bar: butter bar | peanut",
    "food power-bar: butter bar; butter | peanut", "food power-bar: butter bar | from: peanutt",
  ])
  func `the names of a food that cannot be read are unknown`(line: String) async {
    let text = await text(["- 2 | chopped butter bars"], foods: [line])
    #expect(text.contains("unsafe for every allergy and diet\n  chopped butter bars\n"))
    #expect(text.contains("\nFits\n  no diet\n"))
  }

  @Test func `every bad food is listed, and the good ones count`() async {
    let foods = [
      "food a-bar: a bar | peanutt", "nonsense", "food b-bar: b bar | from: ryee",
      "food c-bar: c bar | walnut", "food butter: d bar", "food e-bar: e bar | from: e-bar",
    ]
    let outcome = await outcome(["- 1 | c bar"], foods: foods)
    for line in [2, 3, 4, 6, 7] { #expect(outcome.standardOutput.contains("\n  f:\(line): ")) }
    #expect(!outcome.standardOutput.contains("\n  f:5: "))
    #expect(outcome.standardOutput.contains("\n  Walnuts: c bar\n"))
    #expect(outcome.exitCode == 2)
  }

  @Test func `meat of no kind may be pork, and a picture is what it shows`() async {
    let meat = await text(["- 100 g | meat"])
    #expect(meat.contains("\n  halal: meat\n") && meat.contains("\n  kosher: meat\n"))
    #expect(await text(["- 100 g | 🥜 butter"]).contains("\n  Peanuts: "))
    #expect(await text(["- 100 g | \u{E000} butter"]).contains("unsafe for every allergy"))
  }

  @Test func `many unknown foods are all listed, the first with what may be meant`() async {
    let text = await text(["- 1 | parsly"] + (1...99).map { "- 1 cup | frobnitz \($0)" })
    #expect(text.contains("unknown food 'parsly'; did you mean 'parsley'?"))
    #expect(text.contains("unknown food 'frobnitz 99'"))
  }
}
