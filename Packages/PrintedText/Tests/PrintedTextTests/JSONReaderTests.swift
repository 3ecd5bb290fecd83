import PrintedText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct JSONReaderTests {
  @Test func `the reader reads back written JSON`() throws {
    let json: JSON = [
      "whole": .integer(-3), "half": .number(0.5), "big": .number(1e300), "none": .null,
      "yes": .bool(true), "no": .bool(false), "empty": [], "object": .object([]),
      "text": "crème 🍜 \"\\\n\t\u{1}\u{8}\u{C}\u{2028}", "list": [.integer(1), ["a": "b"]],
    ]
    for text in [json.text, json.lineText, json.foldedText] {
      #expect(try JSONReader.read(text) == json)
    }
  }

  @Test(arguments: [
    #"{"a": [1, 2.5, -35e-1, true, null], "b": {"c": "\u00e9\ud83c\udf5c\/\b\f"}}"#, "[]", "\"x\"",
    " 1 ",
    #"{"a":{"a":{"a":[[["deep"]]]}}}"#, #"{"é":"日本"}"#,
  ])
  func `a document is what the system's reader makes of it`(text: String) throws {
    let theirs = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    #expect(try JSONReader.read(text) == theirs)
  }

  @Test func `a document survives the system's writer and reader`() throws {
    let json: JSON = [
      "a": [.integer(1), .null, .bool(false), .number(0.25), .unsigned(.max)], "b": ["c": "é\n"],
      "empty": .object([]), "none": .array([]),
    ]
    let data = try JSONEncoder().encode(json)
    #expect(try JSONDecoder().decode(JSON.self, from: data) == json)
  }

  @Test func `commas before a bracket and line ends in a string are forgiven`() throws {
    #expect(try JSONReader.read("[1,]") == [.integer(1)])
    #expect(try JSONReader.read("{\"a\": \"b\nc\",}") == ["a": "b\nc"])
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[1 2]", 1, 4), ("{\"a\"}", 1, 5), ("nul", 1, 1), ("\"a", 1, 3),
    ("[1]\n x", 2, 2), ("--1", 1, 4), ("{a: 1}", 1, 2), ("\"\\u12\"", 1, 4),
  ])
  func `a mistake says where it is`(text: String, line: Int, column: Int) {
    do {
      let json = try JSONReader.read(text)
      Issue.record("\(text) was read as \(json.lineText)")
    } catch {
      #expect([error.line, error.column] == [line, column], "\(error.reason)")
    }
  }

  @Test func `brackets that nest without end are refused`() {
    #expect(throws: JSONReader.Mistake.self) {
      try JSONReader.read(String(repeating: "[", count: 100_000))
    }
  }
}
