import PrintedText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct JSONTests {
  @Test func `a document is written over lines in the order of its keys`() {
    let json: JSON = [
      "b": .integer(1), "a": [.null, .bool(true)], "empty": [], "none": .object([]),
      "half": .number(0.5), "two": .number(2), "nan": .number(.nan), "big": .unsigned(.max),
    ]
    #expect(
      json.text == """
        {
          "b": 1,
          "a": [
            null,
            true
          ],
          "empty": [],
          "none": {},
          "half": 0.5,
          "two": 2,
          "nan": null,
          "big": 18446744073709551615
        }
        """)
  }

  @Test func `a document may stay on one line`() {
    let json: JSON = ["a": ["x", .number(1)], "b": ["c": [], "d": .object([])]]
    #expect(json.lineText == #"{"a": ["x", 1], "b": {"c": [], "d": {}}}"#)
  }

  @Test func `plain lists and objects are folded where they fit`() {
    let long = JSON.strings(Array(repeating: "twelve bytes", count: 7))
    let json: JSON = ["a": ["x": .number(1), "y": ["p", "q"]], "b": .bool(true), "c": long]
    #expect(
      json.foldedText.hasPrefix(
        """
        {
          "a": {"x": 1, "y": ["p", "q"]},
          "b": true,
          "c": [
            "twelve bytes",
        """))
  }

  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (-0.442, "-0.442"), (1.294118, "1.294118"), (0, "0"), (-2, "-2"),
  ])
  func `numbers are as short as they can be`(number: Double, text: String) {
    #expect(JSON.number(number).text == text)
  }

  @Test(arguments: [(0.1 + 0.2, 1, "0.3"), (2.0 / 3, 4, "0.6667"), (16.0, 2, "16")])
  func `numbers are rounded to some places`(number: Double, places: Int, text: String) {
    #expect(JSON.number(number, places: places).text == text)
  }

  @Test(arguments: [
    "plain", "with \"quotes\" and \\", "line\nand\ttab", "\u{0}\u{1B}[31m\u{7}\u{1F}\u{7F}",
    "crème 🍜 ⏱️", "\u{202E}reversed", "\u{85}\u{2028}", "",
  ])
  func `every text can be read back, and no control stands in it raw`(_ text: String) throws {
    let written = JSON.object(of: [text]) { ("key " + $0, .string($0)) }.lineText
    let read = try JSONDecoder().decode([String: String].self, from: Data(written.utf8))
    #expect(read == ["key " + text: text])
    let controls = written.unicodeScalars.filter {
      $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
    }
    #expect(controls.isEmpty)
  }
}
