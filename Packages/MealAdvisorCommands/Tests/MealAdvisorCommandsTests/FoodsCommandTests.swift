import FoodFacts
import MealModels
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct FoodsCommandTests {
  /// `foods --json` as it is documented.
  struct Document: Decodable {
    struct Match: Decodable {
      var id: String
      var name: String
      var allergens: [String]?
      var traces: [String]?
      var per100g: [String: Double?]
    }

    var query: String
    var matches: [Match]
  }

  private func search(_ words: [String]) async throws -> Document {
    let outcome = await Demo().run(["foods"] + words + ["--json"])
    #expect(outcome.exitCode == 0 && outcome.standardError.isEmpty)
    return try JSONDecoder().decode(Document.self, from: Data(outcome.standardOutput.utf8))
  }

  @Test func `milk comes first for milk`() async throws {
    let first = try #require(try await search(["milk"]).matches.first)
    #expect(first.id == "milk" && first.name == "milk")
    #expect(first.allergens == ["milk"])
    #expect(try await Demo().output("foods milk").hasPrefix("milk\n  Contains: milk\n"))
  }

  @Test func `a British name finds the food`() async throws {
    let document = try await search(["aubergine"])
    let first = try #require(document.matches.first)
    #expect(document.query == "aubergine")
    #expect(first.id == "eggplant" && first.allergens == [])
  }

  @Test func `keys stand in the order of the documentation`() async throws {
    let text = try await Demo().output("foods aubergine --json --count 1")
    #expect(text.keys(at: 2) == ["query", "matches"])
    #expect(text.keys(at: 6) == ["id", "name", "allergens", "possible", "traces", "per100g"])
    #expect(text.keys(at: 8) == Nutrient.allCases.map(\.rawValue))
  }

  @Test func `an unmeasured nutrient is null, and an absent one is zero`() async throws {
    let first = try #require(try await search(["vanilla", "extract"]).matches.first)
    let facts = try #require(FoodBook.culinary[FoodID(rawValue: first.id)]?.row)
    let row = try #require(FoodTable.bundled[facts])
    for nutrient in Nutrient.allCases {
      #expect((first.per100g[nutrient.rawValue] ?? nil) == row.facts[nutrient])
    }
    #expect(first.per100g["energy"] != nil)
  }

  @Test func `several words need no quotes`() async throws {
    let apart = try await search(["chicken", "breast"])
    let together = try await search(["chicken breast"])
    #expect(apart.query == "chicken breast")
    #expect(apart.matches.first?.name == "chicken breast")
    #expect(apart.matches.map(\.id) == together.matches.map(\.id))
  }

  @Test(arguments: [1, 25])
  func `at most so many foods are shown as were asked for`(_ count: Int) async throws {
    #expect(try await search(["a", "--count", "\(count)"]).matches.count == count)
  }

  static let pointless = [
    "", " ", "\u{1B}]0;owned\u{7}\u{1B}[31m\u{0}\u{202E}", "\u{7F}\u{9B}", "\n\r\n\t", "…!?",
    String(repeating: "x", count: 2_000), String(repeating: "milk ", count: 400),
    String(repeating: "\u{301}", count: 2_000),
  ]

  @Test(arguments: pointless)
  func `a query without sense finds nothing and steers no terminal`(_ query: String) async throws {
    let outcome = await Demo().run(["foods", query])
    let output = outcome.standardOutput
    #expect(outcome.exitCode == 0 && outcome.standardError.isEmpty)
    #expect(output.unicodeScalars.allSatisfy(Self.isHarmless))
    #expect(output.utf8.starts(with: "No food matches '".utf8))
    #expect(output.unicodeScalars.count < 100)
  }

  @Test(arguments: ["\u{1B}]0;owned\u{7}\u{202E}", String(repeating: "x", count: 2_000)])
  func `a query without sense is an empty document`(_ query: String) async throws {
    let outcome = await Demo().run(["foods", query, "--json"])
    let document = try JSONDecoder().decode(
      Document.self, from: Data(outcome.standardOutput.utf8))
    #expect(document.query == query && document.matches.isEmpty)
    #expect(outcome.standardOutput.unicodeScalars.allSatisfy(Self.isHarmless))
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n"
      || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        && scalar != "\u{202E}"
  }

  @Test func `searching touches no disk`() async throws {
    let demo = Demo()
    _ = try await demo.output("foods milk")
    #expect(try demo.journal() == nil)
  }
}
