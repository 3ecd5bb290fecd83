import DesignSystem

extension Engine {
  /// Places children side by side.
  ///
  /// Filling children share the remaining width; text becomes narrower if the children do not fit.
  func horizontal(_ element: Element, _ inner: Proposal) -> Arrangement {
    let layout = element.layout
    let gap = layout.spacing.points
    let room = inner.width - gap * Double(max(0, element.children.count - 1))
    var boxes = zip(element.children, widths(element.children, room: room)).map { child, given in
      given.box
        ?? box(child, Proposal(width: given.width, fillsWidth: child.layout.width == .fill))
    }
    let height = max(inner.height ?? 0, boxes.map(\.height).max() ?? 0)
    let used = boxes.reduce(0) { $0 + $1.width }
    let width = inner.fillsWidth ? inner.width : min(inner.width, inner.width - room + used)
    var x = start(layout.justify, slack: inner.fillsWidth ? room - used : 0)
    for index in boxes.indices {
      boxes[index] = stretched(boxes[index], layout.align, to: height)
      let y = offset(layout.align, boxes[index].height, in: height)
      boxes[index].move(x: x, y: y)
      x += boxes[index].width + gap
    }
    return Arrangement(boxes: boxes, width: width, height: height)
  }

  /// Places children in as many lines as they need; a line is as high as its highest child.
  func wrap(_ element: Element, _ inner: Proposal) -> Arrangement {
    let layout = element.layout
    var boxes: [Box] = []
    var x = 0.0
    var y = 0.0
    var lineHeight = 0.0
    var widest = 0.0
    for child in element.children {
      let box = box(child, Proposal(width: inner.width))
      if x > 0, x + box.width > inner.width + 0.01 {
        y += lineHeight + layout.lineSpacing.points
        (x, lineHeight) = (0, 0)
      }
      boxes.append(box.moved(x: x, y: y))
      x += box.width + layout.spacing.points
      lineHeight = max(lineHeight, box.height)
      widest = max(widest, x - layout.spacing.points)
    }
    let width = inner.fillsWidth ? inner.width : widest
    return Arrangement(boxes: boxes, width: width, height: max(inner.height ?? 0, y + lineHeight))
  }

  /// Places children in equal columns; all cells of a row are as high as its highest cell.
  func grid(_ element: Element, _ inner: Proposal, columns: Int) -> Arrangement {
    let gap = element.layout.spacing.points
    let side = (inner.width - gap * Double(columns - 1)) / Double(columns)
    var boxes: [Box] = []
    var y = 0.0
    for first in stride(from: 0, to: element.children.count, by: columns) {
      let row = element.children[first..<min(first + columns, element.children.count)]
        .map { box($0, Proposal(width: side, fillsWidth: true)) }
      let height = row.map(\.height).max() ?? 0
      for (column, cell) in row.enumerated() {
        boxes.append(
          stretched(cell, .fill, to: height).moved(x: Double(column) * (side + gap), y: y))
      }
      y += height + element.layout.lineSpacing.points
    }
    let height = boxes.isEmpty ? 0 : y - element.layout.lineSpacing.points
    return Arrangement(boxes: boxes, width: inner.width, height: height)
  }

  private func stretched(_ box: Box, _ align: LayoutSpec.Align, to height: Double) -> Box {
    let wantsHeight = align == .fill || box.element.layout.height == .fill
    if case .fixed = box.element.layout.height { return box }
    guard wantsHeight, box.height < height else { return box }
    guard box.element.children.isEmpty, box.isWhole else {
      return self.box(
        box.element, Proposal(width: box.width, fillsWidth: true, height: height))
    }
    var result = box
    (result.height, result.contentHeight) = (height, height)
    return result
  }

  /// The width of a child, and the child in that width if it is measured already.
  private struct Given {
    var width: Double
    var box: Box?
  }

  /// The width of each child: fixed and small ones first, then text, then filling ones.
  private func widths(_ children: [Element], room: Double) -> [Given] {
    let flexible = children.indices.filter { children[$0].layout.width == .fill }
    var ideals = children.map { $0.layout.width == .fill ? Given(width: 0) : ideal($0, room: room) }
    let hugging = children.indices.filter { children[$0].layout.width != .fill }
    let taken = hugging.reduce(0) { $0 + ideals[$1].width }
    let rigid = hugging.filter { !holdsText(children[$0]) }
    // Only text becomes narrower.
    if taken > rigid.reduce(0, { $0 + ideals[$1].width }) {
      for index in flexible { ideals[index].width = ideal(children[index], room: room).width }
      if ideals.reduce(0, { $0 + $1.width }) > room + 0.01 {
        return zip(ideals, shares(ideals.map(\.width), keeping: rigid, room: room)).map {
          $1 == $0.width ? $0 : Given(width: $1)
        }
      }
    }
    let share = max(0, room - taken) / Double(max(1, flexible.count))
    for index in flexible { ideals[index] = Given(width: share) }
    return ideals
  }

  /// The widths of children that do not all fit.
  ///
  /// A child that needs no more than an equal share gets its ideal width; the others shrink in
  /// proportion.
  private func shares(_ ideals: [Double], keeping rigid: [Int], room: Double) -> [Double] {
    var rest = ideals.indices.filter { !rigid.contains($0) }
    var left = rigid.reduce(room) { $0 - ideals[$1] }
    while let small = rest.first(where: { ideals[$0] <= left / Double(rest.count) }) {
      rest.removeAll { $0 == small }
      left -= ideals[small]
    }
    let factor = max(0, left) / max(1, rest.reduce(0) { $0 + ideals[$1] })
    return ideals.indices.map { rest.contains($0) ? ideals[$0] * factor : ideals[$0] }
  }

  /// The width that a child would have alone in the room.
  ///
  /// Its box counts if it is the same in that width as in all of the room.
  private func ideal(_ child: Element, room: Double) -> Given {
    if child.role == .spacer { return Given(width: 0) }
    switch child.content {
    case .image, .track, .entry, .chart, .waveform, .viewfinder: return Given(width: 0)
    default: break
    }
    guard child.layout.width != .fill else {
      var copy = child
      copy.layout.width = .hug
      return Given(width: box(copy, Proposal(width: room)).width)
    }
    let box = box(child, Proposal(width: room))
    return Given(width: box.width, box: box.isWhole && box.width <= room ? box : nil)
  }

  private func holdsText(_ element: Element) -> Bool {
    if case .text = element.content { return true }
    return element.children.contains(where: holdsText)
  }
}
