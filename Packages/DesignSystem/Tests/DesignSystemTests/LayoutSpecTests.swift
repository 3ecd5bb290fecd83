import Testing

@testable import DesignSystem

@Suite struct LayoutSpecTests {
  private static let odd: [(Double, Double)] = [
    (-1, 0), (.nan, 0), (-.infinity, 0), (0, 0), (44, 44), (.infinity, 1_000_000),
    (-.nan, 0), (1e300, 1_000_000),
  ]

  @Test(arguments: odd) func `a length can always be laid out`(given: Double, kept: Double) {
    let made = LayoutSpec(
      width: .fixed(given), height: .fixed(given), minHeight: given, minWidth: given)
    var changed = LayoutSpec()
    changed.width = .fixed(given)
    changed.height = .fixed(given)
    changed.minHeight = given
    changed.minWidth = given
    for layout in [made, changed] {
      #expect(layout.width == .fixed(kept))
      #expect(layout.height == .fixed(kept))
      #expect(layout.minHeight == kept)
      #expect(layout.minWidth == kept)
    }
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (2, 2)])
  func `a grid has a column`(given: Int, kept: Int) {
    var layout = LayoutSpec(.grid(columns: given))
    #expect(layout.flow == .grid(columns: kept))
    layout.flow = .vertical
    layout.flow = .grid(columns: given)
    #expect(layout.flow == .grid(columns: kept))
  }

  @Test(arguments: [(-1, 0), (0.4, 0.4), (7, 1), (Double.nan, 0), (.infinity, 1)])
  func `a share lies between nothing and all`(given: Double, kept: Double) {
    #expect(ProgressBar("b", label: "B", value: "", fraction: given).fraction == kept)
    #expect(LabelledBar("b", "B", value: "", fraction: given).fraction == kept)
    #expect(ProgressRing("r", label: "R", value: "1", fraction: given).fraction == kept)
    #expect(Waveform("w", label: "W", levels: [given]).levels == [kept])
    #expect(ChartContent.Point("a", value: "1", fraction: given).fraction == kept)
    #expect(ChartContent(.bars, points: [], target: given).target == kept)
    #expect(Surface(opacity: given).opacity == kept)
  }
}
