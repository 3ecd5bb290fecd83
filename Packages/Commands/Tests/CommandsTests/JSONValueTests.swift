import Testing

@testable import Commands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct JSONValueTests {
  @Test func `a document is written over lines in the order of its keys`() {
    let value: JSONValue = [
      "b": .integer(1), "a": .array([.null, .bool(true)]), "empty": .array([]),
      "none": .object([]), "half": .number(0.5), "two": .number(2), "nan": .number(.nan),
    ]
    #expect(
      value.text == """
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
          "nan": null
        }
        """)
  }

  @Test(arguments: [
    "plain", "with \"quotes\" and \\", "line\nand\ttab", "\u{0}\u{1B}[31m\u{7F}", "crème 🍜",
    "\u{202E}reversed", "\u{85}\u{2028}",
  ])
  func `every text can be read back, and no control stands in it raw`(_ text: String) throws {
    let written = JSONValue.string(text).text
    #expect(try JSONDecoder().decode(String.self, from: Data(written.utf8)) == text)
    let controls = written.unicodeScalars.filter {
      $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
    }
    #expect(controls.isEmpty)
  }
}
