import DesignSystem
import Layout
import PrintedText

extension Artist {
  /// Columns of blocks above their names, or one line per value if they do not fit side by side.
  func chart(_ chart: ChartContent, _ columns: Int) -> TextBox {
    let labels = chart.points.map { PlainText.cleaned($0.label) }
    let widest = labels.map { CharacterWidth.columns($0) }.max() ?? 0
    let room = (columns + 1) / max(1, labels.count) - 1
    let side = max(3, widest, min(6, room))
    guard !labels.isEmpty, labels.count * (side + 1) - 1 <= columns else {
      return lines(chart, labels, columns)
    }
    let rows = (0..<Self.chartRows).reversed().map { row in
      chart.points.map { bar($0.fraction, chart, row: row, side: side) }
        .joined(separator: mark(chart, row: row) ?? " ")
    }
    let names = labels.map { TextBox([$0], columns: side, alignment: .center).lines.joined() }
    return TextBox(rows + [names.joined(separator: " ")], columns: columns)
  }

  private static var chartRows: Int { 6 }

  /// One bar in one row: full, the last part of it, or nothing.
  private func bar(
    _ fraction: Double?, _ chart: ChartContent, row: Int, side: Int
  ) -> String {
    let parts = glyphs.steps.count - 1
    let height = fraction.map { Share.count($0, of: Self.chartRows * parts) } ?? 0
    let here = min(parts, max(0, height - row * parts))
    let isTop = here > 0 && height <= (row + 1) * parts
    switch chart.style {
    case .bars where here > 0: return String(repeating: glyphs.steps[here], count: side)
    case .line where isTop: return TextBox([glyphs.dot], columns: side, alignment: .center).lines[0]
    default: return String(repeating: mark(chart, row: row) ?? " ", count: side)
    }
  }

  /// The line of the target, in the row that it crosses.
  private func mark(_ chart: ChartContent, row: Int) -> String? {
    guard let target = chart.target else { return nil }
    let crossed = min(Self.chartRows - 1, Share.count(target, of: Self.chartRows * 8) / 8)
    return crossed == row ? glyphs.dash : nil
  }

  private func lines(_ chart: ChartContent, _ labels: [String], _ columns: Int) -> TextBox {
    let texts = zip(labels, chart.points).map { "\($0) \(PlainText.cleaned($1.value))" }
    return .stacked(texts.map { line($0, columns) }, columns: columns)
  }
}
