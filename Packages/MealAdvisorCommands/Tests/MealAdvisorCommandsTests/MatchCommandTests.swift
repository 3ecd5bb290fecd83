import CommandKit
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct MatchCommandTests {
  /// A line of `foods --match` as it is documented.
  struct Line: Decodable, Equatable {
    var input: String
    var food: String?
    var allergens: [String]
    var traces: [String]
    var vegetarian: String
    var vegan: String
    var pork: String
    var alcohol: String
  }

  private func lines(
    of text: String, path: String = "list.txt"
  ) async throws -> [Line] {
    let demo = Demo(inputFile: .texts([path: text]))
    let output = try await demo.output("foods --match \(path)")
    #expect(output.isEmpty || output.hasSuffix("\n"))
    return try output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }
  }

  @Test(arguments: ["list.txt", "-"])
  func `every name gets a line of its own, in order`(_ path: String) async throws {
    let lines = try await lines(of: "milk\nred wine\nbacon\nflorbelwisk\n", path: path)
    #expect(lines.map(\.input) == ["milk", "red wine", "bacon", "florbelwisk"])
    #expect(lines.map(\.food) == ["milk", "red wine", "bacon", nil])
    #expect(lines.map(\.vegetarian) == ["yes", lines[1].vegetarian, "no", "unknown"])
    #expect(lines.map(\.vegan) == ["no", lines[1].vegan, "no", "unknown"])
    #expect(lines.map(\.pork) == ["no", "no", "yes", "unknown"])
    #expect(lines.map(\.alcohol) == ["no", "yes", "no", "unknown"])
    #expect(lines[0].allergens == ["milk"] && lines[3].allergens == [])
  }

  @Test func `keys stand in the order of the documentation`() async throws {
    let demo = Demo(inputFile: .texts(["-": "xyzzy"]))
    #expect(
      try await demo.output("foods --match -") == """
        {"input": "xyzzy", "food": null, "allergens": [], "possible": [], "traces": [], \
        "vegetarian": "unknown", "vegan": "unknown", "pork": "unknown", "alcohol": "unknown"}

        """)
  }

  static let texts: [(text: String, inputs: [String])] = [
    ("", []),
    ("\n", [""]),
    ("milk", ["milk"]),
    ("milk\n", ["milk"]),
    ("milk\r\negg\r\n", ["milk", "egg"]),
    ("milk\r\negg\nhoney", ["milk", "egg", "honey"]),
    ("milk\n\n\negg\n\n", ["milk", "", "", "egg", ""]),
    ("milk\r\n\r\negg", ["milk", "", "egg"]),
    ("\u{FEFF}milk\negg", ["milk", "egg"]),  // as some editors begin a file
    ("  soft butter \n", ["  soft butter "]),
    ("mi\u{0}lk\u{1B}[31m\n", ["mi\u{0}lk\u{1B}[31m"]),
  ]

  @Test(arguments: texts)
  func `lines are told apart however they end`(
    _ row: (text: String, inputs: [String])
  ) async throws {
    #expect(try await lines(of: row.text).map(\.input) == row.inputs)
  }

  @Test func `an empty line is no food`() async throws {
    let line = try #require(try await lines(of: "\n").first)
    #expect(line.food == nil && line.vegan == "unknown")
  }

  @Test func `controls of a file reach the terminal escaped`() async throws {
    let demo = Demo(inputFile: .texts(["-": "\u{1B}]0;owned\u{7}\u{202E}milk"]))
    let output = try await demo.output("foods --match -")
    #expect(output.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
  }

  static let unreadable: [(error: InputError, message: String)] = [
    (.missing("f"), "there is no file 'f'; check its name and folder"),
    (.unreadable("f"), "'f' cannot be read; name a text file that you may read"),
    (.tooLong("f"), "'f' is too long; expected at most 16 MiB"),
    (.notText("f"), "'f' is not a text in UTF-8; save it in UTF-8"),
  ]

  @Test(arguments: unreadable, ["foods --match f", "analyze f"])
  func `a file that cannot be read is refused in one line`(
    _ row: (error: InputError, message: String), _ call: String
  ) async {
    let input = InputFile { _ throws(InputError) in throw row.error }
    let outcome = await Demo(inputFile: input).run(call)
    #expect(outcome.exitCode == 2)
    #expect(outcome.standardOutput.isEmpty)
    #expect(outcome.standardError == "mealadvisor-demo: \(row.message)\n")
  }
}
