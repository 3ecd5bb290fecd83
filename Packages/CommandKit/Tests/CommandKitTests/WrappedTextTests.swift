import CommandKit
import Testing

@Suite struct WrappedTextTests {
  @Test func `lines after the first one hang`() {
    let text = "1. " + Array(repeating: "stir", count: 20).joined(separator: " ")
    let lines = WrappedText.lines(text, indent: 2, hanging: 3)
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("  1. stir") && lines[0].count <= 78)
    #expect(lines[1].hasPrefix("     stir"))
    #expect(WrappedText.lines("", indent: 2, hanging: 2) == [])
    #expect(WrappedText.lines("word", indent: 2, hanging: 2) == ["  word"])
  }

  @Test(arguments: [
    ([:], 80), (["COLUMNS": "100"], 100), (["COLUMNS": "5"], 40), (["COLUMNS": "900"], 160),
    (["COLUMNS": "x"], 80), (["COLUMNS": "0"], 80),
  ])
  func `the terminal says how wide it is`(_ row: (variables: [String: String], columns: Int)) {
    #expect(CommandContext.columns(of: row.variables) == row.columns)
  }
}
