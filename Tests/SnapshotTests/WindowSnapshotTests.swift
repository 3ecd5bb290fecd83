import DesignSystem
import Layout
import PrintedText
import Renderers
import SnapshotsTesting
import Testing

/// How the planner stands in a terminal: its days beside each other from 120 columns on, below each
/// other in fewer.
@Suite(.noOrphanSnapshots()) struct WindowSnapshotTests {
  private static let weeks = ScreenCase.light.filter { $0.screen.id == "planner" }

  private static func lines(
    _ screen: any Screen, _ columns: Int, focus: ElementID? = nil
  ) -> [String] {
    let drawing = WindowDrawing(of: layOut(screen.element), columns: columns, focus: focus)
    return drawing.top + drawing.content
  }

  private static func plain(_ lines: [String]) -> String {
    lines.map { DrawingMark.removed(from: $0) }.joined(separator: "\n")
  }

  @Test(arguments: weeks, [80, 120])
  func `each week is drawn as recorded`(_ example: ScreenCase, columns: Int) {
    let drawn = Self.plain(Self.lines(example.screen, columns))
    expectSnapshot(drawn, named: "\(example.name).\(columns)")
  }

  // The words of a cell stand below each other, so that the lines of others lie between them.
  @Test(arguments: weeks, [120, 132, 168])
  func `no word of a week is lost beside the other days`(_ example: ScreenCase, columns: Int) {
    func words(_ columns: Int) -> [Substring: Int] {
      let text = Self.plain(Self.lines(example.screen, columns))
      let words = text.split { !$0.isLetter && !$0.isNumber }
      return words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(words(columns) == words(80))
  }

  @Test(arguments: weeks, [80, 120])
  func `every line is as wide as the window, and every control can be marked`(
    _ example: ScreenCase, columns: Int
  ) {
    for line in Self.plain(Self.lines(example.screen, columns)).split(separator: "\n") {
      #expect(CharacterWidth.columns(String(line)) == columns)
    }
    // A terminal draws what a narrow canvas shows, never the grid of a wide one.
    for element in example.screen.element.shown(in: .narrow).all where element.isEnabled {
      let drawing = WindowDrawing(
        of: layOut(example.screen.element), columns: columns, focus: element.id)
      let all = drawing.top + drawing.content + drawing.message + drawing.bottom
      #expect(all.contains { $0.contains(FocusMark.start) }, "\(element.id)")
    }
  }

  @Test func `only a week has days beside each other`() {
    for example in ScreenCase.light {
      let days = example.screen.element.all.filter {
        $0.role == .section
          && ["planner.day.", "move-meal.day."].contains(where: $0.id.rawValue.hasPrefix)
      }
      #expect(
        WindowDrawing.hasTable(example.screen.element) == (days.count >= 5), "\(example.name)")
    }
  }
}
