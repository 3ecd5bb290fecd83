import CommandKit
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct AnalyzeBadFileTests {
  static let meal = CatalogFlagTests.meal

  /// A file with every mistake at once: no format line, and hardly a line that is right.
  static let everything = """
    food nans-crisps: Nan's crisps | from: ryee

    meal bad-soup
    title: Bad Soup
    cuisine: frensh
    slots: lunch, diner
    difficulty: eazy
    time: prep 5
    servings: 0
    summary: Carrots and more.
    also: blorp
    ingredients:
    - -2 | carrots
    - NaN cups | rice
    - 5000 cups | milk
    - 2 cuops | flour
    - 1 | florbelwisk
    - 100 g cheddar
    - 200 g | butter
    a line of nothing
    steps:
    1.
    2. Cook.
    3.

    """

  static let expected: [(place: String, part: String)] = [
    ("f:1", "not a meal catalogue"), ("f:1", "expected 'mealadvisor-catalog 1'"),
    ("f:1", "unknown food 'ryee'; did you mean 'rye'?"),
    ("f:3", "missing key 'picture'"),
    ("f:5", "unknown cuisine 'frensh'; did you mean 'french'?"),
    ("f:6", "unknown slot 'diner'; did you mean 'dinner'?"),
    ("f:7", "unknown difficulty 'eazy'; did you mean 'easy'?"),
    ("f:8", "bad time 'prep 5'; expected 'prep MINUTES, cook MINUTES'"),
    ("f:9", "bad servings '0'; expected a whole number from 1 to 1000"),
    ("f:11", "unknown food 'blorp'"),
    ("f:13", "bad amount '-2'; expected an amount such as"),
    ("f:14", "bad amount 'NaN cups'; expected an amount such as"),
    ("f:15", "bad amount '5000 cups'; expected at most"),
    ("f:16", "unknown unit 'cuops'; did you mean 'cups'?"),
    ("f:17", "unknown food 'florbelwisk'; expected a known food, or '= ?'"),
    ("f:18", "bad ingredient '- 100 g cheddar'; expected '- AMOUNT | NAME"),
    ("f:20", "unexpected line 'a line of nothing'"),
    ("f:22", "bad steps '1.'; expected '1. WHAT TO DO'"),
    ("f:24", "bad steps '3.'; expected '1. WHAT TO DO'"),
  ]

  private func analysis(of text: String) async throws -> (AnalysisDocument, Outcome) {
    let outcome = await Demo(inputFile: .texts(["f": text])).run("analyze f --json")
    let data = Data(outcome.standardOutput.utf8)
    return (try JSONDecoder().decode(AnalysisDocument.self, from: data), outcome)
  }

  @Test func `every mistake of a file is listed by line, with its remedy`() async throws {
    let (document, outcome) = try await analysis(of: Self.everything)
    for row in Self.expected {
      let isListed = document.problems.contains {
        $0.place == row.place && $0.message.contains(row.part)
      }
      #expect(isListed, "\(row)")
    }
    #expect(document.problems.count == Self.expected.count - 1)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.standardError
        == "mealadvisor-demo: 'f' has 18 problems; what could be read is above\n")
  }

  @Test func `analyze gives the totals of a bad file and marks them as partial`() async throws {
    let (document, _) = try await analysis(of: Self.everything)
    #expect((document.perServing["energy"] ?? nil) == 1434)
    #expect(document.resolvedMass > 0 && document.resolvedMass < 0.97)
    #expect(document.allergens.map(\.id) == ["milk", "gluten", "wheat"])
    #expect(document.allergens.first?.because == "milk; butter")
    #expect(
      document.unknown == ["florbelwisk", "100 g cheddar", "a line of nothing", "blorp"])
    #expect(document.diets.isEmpty && document.notDiets.count == 8)
  }

  @Test func `people read the same, with a line that says so`() async throws {
    let outcome = await Demo(inputFile: .texts(["f": Self.everything])).run("analyze f")
    let text = outcome.standardOutput
    #expect(text.contains("\nServings unknown: everything counts as one serving\n"))
    #expect(text.contains("\nTotals are partial: about "))
    #expect(text.contains("\nNutrition, as far as known\n"))
    #expect(text.contains("\nFits\n  no diet\n\nDoes not fit\n  vegan: milk; butter\n"))
    #expect(text.contains("\nProblems\n  f:1: not a meal catalogue"))
    #expect(text.contains("\n  f:24: bad steps '3.'; expected '1. WHAT TO DO'\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 78 })
    #expect(outcome.standardError.split(separator: "\n").count == 1 && outcome.exitCode == 2)
  }

  static let unknownFoods: [(line: String, unknown: String)] = [
    ("- 2 | florbelwisk", "florbelwisk"), ("- | florbelwisk | to taste", "florbelwisk"),
    ("-? 1 | florbelwisk", "florbelwisk"), ("- 1 | relish = ?", "relish"),
  ]

  @Test(arguments: unknownFoods)
  func `an unknown food alone is no mistake, but nothing is safe and totals are partial`(
    _ row: (line: String, unknown: String)
  ) async throws {
    let text = Self.meal.replacing("- 2 | carrots", with: "- 2 | carrots\n\(row.line)")
    let (document, outcome) = try await analysis(of: text)
    #expect(outcome.exitCode == 0 && outcome.standardError.isEmpty)
    #expect(document.unknown == [row.unknown])
    #expect(document.diets.isEmpty)
    #expect(document.resolvedMass > 0 && document.resolvedMass < 1)
    let read = try await Demo(inputFile: .texts(["f": text])).output("analyze f")
    #expect(read.contains("\nTotals are partial"))
    #expect(read.contains("unsafe for every allergy and diet\n  \(row.unknown)\n"))
  }

  static let mistakes: [(right: String, wrong: String)] = [
    ("- 2 | carrots", "- -2 | carrots"), ("- 2 | carrots", "- NaN | carrots"),
    ("- 2 | carrots", "- 5000 cups | carrots"), ("- 2 | carrots", "- 2 cuops | carrots"),
    ("- 2 | carrots", "- 2 | carrots\n- 100 g cheddar"),
    ("- 2 | carrots", "- 2 | carrots\n100 g | cheddar"),
    ("- 2 | carrots\n", ""),
  ]

  @Test(arguments: mistakes)
  func `an ingredient line that is wrong makes totals partial`(
    _ row: (right: String, wrong: String)
  ) async throws {
    let (document, outcome) = try await analysis(
      of: Self.meal.replacing(row.right, with: row.wrong))
    #expect(outcome.exitCode == 2)
    #expect(document.problems.count == 1)
    #expect(document.resolvedMass < 1)
  }

  @Test(arguments: [
    "- 100 g cheddar", "100 g | cheddar", "- 100 g | | cheddar", "cheddar", "- | = cheddar",
  ])
  func `a meal with an unreadable line fits no diet`(_ line: String) async throws {
    let text = Self.meal.replacing("- 2 | carrots", with: "- 2 | carrots\n\(line)")
    let (document, _) = try await analysis(of: text)
    #expect(document.diets.isEmpty && !document.unknown.isEmpty)
  }

  @Test func `an unknown food in the steps makes the meal unsafe`() async throws {
    let text = Self.meal.replacing("ingredients:", with: "also: florbelwisk\ningredients:")
    let (document, outcome) = try await analysis(of: text)
    #expect(outcome.exitCode == 0)
    #expect(document.unknown == ["florbelwisk"] && document.diets.isEmpty)
  }

  @Test func `a meal without ingredients fits no diet`() async throws {
    let (document, _) = try await analysis(of: Self.meal.replacing("- 2 | carrots\n", with: ""))
    #expect(document.unknown == ["all ingredients"] && document.diets.isEmpty)
  }

  @Test func `a file without the format line is wrong, but read`() async throws {
    let (document, outcome) = try await analysis(of: String(Self.meal.dropFirst(22)))
    #expect(document.problems.count == 1 && document.diets.contains("vegan"))
    #expect(outcome.exitCode == 2)
    #expect(outcome.standardError.contains("'f' has 1 problem;"))
  }

  @Test func `a file without a meal is its problems`() async throws {
    let (document, outcome) = try await analysis(of: "hello\n")
    #expect(outcome.standardOutput.keys(at: 2) == AnalysisDocument.keys)
    #expect(document.servings == nil && document.resolvedMass == 0 && document.diets.isEmpty)
    #expect(!document.problems.isEmpty && outcome.exitCode == 2)
    #expect(
      outcome.standardError
        == "mealadvisor-demo: 'f' has 1 problem; no meal can be read, see 'mealadvisor-demo "
        + "analyze --help' for an example\n")
  }

  @Test func `a recipe in plain words is one problem, with an example that is right`() async throws
  {
    let recipe = """
      Carrot Soup
      Serves 4

      Ingredients:
      - 500 g carrots
      - 1 l stock

      Method:
      Cook the carrots in the stock. Blend.

      """
    let read = await Demo(inputFile: .texts(["soup.txt": recipe])).run("analyze soup.txt")
    #expect(read.exitCode == 2 && read.standardError.split(separator: "\n").count == 1)
    #expect(
      read.standardOutput.hasPrefix(
        "soup.txt:1: not a meal catalogue: it looks like a recipe in plain words"))
    #expect(read.standardOutput.components(separatedBy: "soup.txt:").count == 2)
    let mark = "A file of meals looks like this:\n\n"
    let start = try #require(read.standardOutput.firstRange(of: mark)).upperBound
    let example = read.standardOutput[start...].split(separator: "\n").map { $0.dropFirst(2) }
      .joined(separator: "\n")
    let document: AnalysisDocument = try await Demo(inputFile: .texts(["e": example]))
      .json("analyze e --json")
    #expect(document.problems.isEmpty && document.unknown.isEmpty)
    let help = try await Demo().output("analyze --help")
    #expect(help.contains("\nFILE such as:\n\n  mealadvisor-catalog 1\n\n  meal toast-supper\n"))
  }

  @Test(arguments: ["", "\n \n", "\u{0}\u{1}", "mealadvisor-catalog 1\n\u{1B}[31m"])
  func `analyze refuses a file that is not text, in one line`(_ text: String) async {
    let outcome = await Demo(inputFile: .texts(["f": text])).run("analyze f --json")
    #expect(outcome.exitCode == 2 && outcome.standardOutput.isEmpty)
    #expect(outcome.standardError.split(separator: "\n").count == 1)
    #expect(outcome.standardError.hasPrefix("mealadvisor-demo: f"))
  }
}
