import EmbeddedText
import MealModels
import Testing

@testable import FoodFacts
@testable import FoodFactsCompiling

@Suite struct CompilingTests {
  private func error(_ lists: [FoodsCompiler.List]) -> SourceError? {
    let compiler = FoodsCompiler(lists: lists, rows: ["01001"])
    return #expect(throws: SourceError.self) { try compiler.foods() }
  }

  @Test(arguments: [
    ("milk", "unexpected 'milk'; expected 'ID: NAME; ALIAS'"),
    ("milk:", "unexpected 'milk:'; expected 'ID: NAME; ALIAS'"),
    ("Milk: milk", "bad id 'Milk'; expected lower-case words joined by hyphens"),
    ("milk: milk | from: Cow", "bad id 'Cow'; expected lower-case words joined by hyphens"),
    (
      "milk: milk | traces: mlik",
      "unknown allergen 'mlik'; expected a word such as 'milk' or 'tree-nut'"
    ),
    (
      "milk: milk | mlik",
      "unknown allergen or class 'mlik'; expected a word such as 'milk' or 'meat'"
    ),
    (
      "milk: milk | dens: 1",
      "unknown allergen or class 'dens: 1'; expected a word such as 'milk' or 'meat'"
    ),
    (
      "milk: milk | density: heavy",
      "bad amount 'heavy'; expected a number within its range, such as 'density: 0.96'"
    ),
    (
      "milk: milk | density: 9",
      "bad amount '9'; expected a number within its range, such as 'density: 0.96'"
    ),
    (
      "milk: milk | weights: piece 0",
      "bad amount '0'; expected a number within its range, such as 'density: 0.96'"
    ),
    (
      "milk: milk | weights: piece nan",
      "bad amount 'nan'; expected a number within its range, such as 'density: 0.96'"
    ),
    (
      "milk: milk | weights: pail 3",
      "unknown unit 'pail'; expected a unit that counts pieces, such as 'slice'"
    ),
    ("milk: milk | season: 0-3", "bad season '0-3'; expected months such as 4-6 or 11-2, 4"),
    ("milk: milk | row: 99999", "the table has no row '99999'"),
    ("milk: milk | from: cow", "'milk' is made of unknown 'cow'; add that food, or correct its id"),
    ("milk: milk | like: cow", "'milk' is made of unknown 'cow'; add that food, or correct its id"),
    ("milk: milk | from: milk", "'milk' is made of itself; remove one of the parents"),
  ])
  func `a mistake in a list is told with its place`(line: String, problem: String) {
    let error = error([("dairy.txt", "# Dairy\n\negg: egg\n\(line)\n")])
    #expect(error == SourceError(file: "dairy.txt", line: 4, problem: problem))
    #expect(error?.message == "dairy.txt:4: \(problem)")
  }

