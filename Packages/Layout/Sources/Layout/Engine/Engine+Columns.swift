import DesignSystem

extension Engine {
  /// The number of columns that fit beside each other, at least one and at most all.
  func fitting(_ element: Element, _ minimum: Double, _ width: Double) -> Int {
    let gap = element.layout.spacing.points
    let most = max(1, (width + gap) / max(1, minimum + gap))
    return max(1, Int(min(most, Double(element.children.count))))
  }

  /// The number of columns of a grid: on a wide canvas as many as keep the cells of a phone.
  func roomy(_ columns: Int, _ element: Element, _ width: Double) -> Int {
    guard canvas.room == .wide, columns > 1 else { return columns }
    let phone = ScreenCanvas.reference.width - 2 * Spacing.screenMargin.points
    let gap = element.layout.spacing.points
    let cell = (phone - gap * Double(columns - 1)) / Double(columns)
    return max(columns, fitting(element, cell, width))
  }

  /// Places children in equal columns.
  ///
  /// If all of them have the same number of parts, the parts beside each other are equally high, so
  /// that they form the rows of a table.
  func columns(_ element: Element, _ inner: Proposal, count: Int) -> Arrangement {
    let gap = element.layout.spacing.points
    let side = (inner.width - gap * Double(count - 1)) / Double(count)
    var boxes: [Box] = []
    var y = 0.0
    for first in stride(from: 0, to: element.children.count, by: count) {
      let end = min(first + count, element.children.count)
      var row = element.children[first..<end].map {
        box($0, Proposal(width: side, fillsWidth: true))
      }
      row = levelled(row, side)
      for (column, cell) in row.enumerated() {
        boxes.append(cell.moved(x: Double(column) * (side + gap), y: y))
      }
      y += (row.map(\.height).max() ?? 0) + element.layout.lineSpacing.points
    }
    let height = boxes.isEmpty ? 0 : y - element.layout.lineSpacing.points
    return Arrangement(
      boxes: boxes, width: inner.width, height: max(inner.height ?? 0, height))
  }

  /// The columns with equally high parts, if each has the same number of them.
  private func levelled(_ columns: [Box], _ side: Double) -> [Box] {
    let count = columns.first?.children.count ?? 0
    guard count > 1,
      columns.allSatisfy({ $0.element.role == .column && $0.children.count == count })
    else { return columns }
    let heights = (0..<count).map { part in columns.map { $0.children[part].height }.max() ?? 0 }
    return columns.map { column in
      var element = column.element
      for part in element.children.indices {
        element.children[part].layout.minHeight = heights[part]
      }
      return box(element, Proposal(width: side, fillsWidth: true))
    }
  }
}
