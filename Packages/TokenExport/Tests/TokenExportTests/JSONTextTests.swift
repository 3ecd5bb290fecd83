import Testing

@testable import TokenExport

@Suite struct JSONTextTests {
  @Test func `plain lists and objects stay on one line`() {
    let json: JSON = ["a": ["x": .number(1), "y": ["p", "q"]], "b": .bool(true)]
    #expect(
      json.text == """
        {
          "a": {"x": 1, "y": ["p", "q"]},
          "b": true
        }

        """)
  }

  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (-0.442, "-0.442"), (1.294118, "1.294118"), (0, "0"), (-2, "-2"),
  ])
  func `numbers are as short as they can be`(number: Double, text: String) {
    #expect(JSON.number(number).text == "\(text)\n")
  }

  @Test(arguments: [(0.1 + 0.2, 1, "0.3"), (2.0 / 3, 4, "0.6667"), (16.0, 2, "16")])
  func `numbers are rounded to some places`(number: Double, places: Int, text: String) {
    #expect(JSON.number(number, places: places).text == "\(text)\n")
  }

  @Test(arguments: ["plain", "\"quoted\" and \\", "line\nfeed", "\u{7}\u{1F}\u{7F}", "⏱️ é", ""])
  func `any text reads back as it was`(text: String) throws {
    let json: JSON = ["key \(text)": .string(text)]
    #expect(try Node(json: json.text)["key \(text)"]?.string == text)
    #expect(!json.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }
}
