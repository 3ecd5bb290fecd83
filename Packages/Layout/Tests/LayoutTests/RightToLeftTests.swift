import DesignSystem
import Testing

@testable import Layout

/// Where reading starts at the right, everything is mirrored and nothing else changes.
@Suite struct RightToLeftTests {
  private let tree = Stack("row", LayoutSpec(.horizontal, spacing: .m, width: .fill)) {
    Glyph("row.icon", .back)
    TextBlock("row.title", "Settings", fillsWidth: true)
    TextBlock("row.value", "3 selected")
  }.element

  @Test func `the first part stands at the right edge and the last one at the left`() throws {
    let placed = layOut(tree, direction: .rightToLeft)
    let icon = try #require(placed.frame("row.icon"))
    let value = try #require(placed.frame("row.value"))
    #expect(icon.maxX == 390)
    #expect(value.x < 0.001)
    #expect(placed.direction == .rightToLeft)
  }

  @Test(arguments: ScreenCanvas.all, [ContentSize.l, .ax5])
  func `sizes, heights, lines and the reading order are the same`(
    canvas: ScreenCanvas, size: ContentSize
  ) {
    let left = layOut(tree, on: canvas, contentSize: size)
    let right = layOut(tree, on: canvas, contentSize: size, direction: .rightToLeft)
    #expect(left.elements.map(\.id) == right.elements.map(\.id))
    for (one, other) in zip(left.elements, right.elements) {
      #expect(one.frame.y == other.frame.y && one.frame.height == other.frame.height)
      #expect(one.frame.width == other.frame.width && one.lines == other.lines)
      #expect(abs(one.frame.x + other.frame.maxX - canvas.width) < 0.001)
    }
  }
}
