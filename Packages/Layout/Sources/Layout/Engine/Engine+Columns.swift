import DesignSystem

extension Engine {
  /// The number of columns that fit beside each other, at least one and at most all.
  ///
  /// The columns of a table stand all beside each other, or each in its own line.
  func fitting(_ element: Element, _ minimum: Double, _ width: Double) -> Int {
    let gap = element.layout.spacing.points
    let most = max(1, (width + gap) / max(1, minimum + gap))
    let count = max(1, Int(min(most, Double(element.children.count))))
    return element.isTable && count < element.children.count ? 1 : count
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
  /// In a table, the parts beside each other are equally high, so that they form rows. Else the
  /// children of a line are equally high if the element aligns them from edge to edge.
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
      row = levelled(row, side, isEven: element.layout.align == .fill)
      for (column, cell) in row.enumerated() {
        boxes.append(cell.moved(x: Double(column) * (side + gap), y: y))
      }
      y += (row.map(\.height).max() ?? 0) + element.layout.lineSpacing.points
    }
    let height = boxes.isEmpty ? 0 : y - element.layout.lineSpacing.points
    return Arrangement(
      boxes: boxes, width: inner.width, height: max(inner.height ?? 0, height))
  }

  /// The children of a line with equally high parts or, if they are even, equally high themselves.
  private func levelled(_ boxes: [Box], _ side: Double, isEven: Bool) -> [Box] {
    guard boxes.count > 1 else { return boxes }
    let isTable = boxes.allSatisfy { $0.element.role == .column }
    guard isTable || isEven else { return boxes }
    let all = boxes.map { isTable ? $0.parts : [[]] }
    let paths = all.map(\.count).min().map { count in (all.first ?? []).prefix(count) } ?? []
    guard all.allSatisfy({ $0.starts(with: paths) }) else { return boxes }
    var elements = boxes.map(\.element)
    for path in paths {
      let height = boxes.map { $0.height(at: path[...]) }.max() ?? 0
      for index in elements.indices { elements[index].level(path[...], to: height) }
    }
    return elements.map { box($0, Proposal(width: side, fillsWidth: true)) }
  }
}

extension Element {
  /// Whether the children are the columns of a table.
  var isTable: Bool {
    children.count > 1 && children.allSatisfy { $0.role == .column }
  }

  /// Makes the part at a path at least so high.
  fileprivate mutating func level(_ path: ArraySlice<Int>, to height: Double) {
    if let first = path.first {
      children[first].level(path.dropFirst(), to: height)
    } else {
      layout.minHeight = height
    }
  }
}

extension Box {
  /// The paths of a column's parts; a part may itself arrange some parts in columns.
  fileprivate var parts: [[Int]] {
    children.indices.flatMap { index -> [[Int]] in
      guard case .columns = children[index].element.layout.flow else { return [[index]] }
      return children[index].children.indices.map { [index, $0] }
    }
  }

  fileprivate func height(at path: ArraySlice<Int>) -> Double {
    path.first.map { children[$0].height(at: path.dropFirst()) } ?? height
  }
}
