import CommandKit
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct LinesCommandTests {
  /// A line of `lines` as it is documented.
  struct Line: Decodable {
    struct Amount: Decodable, Equatable {
      var low: Double?
      var high: Double?
      var unit: String?
      var text: String
      var same: Bool
    }
    struct Food: Decodable, Equatable {
      var text: String
      var name: String?
      var id: String?
    }
    var text: String
    var amounts: [Amount]
    var size: String?
    var food: Food?
    var alternatives: [Food]
    var preparation: String?
    var note: String?
    var purpose: String?
    var optional: Bool
    var heading: Bool
    var confidence: [String: Double]
    var doubts: [String]
  }

  private func lines(of text: String, path: String = "list.txt") async throws -> [Line] {
    let demo = Demo(inputFile: .texts([path: text]))
    let output = try await demo.output("lines \(path)")
    return try output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }
  }

  @Test(arguments: ["list.txt", "-"])
  func `every line gets a document of its own, in order`(_ path: String) async throws {
    let texts = ["1 (14 oz) can chickpeas, drained and rinsed", "", "For the sauce:", "🥕"]
    let lines = try await lines(of: texts.joined(separator: "\n") + "\n", path: path)
    #expect(lines.map(\.text) == texts)
    #expect(lines.map(\.heading) == [false, false, true, false])
    #expect(!lines[1].doubts.isEmpty)
  }

  @Test func `a line tells amounts, food and preparation`() async throws {
    let text = "1 (14 oz) can chickpeas, drained and rinsed"
    let line = try #require(try await lines(of: text).first)
    #expect(
      line.amounts == [
        Line.Amount(low: 1, high: 1, unit: "can", text: "1 can", same: false),
        Line.Amount(low: 14, high: 14, unit: "oz", text: "14 oz", same: false),
      ])
    #expect(line.food == Line.Food(text: "chickpeas", name: "chickpea", id: "chickpea"))
    #expect(line.preparation == "drained and rinsed")
    #expect(line.doubts.isEmpty)
    #expect(line.confidence.values.allSatisfy { (0...1).contains($0) })
  }

  @Test func `a line with several foods or an unknown food has no food id`() async throws {
    let lines = try await lines(of: "2 slices walnut bread\n2 cups zorblax\n")
    #expect(lines.map { $0.food?.id } == [nil, nil])
  }

  @Test func `keys stand in the order of the documentation`() async throws {
    let demo = Demo(inputFile: .texts(["-": "\n"]))
    #expect(
      try await demo.output("lines -") == """
        {"text": "", "amounts": [], "size": null, "food": null, "alternatives": [], \
        "preparation": null, "note": null, "purpose": null, "optional": false, \
        "heading": false, "confidence": {}, "doubts": ["the line has no words"]}

        """)
  }
}
