import DesignSystem
import Layout
import Renderers
import SnapshotsTesting
import Testing

/// How each screen reads as a drawing, the way the wireframes do.
@Suite(.noOrphanSnapshots()) struct DrawingSnapshotTests {
  @Test(arguments: ScreenCase.light)
  func `each screen is drawn as recorded`(_ example: ScreenCase) {
    expectSnapshot(example.placed.drawing(columns: 64), named: example.name)
  }
}
