import DesignSystem
import Layout
import PrintedText

extension Artist {
  /// Draws the children of an element by its layout.
  func container(_ element: Element, _ columns: Int) -> TextBox {
    let layout = element.layout
    let isStacked = isAccessible && layout.stacksAtAccessibilitySizes
    if element.surface.fill == .secondarySystemGroupedBackground {
      return group(element, columns)
    }
    switch layout.flow {
    case .overlay where element.role == .navigationBar: return bar(element, columns)
    case .horizontal where !isStacked: return beside(element, columns)
    case .wrap: return wrap(element, columns)
    case .grid(let count) where !isStacked && columns >= count * cell(element):
      return grid(element, columns, count: count)
    default: return below(element, columns, isStacked: isStacked)
    }
  }

  /// The least width of a cell with the gap after it.
  private func cell(_ grid: Element) -> Int {
    min(16, 1 + (grid.children.map(idealColumns).max() ?? 0))
  }

  private func below(
    _ element: Element, _ columns: Int, isStacked: Bool = true
  ) -> TextBox {
    let gap = element.layout.spacing.points >= (isCompact ? 32 : 16) ? 1 : 0
    let isCentered = !isStacked && element.layout.align == .center
    var parts: [TextBox] = []
    var rest = element.children[...]
    while let child = rest.first {
      if gap > 0, !parts.isEmpty { parts.append(.blank(gap, columns: columns)) }
      let series = SectionSeries(leading: rest)
      if let table = series.flatMap({ table($0, columns) }) {
        parts.append(table)
        rest = rest.dropFirst(series?.sections.count ?? 1)
      } else {
        parts.append(isCentered ? centered(child, columns) : box(child, columns: columns))
        rest = rest.dropFirst()
      }
    }
    return .stacked(parts, columns: columns)
  }

  private func centered(_ child: Element, _ columns: Int) -> TextBox {
    let isLeaf = child.children.isEmpty || (looks != nil && isRating(child))
    guard child.layout.width == .hug, isLeaf else {
      return box(child, columns: columns)
    }
    let lines = box(child, columns: columns).lines.map { $0.trimmed }
    return TextBox(lines, columns: columns, alignment: .center)
  }

  private func group(_ element: Element, _ columns: Int) -> TextBox {
    let columns = max(5, columns)
    let rows = element.children.map { child -> TextBox in
      let isLine = child.role == .separator
      let row = box(child, columns: isLine ? columns - 2 : columns - 4)
      return TextBox(row.lines.map { isLine ? $0 : " \($0) " }, columns: columns - 2)
    }
    return TextBox.stacked(rows, columns: columns - 2).framed(glyphs.border(.round))
  }

  /// Elements side by side: hugging ones take their width, filling ones share the rest.
  private func beside(_ element: Element, _ columns: Int) -> TextBox {
    let children = element.children
    guard !children.isEmpty else { return .blank(1, columns: columns) }
    let gap = 1
    let room = columns - gap * (children.count - 1)
    let ideals = children.map(idealColumns)
    let flexible = children.indices.filter { children[$0].layout.width == .fill }
    let taken = children.indices.filter { !flexible.contains($0) }.reduce(0) { $0 + ideals[$1] }
    let share = flexible.isEmpty ? 0 : (room - taken) / flexible.count
    let least = flexible.map { min(ideals[$0], 12) }.max() ?? 0
    if element.role == .tabBar { return tabs(children, ideals, columns) }
    guard taken <= room, share >= least else { return below(element, columns) }
    let boxes = children.indices.map { index in
      box(children[index], columns: flexible.contains(index) ? share : ideals[index])
    }
    let joined = TextBox.beside(boxes, gap: gap, centered: element.layout.align != .leading)
    let isCentered = element.layout.justify == .center
    let lines = isCentered ? joined.lines.map(\.trimmed) : joined.lines
    return TextBox(lines, columns: columns, alignment: isCentered ? .center : .leading)
  }

  /// Tabs take their width and share the rest; they are below each other if they do not fit.
  private func tabs(_ tabs: [Element], _ ideals: [Int], _ columns: Int) -> TextBox {
    let slack = columns - ideals.reduce(0, +)
    guard slack >= 0 else {
      return .stacked(tabs.map { box($0, columns: columns) }, columns: columns)
    }
    let boxes = tabs.indices.map { index in
      let extra = slack * (index + 1) / tabs.count - slack * index / tabs.count
      return box(tabs[index], columns: ideals[index] + extra)
    }
    return .beside(boxes, gap: 0, centered: true)
  }

  private func wrap(_ element: Element, _ columns: Int) -> TextBox {
    var lines = [""]
    for child in element.children {
      let box = box(child, columns: min(columns, idealColumns(child)))
      guard box.lines.count == 1 else {
        lines += box.lines
        continue
      }
      let word = box.lines.map(\.trimmed).joined()
      let last = lines[lines.count - 1]
      let joined = last.isEmpty ? word : "\(last) \(word)"
      if CharacterWidth.columns(joined) <= columns {
        lines[lines.count - 1] = joined
      } else {
        lines.append(word)
      }
    }
    return TextBox(lines.first == "" ? Array(lines.dropFirst()) : lines, columns: columns)
  }

  private func grid(_ element: Element, _ columns: Int, count: Int) -> TextBox {
    let side = (columns - (count - 1)) / count
    let rows = stride(from: 0, to: element.children.count, by: count).map { first -> TextBox in
      let cells = element.children[first..<min(first + count, element.children.count)]
        .map { (cell: $0, box: shape($0, columns: side)) }
      let height = cells.map(\.box.lines.count).max() ?? 0
      let boxes = cells.map { cell, box in
        let box = box.heightened(to: height)
        return cell.id == focus ? box.marked : box
      }
      return TextBox.beside(boxes, gap: 1, centered: false)
    }
    return .stacked(rows.map { TextBox($0.lines, columns: columns) }, columns: columns)
  }
}

extension String {
  /// The text without spaces at both ends.
  var trimmed: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
