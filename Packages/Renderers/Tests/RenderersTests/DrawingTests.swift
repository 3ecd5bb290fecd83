import DesignSystem
import Layout
import PrintedText
import Testing

@testable import Renderers

@Suite struct DrawingTests {
  @Test func `home reads like its wireframe`() {
    let expected = """
      ┌──────────────────────────────────────────────────────────────┐
      │ Good evening! What's for dinner? 🌅                          │
      │                                                              │
      │ ┌──────────────────────────────────────────────────────────┐ │
      │ │ ┌──────────────────────────────────────────────────────┐ │ │
      │ │ │                                                      │ │ │
      │ │ │                                                      │ │ │
      │ │ │                        [bowl]                        │ │ │
      │ │ │                                                      │ │ │
      │ │ │                                                      │ │ │
      │ │ │                                                      │ │ │
      │ │ └──────────────────────────────────────────────────────┘ │ │
      │ │ Creamy Tuscan Chicken                                    │ │
      │ │ ⏱️ 25 min 🔥 Easy                                        │ │
      │ └──────────────────────────────────────────────────────────┘ │
      │                                                              │
      │ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ │
      │ ┃                    Get New Suggestion                    ┃ │
      │ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ │
      │                                                              │
      │ ╭─────────────────╮ ╭─────────────────╮ ╭─────────────────╮  │
      │ │   See Recipe    │ │      Save       │ │     (Order)     │  │
      │ ╰─────────────────╯ ╰─────────────────╯ ╰─────────────────╯  │
      │                                                              │
      │                                                              │
      ├──────────────────────────────────────────────────────────────┤
      │     [🏠 Home]         ❤️ Favorites          ⚙️ Settings      │
      └──────────────────────────────────────────────────────────────┘

      """
    #expect(layOut(Samples.home()).drawing() == expected)
  }

  @Test(arguments: [40, 41, 56, 64, 80, 120], GlyphStyle.allCases)
  func `every line is as wide as asked`(columns: Int, glyphs: GlyphStyle) {
    for screen in [Samples.home(), Samples.zoo] {
      for size in [ContentSize.l, .ax3] {
        let text = layOut(screen, contentSize: size).drawing(columns: columns, glyphs: glyphs)
        for line in text.split(separator: "\n") {
          #expect(CharacterWidth.columns(String(line)) == columns, "\(line)")
        }
      }
    }
  }

  @Test func `fewer than forty columns are taken as forty`() {
    let placed = layOut(Samples.home())
    #expect(placed.drawing(columns: 3) == placed.drawing(columns: 40))
  }

  @Test func `an ascii drawing of an english screen is ascii`() {
    let text = layOut(Samples.zoo).drawing(glyphs: .ascii)
    #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
  }

  // Every word of every visible text is on the drawing, at any width.
  @Test(arguments: [40, 64, 100]) func `no word is lost`(columns: Int) {
    for screen in [Samples.home(), Samples.zoo] {
      let placed = layOut(screen)
      let text = placed.drawing(columns: columns)
      for element in placed.elements {
        guard case .text(let content) = element.element.content else { continue }
        for word in content.text.split(separator: " ") { #expect(text.contains(word)) }
      }
    }
  }

  @Test(arguments: [
    "\u{1B}[31mred\u{1B}[0m", "bell\u{07}back\u{08}", "a\u{9B}2Jb", "line\nbreak\r\ttab",
    "\u{202E}evil\u{202C} \u{2066}x\u{2069}", "nul\u{0}", "sep\u{2028}para\u{2029}",
    "\u{200F}mark", "\u{E0041}tag",
  ])
  func `no control character reaches the output`(title: String) {
    let placed = layOut(Samples.home(title: title))
    for text in [placed.drawing(), placed.outline()] {
      for scalar in text.unicodeScalars where scalar != "\n" {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: Issue.record("\(scalar.value)")
        default: break
        }
        #expect(!(0x202A...0x202E).contains(scalar.value))
        #expect(!(0x2066...0x2069).contains(scalar.value))
        #expect(!(0xE0000...0xE007F).contains(scalar.value))
      }
    }
  }

  @Test(arguments: [
    "", "日本料理の長い名前がここに入ります", "👩‍👩‍👧‍👦 family 🍽️", "e\u{301}clair", String(repeating: "long ", count: 2000),
    String(repeating: "x", count: 10_000), "שלום עולם",
  ])
  func `any title keeps the frame straight`(title: String) {
    let text = layOut(Samples.home(title: title)).drawing(columns: 48)
    for line in text.split(separator: "\n") {
      #expect(CharacterWidth.columns(String(line)) == 48)
    }
  }

  @Test func `cards of a row are equally high`() throws {
    let lines = layOut(Samples.zoo).drawing().split(separator: "\n")
    let bottom = try #require(lines.first { $0.contains("└┄") })
    #expect(bottom.contains("└─"))
  }
}