  @Test func `an id or name of two foods is told with a place of one of them`() {
    let twice = error([("a.txt", "milk: milk"), ("b.txt", "milk: other milk")])
    #expect(twice?.problem == "the id 'milk' is given twice; give each food its own")
    #expect(["a.txt:1", "b.txt:1"].contains("\(twice?.file ?? ""):\(twice?.line ?? 0)"))
    #expect(
      error([("a.txt", "milk: milk; Cow's Milk"), ("b.txt", "#\ncow-milk: cows milk")])
        == SourceError(
          file: "b.txt", line: 2,
          problem: "the name 'cow milk' belongs to two foods; take it away from one of them"))
  }

  @Test func `a circle through several foods is found`() {
    let error = error([("a.txt", "butter: butter | from: cream\ncream: cream | from: butter")])
    #expect(error?.problem == "'butter' is made of itself; remove one of the parents")
    #expect(error?.line == 1)
  }

  @Test func `good lists become foods in their order`() throws {
    let lists = [("b.txt", "milk: milk | milk\n"), ("a.txt", "butter: butter | row: 01001")]
    let compiler = FoodsCompiler(lists: lists, rows: ["01001"])
    #expect(try compiler.foods().map(\.id) == ["milk", "butter"])
    let source = FoodsCompiler.swiftSource(of: try compiler.foods())
    #expect(source.hasPrefix("// swift-format-ignore-file\n"))
    #expect(source.contains("butter\tbutter\t\t\t\t\t\t\t\t01001"))
  }

  @Test(arguments: [
    ("chopped", "expected 'KIND: word, word' or 'KIND word, word: effect'"),
    ("pure: chopped", "expected 'KIND: word, word' or 'KIND word, word: effect'"),
    ("free milk free: mlik", "expected 'KIND: word, word' or 'KIND word, word: effect'"),
    ("adding breaded: crumb", "there is no food 'crumb'"),
    ("adding dried: milk, of fruit", "there is no food 'fruit'"),
  ])
  func `a mistake in the words is told with its place`(line: String, problem: String) {
    let compiler = WordsCompiler(words: "# Words\n\nplain: large\n\(line)", foods: ["milk"])
    #expect(throws: SourceError(file: "words.txt", line: 4, problem: problem)) {
      try compiler.swiftSource()
    }
  }

  @Test func `comments and empty lines of the words are left out`() throws {
    let words = WordsCompiler(words: "# A\nplain: large\n\nadding milky: milk", foods: ["milk"])
    let source = try words.swiftSource()
    #expect(source.contains("\"\nplain: large\nadding milky: milk\n\""))
    #expect(!source.contains("# A"))
  }

  @Test func `a staple that is no food is told with its place`() throws {
    let staples = StaplesCompiler(staples: "# S\n\nmilk; Aubergines;\nmilkk", foods: try pantry())
    #expect(
      throws: SourceError(file: "staples.txt", line: 4, problem: "there is no food 'milkk'")
    ) { try staples.swiftSource() }
  }

  @Test func `staples are any names of foods, as names are compared, in their order`() throws {
    let staples = StaplesCompiler(staples: "milk; Aubergines;\n\negg", foods: try pantry())
    #expect(try staples.swiftSource().contains("\"\nmilk\naubergine\negg\n\""))
  }

  private func pantry() throws -> FoodBook { try Pantry.book() }
}

@Suite struct TableCompilerTests {
  private static let columns = TableColumn.all.map(\.name)

  private func foods(_ id: String, _ amounts: [String: String] = [:], without: String = "")
    -> String
  {
    let names = Self.columns.filter { $0 != without }
    let head = (["ndb_id", "description", "category", "common_name"] + names)
    let row = [id, "Butter", "Dairy", ""] + names.map { amounts[$0] ?? "" }
    return head.joined(separator: ",") + "\n" + row.joined(separator: ",") + "\n"
  }

  private let portions = "ndb_id,seq,amount,description,grams\n01001,1,.5,cup,113.4\n"

  @Test(arguments: ["1001", "", "010010", "butte"])
  func `a food without a number of five digits is refused`(id: String) {
    let problem = "a food has the number '\(id)'; expected five digits"
    #expect(throws: SourceError(file: "foods.csv", line: 0, problem: problem)) {
      try TableCompiler(foods: foods(id), portions: portions).swiftSource()
    }
  }

  @Test(arguments: ["kcal", "water_g", "refuse_pct"])
  func `a missing column is named`(column: String) {
    let error = SourceError(file: "foods.csv", line: 0, problem: "no column '\(column)'")
    #expect(error.message == "foods.csv: no column '\(column)'")
    #expect(throws: error) {
      try TableCompiler(foods: foods("01001", without: column), portions: portions).swiftSource()
    }
  }

  @Test(arguments: ["much", "-1", "0.123", "1e3", "nan"])
  func `the compiler names the food of an invalid number`(text: String) {
    let problem = "food 01001: bad protein_g '\(text)'"
    #expect(throws: SourceError(file: "foods.csv", line: 0, problem: problem)) {
      try TableCompiler(foods: foods("01001", ["protein_g": text]), portions: portions)
        .swiftSource()
    }
  }

  @Test(arguments: ["", "0", "-3", "heavy", "nan"])
  func `a measure without a weight is refused`(grams: String) {
    let portions = "ndb_id,seq,amount,description,grams\n01001,1,1,cup,\(grams)\n"
    let problem = "a measure of 01001 has no weight"
    #expect(throws: SourceError(file: "portions.csv", line: 0, problem: problem)) {
      try TableCompiler(foods: foods("01001"), portions: portions).swiftSource()
    }
  }

  @Test func `a good table names its numbers and becomes a source`() throws {
    let compiler = TableCompiler(foods: foods("01001", ["kcal": "717"]), portions: portions)
    #expect(compiler.rowIDs() == ["01001"])
    let source = try compiler.swiftSource()
    #expect(source.contains("public domain"))
    #expect(source.contains("\"\n0.5 cup\n\""))
    #expect(source.contains("\"\nDairy\n\""))
  }
}
