import MealModels
import Testing

@testable import FoodFacts

@Suite struct FoodSearchTests {
  private static let bundled = FoodSearch()
  private static let nothing = FoodTable(rows: "", measures: "", categories: "")

  private func search(
    _ foods: String, table: FoodTable = FoodSearchTests.nothing, staples: [String] = []
  ) throws -> FoodSearch {
    let ranks = Dictionary(uniqueKeysWithValues: zip(staples, 0...))
    return FoodSearch(foods: try Pantry.book(foods), table: table, staples: ranks)
  }

  private func ids(_ query: String, in search: FoodSearch) -> [FoodID] {
    search.foods(matching: query).map(\.id)
  }

  @Test func `a name as typed comes before one that begins so, and that before any other`() throws {
    let search = try search(Pantry.foods)
    #expect(ids("milk", in: search).prefix(2) == ["milk", "milk-chocolate"])
    #expect(ids("milk", in: search).contains("coconut-milk"))
    #expect(ids("cream", in: search) == ["cream", "heavy-cream", "whipping-cream"])
  }

  @Test(arguments: [
    "peanut butter", "butter peanut", "Peanut BUTTER", "peanuts butters", "p\u{E9}anut butter",
    "  peanut   butter", "peanut-butter", "butter pean", "peanut b",
  ])
  func `order, case, accents, plurals and blanks make no difference`(query: String) throws {
    #expect(try ids(query, in: search(Pantry.foods)).first == "peanut-butter")
  }

  @Test(
    arguments: [
      ("t", "tomato"), ("tom", "tomato"), ("tomat", "tomato"), ("choc", "chocolate"),
      ("aub", "eggplant"), ("milk cho", "milk-chocolate"), ("black p", "pepper"),
    ] as [(String, FoodID)])
  func `the last word may be unfinished`(query: String, expected: FoodID) throws {
    #expect(try ids(query, in: search(Pantry.foods)).first == expected)
  }

  @Test func `every word has to be held`() throws {
    let search = try search(Pantry.foods)
    #expect(ids("milk chocolate", in: search) == ["milk-chocolate"])
    #expect(ids("milk frobnitz", in: search).isEmpty)
    #expect(ids("frobnitz", in: search).isEmpty)
  }

  @Test(
    arguments: [
      ("toamto", "tomato"), ("tomatto", "tomato"), ("tomao", "tomato"), ("mlik", "milk"),
      ("choclate", "chocolate"), ("chcolatte", "chocolate"), ("peenut butter", "peanut-butter"),
      ("eggplnt", "eggplant"), ("vegetable stokc", "vegetable-stock"),
    ] as [(String, FoodID)])
  func `a slip of the finger is forgiven`(query: String, expected: FoodID) throws {
    #expect(try ids(query, in: search(Pantry.foods)).first == expected)
  }

  @Test(arguments: ["toamot", "mk", "ckkkolate", "xyz"])
  func `too many slips are not`(query: String) throws {
    #expect(try ids(query, in: search(Pantry.foods)).isEmpty)
  }

  @Test func `near spellings count only when nothing is spelled so`() throws {
    let search = try search("cod: cod\ncos: cos\nbean: bean\nbeat: beat")
    #expect(ids("cod", in: search) == ["cod"])
    #expect(ids("beat", in: search) == ["beat"])
    #expect(ids("bea", in: search).count == 2)
    #expect(ids("beam", in: search).count == 2)
  }

  @Test func `staples come before others that match as well`() throws {
    let foods = "a: sweet apple\nb: sweet bun\nc: sweet corn\nd: sweet date"
    let two = try search(foods, staples: ["sweet date", "sweet corn"])
    #expect(ids("sweet", in: two).prefix(2) == ["d", "c"])
    #expect(ids("sweet apple", in: two) == ["a"])
    #expect(try ids("sweet", in: search(foods, staples: ["sweet bun"])).first == "b")
  }

  @Test func `a main name comes before another name, and a short one before a long one`() throws {
    let foods = "a: frond; bean\nb: bean\nc: bean curd sheet\nd: bean curd"
    #expect(try ids("bean", in: search(foods)) == ["b", "a", "d", "c"])
  }

  @Test func `a plain food comes before a mixture and before a stand-in`() throws {
    let foods = "x: x\ny: y\na: bun oat | like: x\nb: bun rye | from: x, y\nc: bun tea"
    #expect(try ids("bun", in: search(foods)) == ["c", "b", "a"])
  }

  @Test func `culinary foods come before rows, and a row with a food of its own does not come`()
    throws
  {
    let search = try search(Pantry.foods, table: .bundled)
    let hits = search.foods(matching: "butter", limit: 200).map(\.id.rawValue)
    let firstRow = try #require(hits.firstIndex { $0.hasPrefix("usda-") })
    #expect(firstRow > 0)
    #expect(hits[firstRow...].allSatisfy { $0.hasPrefix("usda-") })
    #expect(!hits.contains("usda-01001"))
    #expect(hits.contains("usda-01002"))
    let rows = search.foods(matching: "cheese colby").map(\.name)
    #expect(rows.first == "Cheese, colby")
  }

  @Test(arguments: ["large eggs, beaten", "2 chopped eggs", "eggs (large)"])
  func `a description finds the food it means`(query: String) throws {
    #expect(try ids(query, in: search(Pantry.foods)) == ["egg"])
  }

  @Test(arguments: [(-5, 1), (0, 1), (1, 1), (3, 3), (1000, 6)])
  func `a limit is kept, and is at least one`(limit: Int, count: Int) throws {
    let search = try search(Pantry.foods)
    let all = search.foods(matching: "c", limit: .max).map(\.id)
    let found = search.foods(matching: "c", limit: limit).map(\.id)
    #expect(found == Array(all.prefix(max(limit, 1))))
    #expect(found.count >= count)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "", " ", "\u{0}\u{7}\u{1B}", "\n\t", ",;-()", "\u{200B}\u{1F525}",
      String(repeating: "a", count: 10_000), String(repeating: "milk ", count: 2000),
      String(repeating: "\u{0}", count: 10_000), String(repeating: "milk ", count: 41),
    ])
  func `a question without words or beyond 200 bytes finds nothing`(query: String) {
    #expect(Self.bundled.foods(matching: query).isEmpty)
  }

  @Test func `equal questions get equal answers`() {
    let queries = ["m", "chicken", "chiken", "rice", "olive oil"]
    let other = FoodSearch()
    let answers = queries.map { Self.bundled.foods(matching: $0, limit: 50) }
    #expect(answers == queries.map { other.foods(matching: $0, limit: 50) })
    let short = queries.map { other.foods(matching: $0, limit: 5) }
    #expect(short == answers.map { Array($0.prefix(5)) })
  }

  @Test func `nearly every culinary food is first by its own name`() {
    let search = Self.bundled
    let foods = FoodBook.culinary.foods
    let places = foods.map { food in
      search.foods(matching: food.name, limit: 5).firstIndex { $0.id == food.id }
    }
    #expect(Double(places.count { $0 == nil }) <= 0.002 * Double(places.count))
    #expect(Double(places.count { $0 != 0 }) <= 0.01 * Double(places.count))
  }

  @Test(
    arguments: [
      ("milk", "milk"), ("egg", "egg"), ("apple", "apple"), ("rice", "rice"), ("butter", "butter"),
      ("aubergine", "eggplant"), ("chicken breast", "chicken-breast"), ("tomatos", "tomato"),
    ] as [(String, FoodID)])
  func `plain foods come before products`(query: String, expected: FoodID) {
    #expect(Self.bundled.foods(matching: query).first?.id == expected)
  }
}
