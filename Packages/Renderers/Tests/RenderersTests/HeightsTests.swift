import DesignSystem
import Layout
import Testing

@testable import Renderers

@Suite struct HeightsTests {
  // The rows of the drawing and their order are those of the wireframe of Home.
  @Test func `home has its heights in the margin`() {
    let expected = """
      ┌──────────────────────────────────────────────────────────────┐ ┊ 47 pt
      │ Good evening! What's for dinner? 🌅                          │ ╶ 32 pt
      │                                                              │ ┊ 16 pt
      │ ┌──────────────────────────────────────────────────────────┐ │
      │ │ ┌──────────────────────────────────────────────────────┐ │ │ ┐ 200 pt
      │ │ │                                                      │ │ │ │
      │ │ │                                                      │ │ │ │
      │ │ │                        [bowl]                        │ │ │ │
      │ │ │                                                      │ │ │ │
      │ │ │                                                      │ │ │ │
      │ │ │                                                      │ │ │ │
      │ │ └──────────────────────────────────────────────────────┘ │ │ ┘
      │ │                                                          │ │ ┊ 16 pt
      │ │ Creamy Tuscan Chicken                                    │ │ ╶ 28 pt
      │ │                                                          │ │ ┊ 8 pt
      │ │ ⏱️ 25 min 🔥 Easy                                        │ │ ╶ 24 pt
      │ │                                                          │ │ ┊ 16 pt
      │ └──────────────────────────────────────────────────────────┘ │
      │                                                              │ ┊ 16 pt
      │ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ │ ┐ 50 pt
      │ ┃                    Get New Suggestion                    ┃ │ │
      │ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ │ ┘
      │                                                              │ ┊ 16 pt
      │ ╭─────────────────╮ ╭─────────────────╮ ╭─────────────────╮  │ ┐ 44 pt
      │ │   See Recipe    │ │      Save       │ │     (Order)     │  │ │
      │ ╰─────────────────╯ ╰─────────────────╯ ╰─────────────────╯  │ ┘
      │                                                              │ ┊ 16 pt
      │                                                              │ ┊ 232 pt
      ├──────────────────────────────────────────────────────────────┤
      │     [🏠 Home]         ❤️ Favorites          ⚙️ Settings      │ ╶ 83 pt
      └──────────────────────────────────────────────────────────────┘

      """
    #expect(trimmed(layOut(Samples.home()).drawing(showsHeights: true)) == expected)
  }

  // Top inset, blocks, gaps and the bar with the bottom inset make the screen.
  @Test(arguments: ScreenCanvas.phones)
  func `heights of a page that fits add up`(canvas: ScreenCanvas) {
    let text = layOut(Samples.home(), on: canvas).drawing(showsHeights: true)
    let sum = text.split(separator: "\n").reduce(0.0) { $0 + (points(String($1)) ?? 0) }
    let placed = layOut(Samples.home(), on: canvas)
    let scrolls = placed["home.content"].map { $0.contentHeight - $0.frame.height } ?? 0
    #expect(abs(sum - canvas.height - scrolls) < 0.1)
  }

  @Test func `without heights nothing changes`() {
    let placed = layOut(Samples.zoo)
    #expect(placed.drawing() == placed.drawing(showsHeights: false))
  }

  @Test func `each row of a group has its height`() {
    let text = layOut(Samples.zoo).drawing(showsHeights: true)
    let line = text.split(separator: "\n").first { $0.contains("Dietary Restrictions") }
    #expect(line.flatMap { points(String($0)) } == 44)
    let header = text.split(separator: "\n").first { $0.contains("PREFERENCES") }
    #expect(header.flatMap { points(String($0)) } == 28)
  }

  @Test func `the margin of plain terminals is plain`() {
    let text = layOut(Samples.home()).drawing(glyphs: .ascii, showsHeights: true)
    #expect(text.contains(": 16 pt"))
    #expect(text.contains("\\ 200 pt"))
    #expect(text.contains("- 32 pt"))
  }

  /// The number that ends a line with `pt`.
  private func points(_ line: String) -> Double? {
    let words = line.split(separator: " ")
    guard words.last == "pt", words.count > 1 else { return nil }
    return Double(words[words.count - 2])
  }

  /// Without spaces at the ends of lines.
  private func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
