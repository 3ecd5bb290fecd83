import DesignSystem
import Layout
import Renderers
import Snapshots
import SnapshotsTesting
import Testing

/// Where everything stands on a tablet and in the window of a computer.
///
/// One table a canvas, with one line a state; the states of ``inFull`` in full besides.
@Suite(.noOrphanSnapshots()) struct WideSnapshotTests {
  static let canvases: [ScreenCanvas] = [.tablet, .desktop]

  /// The states that are recorded in full.
  static let inFull = [
    "grocery-list.narrowed", "home.suggestion", "planner.synced", "serving-selection.swap",
  ]

  private struct Row {
    let name: String
    let placed: PlacedScreen
    let text: String

    init(_ example: ScreenCase, on canvas: ScreenCanvas) {
      name = example.name
      placed = layOut(example.screen.element, on: canvas)
      text = placed.outline(showsTokens: false)
    }

    static var columns: [SnapshotTable.Column<Row>] {
      [
        .init("state") { $0.name },
        .init("height") {
          "\(Int(($0.placed.elements.map(\.contentHeight).max() ?? 0).rounded()))"
        },
        .init("elements") { "\($0.placed.elements.count)" },
        .init("lines") { "\($0.placed.elements.reduce(0) { $0 + $1.lines.count })" },
        .init("cut") { "\($0.placed.elements.count(where: \.isTruncated))" },
        .init("digest") { TextDigest($0.text).description },
      ]
    }
  }

  @Test("Each screen on a wide canvas is as recorded", arguments: canvases)
  func table(canvas: ScreenCanvas) {
    let rows = ScreenCase.light.map { Row($0, on: canvas) }
    expectTable(SnapshotTable(rows, columns: Row.columns), named: canvas.name)
  }

  @Test("Chosen states on a wide canvas are recorded in full", arguments: inFull, canvases)
  func full(_ name: String, canvas: ScreenCanvas) throws {
    let example = try #require(ScreenCase.light.first { $0.name == name })
    expectSnapshot(Row(example, on: canvas).text, named: "\(name).\(canvas.name)")
  }

  @Test("Nothing leaves a wide canvas sideways", arguments: canvases, [ContentSize.l, .ax5])
  func sideways(canvas: ScreenCanvas, size: ContentSize) {
    for example in ScreenCase.light {
      let placed = layOut(example.screen.element, on: canvas, contentSize: size)
      for part in placed.elements {
        #expect(
          part.frame.x >= -0.01 && part.frame.maxX <= canvas.width + 0.01,
          "\(example.name) \(part.id)")
      }
    }
  }
}
