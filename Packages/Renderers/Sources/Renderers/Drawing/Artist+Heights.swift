import DesignSystem
import Layout

/// Lines of a drawing, each with its note in the margin.
struct NotedBox {
  var lines: [String] = []
  var notes: [String] = []

  mutating func append(_ other: NotedBox) {
    lines += other.lines
    notes += other.notes
  }
}

extension Artist {
  /// The drawing with a margin that gives the points of each block and gap.
  func drawWithHeights(columns: Int) -> [String] {
    let inner = columns - 2
    var body = NotedBox()
    for part in root.map({ $0.role == .screen ? ordered($0.children) : [$0] }) ?? [] {
      if !body.lines.isEmpty { body.append(NotedBox(lines: rule(inner).lines, notes: [""])) }
      let margin = margin(part)
      var noted = noted(part, columns: inner - 2 * margin)
      let space = String(repeating: " ", count: margin)
      noted.lines = noted.lines.map { space + $0 + space }
      body.append(noted)
    }
    let framed = TextBox(body.lines, columns: inner).framed(glyphs.border(.light))
    let top = canvas.topInset > 0 ? note(gap: canvas.topInset) : ""
    return zip(framed.lines, [top] + body.notes + [""]).map { line, note in
      line + TextBox([" " + note], columns: DrawingMargin.columns).lines.joined()
    }
  }

  /// A block with its height, or the blocks below each other that it consists of.
  private func noted(_ element: Element, columns: Int) -> NotedBox {
    guard isColumn(element), let frame = frame(element) else {
      return block(element, columns: columns)
    }
    let border = border(element)
    let inner = border == nil ? columns : max(1, columns - 4)
    var result = NotedBox()
    var cursor = frame.y
    for child in element.children {
      guard let place = self.frame(child) else { continue }
      result.append(gap(place.y - cursor, inner))
      result.append(noted(child, columns: inner))
      cursor = place.y + place.height
    }
    let end = frame.y + max(frame.height, contentHeight(element) ?? 0)
    result.append(gap(end - cursor, inner))
    return border.map { framed(result, $0, columns: inner + 4) } ?? result
  }

  private func framed(_ box: NotedBox, _ border: Border, columns: Int) -> NotedBox {
    let rule = String(repeating: glyphs.rule, count: columns - 4)
    let edge = String(repeating: border.edge, count: columns - 2)
    let lines = box.lines.map { $0 == rule ? edge : " \($0) " }
    let framed = TextBox(lines, columns: columns - 2).framed(border)
    return NotedBox(lines: framed.lines, notes: [""] + box.notes + [""])
  }

  /// Whether an element only puts parts below each other.
  private func isColumn(_ element: Element) -> Bool {
    guard case .none = element.content, element.layout.flow == .vertical,
      !element.children.isEmpty
    else { return false }
    switch element.role {
    case .stack, .card, .section, .list, .numberedList, .sheet, .drawer, .menu, .alert,
      .banner:
      return true
    default: return false
    }
  }

  private func border(_ element: Element) -> Border? {
    switch element.role {
    case .card, .sheet, .drawer, .menu, .alert, .banner: glyphs.border(.light)
    case .stack where element.surface.fill == .secondarySystemGroupedBackground:
      glyphs.border(.round)
    default: nil
    }
  }

  private func block(_ element: Element, columns: Int) -> NotedBox {
    let height = frame(element)?.height ?? 0
    if element.role == .spacer { return gap(height, columns) }
    var lines = box(element, columns: columns).lines
    guard height >= 0.01 else { return NotedBox(lines: lines, notes: lines.map { _ in "" }) }
    if lines.isEmpty { lines = TextBox.blank(1, columns: columns).lines }
    let text = "\(Numbers.text(height)) pt"
    let marks = glyphs.bracket(lines.count)
    return NotedBox(
      lines: lines, notes: marks.enumerated().map { $0 == 0 ? "\($1) \(text)" : $1 })
  }

  private func gap(_ height: Double, _ columns: Int) -> NotedBox {
    guard height >= 0.01 else { return NotedBox() }
    return NotedBox(lines: TextBox.blank(1, columns: columns).lines, notes: [note(gap: height)])
  }

  private func note(gap height: Double) -> String {
    "\(glyphs == .drawn ? "┊" : ":") \(Numbers.text(height)) pt"
  }
}
