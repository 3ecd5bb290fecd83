import EmbeddedText
import MealModels
import SeededRandom
import Testing

@testable import CulinaryFoods
@testable import FoodFacts
@testable import FoodFactsCompiling

/// Each of these fails today; a fix makes it pass, then it belongs beside its kin.
@Suite struct MatchingSafetyTests {
  private func matcher(_ more: String = "", words: String = "") throws -> FoodMatcher {
    FoodMatcher(
      try Pantry.book(Pantry.foods + more), vocabulary: MatchVocabulary(Pantry.words + words))
  }

  @Test func `wheat-free rye still has gluten`() throws {
    let matcher = try matcher("\nrye: rye | gluten", words: "\nfree wheat free: wheat")
    #expect(matcher.match("wheat-free rye").contents?.allergens.allergens == [.gluten])
  }

  @Test(arguments: [
    "butter or vegan", "butter (or vegan)", "butter, fresh or vegan", "butter or dairy-free",
    "butter with or dairy-free", "fresh or vegan butter", "butter, dairy-free or fresh",
  ])
  func `an alternative that is free takes nothing from the other`(name: String) throws {
    let contents = try matcher().match(name).contents
    #expect(contents.map { $0.allergens.contains(.milk) } ?? true)
  }

  @Test func `a claim before a cut changes no food before the link`() throws {
    let contents = try matcher().match("beef or vegan fillet").contents
    #expect(contents.map { $0.classes.contains(.meat) } ?? true)
  }

  @Test func `a food after a link is not taken for words that describe the food before`() throws {
    let matcher = try matcher(words: "\nplain: half, heavy duty")
    #expect(matcher.match("rice with half-and-half").contents?.allergens.contains(.milk) ?? true)
    #expect(matcher.match("rice, half and half").contents?.allergens.contains(.milk) ?? true)
  }

  @Test(arguments: 0..<60)
  func `a list of bundled foods contains what each of them contains`(seed: Int) throws {
    var dice = SeededGenerator(seed: UInt64(seed))
    let book = FoodBook.culinary
    let foods = (0..<Int.random(in: 2...5, using: &dice)).compactMap { _ in
      book.food(at: Int.random(in: 0..<book.count, using: &dice))
    }.filter { !$0.name.contains { ",/()".contains($0) } }
    let match = FoodMatcher().match(foods.map(\.name).joined(separator: ", "))
    for food in foods {
      let own = try #require(book.contents(of: food.id))
      let contents = try #require(match.contents, "\(foods.map(\.name))")
      #expect(contents.allergens.isSuperset(of: own.allergens), "\(food.name)")
      #expect(contents.classes.isSuperset(of: own.classes), "\(food.name)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func `ten thousand letters are unknown`() throws {
    #expect(FoodMatcher().match(String(repeating: "a", count: 10_000)).food == nil)
  }

  @Test func `only words that nothing explains are named`() throws {
    #expect(try matcher().match("chopped frobnitz").unknownWords == ["frobnitz"])
  }

  @Test func `a word with a blank behind it is finished`() throws {
    let search = FoodSearch(
      foods: try Pantry.book(), table: FoodTable(rows: "", measures: "", categories: ""),
      staples: [:])
    #expect(search.foods(matching: "egg").map(\.id) == ["egg", "eggplant"])
    #expect(search.foods(matching: "egg ").map(\.id) == ["egg"])
    #expect(search.foods(matching: "cho milk").map(\.id).isEmpty)
  }

  @Test func `a name that says a word twice is found as typed`() throws {
    let search = FoodSearch(
      foods: try Pantry.book("a: peri\nb: peri peri"),
      table: FoodTable(rows: "", measures: "", categories: ""), staples: [:])
    #expect(search.foods(matching: "peri peri").map(\.id).first == "b")
  }

  @Test func `the analyzer ignores an infinite weight in a note`() throws {
    let analyzer = RecipeAnalyzer(foods: try Pantry.book())
    let one = Measure(.exactly(.one))
    let found = analyzer.analysis(
      of: Pantry.recipe([Pantry.line("butter", one, note: "1e999 g each")]))
    #expect(found.grams.isFinite)
    #expect(found.resolvedMass.isFinite)
  }

  @Test func `the last line of a table needs no end`() {
    #expect(CommaSeparatedText("a,b\n1,2").rows == [["a": "1", "b": "2"]])
  }

  @Test func `lines may end as on other systems`() throws {
    let compiler = FoodsCompiler(lists: [("a.txt", "egg: egg | egg\r\nmilk: milk\r\n")], rows: [])
    #expect(try compiler.foods().map(\.id) == ["egg", "milk"])
  }

  @Test func `no bundled word has two kinds that contradict each other`() {
    var kinds: [String: [String]] = [:]
    for line in String(decoding: BundledWords.text.bytes, as: UTF8.self).split(separator: "\n") {
      let kind = String(line.prefix { $0 != ":" && $0 != " " })
      for word in MatchVocabulary.entry(line)?.words ?? [] {
        kinds[FoodName.words(of: word).joined(separator: " "), default: []].append(kind)
      }
    }
    let countedTwice: Set<String> = ["cut", "flesh", "form", "container"]
    let beside: Set<String> = ["doubt", "origin"]
    for (word, kinds) in kinds.sorted(by: { $0.key < $1.key }) {
      let own = kinds.filter { !beside.contains($0) }
      #expect(own.count <= 1 || countedTwice.isSuperset(of: own), "\(word): \(kinds)")
      #expect(kinds.count { $0 == "doubt" } <= 1, "\(word) is listed twice")
    }
  }
}

/// Alternatives and describing words, in which an allergen once got lost.
@Suite struct SharedWordsTests {
  private let matcher = FoodMatcher()

  @Test(arguments: [
    ("regular or vegan butter", Allergen.milk), ("fresh or vegan mozzarella", .milk),
    ("whole or oat milk", .milk), ("2% or almond milk", .milk), ("soy milk or regular", .milk),
    ("low-fat or coconut yogurt", .milk), ("regular or gluten-free pasta", .wheat),
    ("flour, gluten-free or regular", .wheat), ("milk, dairy-free if needed", .milk),
    ("bread, gluten-free if desired", .wheat), ("vegan fish sauce or regular", .fish),
    ("honey nut flakes", .treeNut), ("pea nut", .treeNut),
  ])
  func `no alternative and no blank hides an allergen`(name: String, allergen: Allergen) {
    #expect(matcher.match(name).contents?.allergens.contains(allergen) ?? true)
  }

  @Test(arguments: [
    "peppers stuffed", "almonds coated", "salmon glazed", "Cantonese chicken",
    "Szechuan venison", "regular or", "or vegan",
  ])
  func `words that ask for a food without one, and dishes by their cuisine, are unknown`(
    name: String
  ) {
    #expect(matcher.match(name).contents == nil)
  }
}
