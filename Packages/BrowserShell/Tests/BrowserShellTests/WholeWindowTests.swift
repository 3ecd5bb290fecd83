import DesignSystem
import Layout
import Testing

@testable import BrowserShell

/// The app without a stage around it, and the letters of a browser.
@Suite struct WholeWindowTests {
  @Test("Only a stage has a switchboard, and its address says so")
  func stage() async throws {
    let board = try Switchboard([("stage", "on")], switches: [])
    #expect(board.isStaged)
    #expect(board.settings([]).map(\.name) == ["stage"])
    #expect(try !Switchboard([], switches: []).isStaged)
    #expect(throws: WrongSetting.self) { try Switchboard([("stage", "off")], switches: []) }
  }

  @Test("A window of a computer is a canvas with a sidebar")
  func window() throws {
    let board = try Switchboard([("window", "1280x800")], switches: [])
    #expect(board.canvas.room == .wide)
  }

  @Test("A header with the widths of all letters is a typeface, and anything else is not")
  func header() throws {
    let count = Typeface.count * Typeface.weights.count
    let whole = String(repeating: "Iw", count: count)  // 8 × 64 + 48 = 560
    let typeface = try #require(Typeface(header: whole))
    let measure = TextMeasure(pointSize: 100, weight: .bold, tracking: 0, typeface: typeface)
    #expect(measure.width("a") == 56)
    for wrong in ["", "Iw", whole + "I", String(whole.dropLast()) + "!", whole.lowercased() + "AA"]
    {
      #expect(Typeface(header: wrong) == nil)
    }
    #expect(Typeface(header: String(repeating: "AA", count: count)) == nil)
  }
}
