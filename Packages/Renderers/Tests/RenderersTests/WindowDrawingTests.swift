import DesignSystem
import Layout
import PrintedText
import Testing

@testable import Renderers

/// Drawings for a window, with the focus marked.
@Suite struct WindowDrawingTests {
  private static func unmarked(_ lines: [String]) -> [String] {
    lines.map { line in line.filter { !FocusMark.all.contains($0) } }
  }

  private static func all(_ drawing: WindowDrawing) -> [String] {
    drawing.top + drawing.content + drawing.message + drawing.bottom + drawing.overlay
  }

  @Test(arguments: ComponentCatalog.screens.indices, [24, 80])
  func `a mark moves no word, and whatever can be used can be marked`(index: Int, columns: Int) {
    let screen = ComponentCatalog.screens[index]
    let placed = layOut(screen.element)
    for glyphs in GlyphStyle.allCases {
      for isCompact in [false, true] {
        let plain = WindowDrawing(
          of: placed, columns: columns, glyphs: glyphs, isCompact: isCompact)
        for element in screen.element.all where element.isEnabled {
          let marked = WindowDrawing(
            of: placed, columns: columns, glyphs: glyphs, isCompact: isCompact,
            focus: element.id)
          #expect(Self.unmarked(Self.all(marked)) == Self.all(plain), "\(element.id)")
          let marks = Self.all(marked).joined().filter { $0 == FocusMark.start }.count
          #expect(marks > 0, "\(element.id) is not marked")
          #expect(marks == Self.all(marked).joined().filter { $0 == FocusMark.end }.count)
        }
      }
    }
  }

  @Test(arguments: [24, 40, 80])
  func `every line is as wide as the window`(columns: Int) {
    for screen in ComponentCatalog.screens {
      let drawing = WindowDrawing(of: layOut(screen.element), columns: columns, isCompact: true)
      #expect(Self.all(drawing).allSatisfy { CharacterWidth.columns($0) == columns })
    }
  }

  @Test func `a panel wraps its words and frees them of controls`() {
    let lines = WindowDrawing.panel(["One \u{1B}[31mtwo", "three"], chosen: 1, columns: 20)
    #expect(
      Self.unmarked(lines) == [
        "┌──────────────────┐", "│ One [31mtwo      │", "│ three            │",
        "└──────────────────┘",
      ])
    #expect(lines[2].contains(FocusMark.start))
  }

  @Test func `a rule holds its word in the middle while it fits`() {
    #expect(WindowDrawing.rule("more", columns: 12) == "─── more ───")
    #expect(WindowDrawing.rule("more", columns: 8) == "────────")
  }
}
