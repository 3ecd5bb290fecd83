import DesignSystem
import Layout
import PrintedText

extension Artist {
  /// A voice as bars of different height, one column each.
  func wave(_ levels: some Sequence<Double>) -> String {
    let steps = glyphs.steps
    return levels.map { steps[Share.count($0, of: steps.count - 1)] }.joined()
  }

  /// Corner marks around the words that lie over the picture.
  func viewfinder(_ element: Element, _ columns: Int) -> TextBox {
    let columns = max(8, columns)
    let border = glyphs.border(.light)
    let rows = max(3, Int((frame(element)?.height ?? 100) / 40))
    let words = element.all.compactMap { part -> String? in
      guard case .text(let content) = part.content else { return nil }
      return PlainText.cleaned(content.text)
    }
    let text = words.flatMap { TextBox.wrapped($0, columns: columns - 4) }
    let blank = max(0, rows - text.count)
    let inside =
      TextBox.blank(blank, columns: columns).lines
      + TextBox(text, columns: columns, alignment: .center).lines
    func edge(_ left: String, _ right: String) -> String {
      let gap = String(repeating: " ", count: columns - 4)
      return left + border.edge + gap + border.edge + right
    }
    return TextBox(
      [edge(border.topLeft, border.topRight)] + inside
        + [edge(border.bottomLeft, border.bottomRight)], columns: columns)
  }

  /// Whether a group consists of stars to give.
  func isRating(_ element: Element) -> Bool {
    !element.children.isEmpty && element.children.allSatisfy { star($0) != nil }
  }

  /// The given stars, then the empty ones.
  func stars(_ element: Element) -> String {
    element.children.compactMap { button -> String? in
      guard let isGiven = star(button) else { return nil }
      let star =
        switch glyphs {
        case .drawn: isGiven ? "★" : "☆"
        case .ascii: isGiven ? "*" : "."
        }
      return button.id == focus ? FocusMark.around(star) : star
    }.joined()
  }

  /// Initials or a symbol in round brackets; in square ones when it can be pressed.
  func avatar(_ element: Element, _ words: String) -> String {
    guard element.action != nil else { return "(\(words))" }
    return "[(\(words)) \(PlainText.cleaned(element.accessibility.label))]"
  }

  private func star(_ element: Element) -> Bool? {
    guard element.role == .iconButton, case .icon(let icon, _, _) = element.children.first?.content
    else { return nil }
    switch icon {
    case .star: return true
    case .starOutline: return false
    default: return nil
    }
  }
}
