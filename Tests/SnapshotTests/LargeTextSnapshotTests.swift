import DesignSystem
import Layout
import Renderers
import SnapshotsTesting
import Testing

/// Where everything stands at the five sizes of larger text, one file a state.
@Suite(.noOrphanSnapshots()) struct LargeTextSnapshotTests {
  private static let sizes: [ContentSize] = [.AX1, .AX2, .AX3, .AX4, .AX5]

  // W-A11Y-08, W-A11Y-09, W-A11Y-11
  @Test(arguments: ScreenCase.light)
  func `each screen at each larger size is as recorded`(_ example: ScreenCase) throws {
    var speeches: Set<Substring> = []
    var parts: [Substring] = []
    for size in Self.sizes {
      let placed = layOut(example.screen.element, contentSize: size)
      let text = outline(of: placed, showsTokens: false)
      let start = try #require(text.firstRange(of: "\nVoiceOver\n")?.lowerBound)
      parts.append(text[..<start])
      speeches.insert(text[start...])
    }
    #expect(speeches.count == 1, "VoiceOver reads the same at every size")
    expectSnapshot(
      (parts + speeches).joined(separator: "\n"), named: "\(example.name).accessibility")
  }
}
