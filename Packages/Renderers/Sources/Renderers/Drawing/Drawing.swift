import DesignSystem
import Layout

/// Draws a placed screen as text that reads like a wireframe.
///
/// Every line is exactly `columns` wide; fewer than 40 are taken as 40. Content that scrolls is
/// drawn whole, with the tab bar below its end and overlays below that.
public func drawing(
  of screen: PlacedScreen, columns: Int = 64, glyphs: GlyphStyle = .drawn
) -> String {
  let artist = Artist(screen: screen, glyphs: glyphs)
  return artist.draw(columns: max(40, columns)).lines.joined(separator: "\n") + "\n"
}

/// Turns elements into text boxes.
struct Artist {
  let glyphs: GlyphStyle
  let isAccessible: Bool
  private let placed: [ElementID: PlacedElement]
  private let root: Element?

  init(screen: PlacedScreen, glyphs: GlyphStyle) {
    self.glyphs = glyphs
    isAccessible = screen.contentSize.isAccessibilitySize
    root = screen.elements.first?.element
    placed = Dictionary(screen.elements.map { ($0.id, $0) }) { first, _ in first }
  }

  func draw(columns: Int) -> TextBox {
    guard let root else { return TextBox([], columns: columns) }
    let inner = columns - 2
    var parts: [TextBox] = []
    for child in root.role == .screen ? ordered(root.children) : [root] {
      if !parts.isEmpty { parts.append(rule(inner)) }
      parts.append(padded(child, columns: inner))
    }
    return TextBox.stacked(parts, columns: inner).framed(glyphs.border(.light))
  }

  func frame(_ element: Element) -> Frame? { placed[element.id]?.frame }

  /// The words of a text as they are seen: whole, or cut where the layout cut them.
  func words(_ element: Element, _ content: TextContent) -> String {
    guard let found = placed[element.id], found.isTruncated else { return content.text }
    return found.lines.joined(separator: " ")
  }

  private func ordered(_ children: [Element]) -> [Element] {
    let ranks: [LayoutSpec.Region] = [
      .navigationBar, .content, .toast, .tabBar, .sheet, .alert,
    ]
    return ranks.flatMap { region in children.filter { $0.layout.region == region } }
  }

  private func padded(_ element: Element, columns: Int) -> TextBox {
    let isEdgeToEdge = element.layout.padding.leading == .none && element.role == .stack
    let margin = isEdgeToEdge ? 0 : 1
    let box = box(element, columns: columns - 2 * margin)
    let space = String(repeating: " ", count: margin)
    return TextBox(box.lines.map { space + $0 + space }, columns: columns)
  }

  private func rule(_ columns: Int) -> TextBox {
    TextBox([String(repeating: glyphs.rule, count: columns)], columns: columns)
  }
}
