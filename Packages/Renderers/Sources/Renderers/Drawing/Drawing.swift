import DesignSystem
import Layout

extension PlacedScreen {
  /// The screen as text that reads like a wireframe.
  ///
  /// Every line is exactly `columns` wide; a number below 40 is treated as 40. Content that scrolls
  /// is drawn whole, with the tab bar below its end and overlays below that. With heights, an
  /// additional margin at the right says how many points each block and each gap takes.
  public func drawing(
    columns: Int = 64, glyphs: GlyphStyle = .drawn, showsHeights: Bool = false
  ) -> String {
    let artist = Artist(screen: self, glyphs: glyphs)
    let columns = max(40, columns)
    let lines =
      showsHeights
      ? artist.drawWithHeights(columns: columns) : artist.draw(columns: columns).lines
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The margin of a drawing with heights.
public enum DrawingMargin {
  /// Its width in columns.
  public static let columns = 14
}

/// Turns elements into text boxes.
struct Artist {
  let glyphs: GlyphStyle
  let isAccessible: Bool
  let canvas: ScreenCanvas
  let root: Element?
  /// Whether it uses fewer lines: no pictures, no rules between rows, hardly any empty lines.
  let isCompact: Bool
  /// The element that is marked.
  let focus: ElementID?
  /// The settings of a window in use; nil in any other drawing.
  let looks: WindowLooks?
  private let placed: [ElementID: PlacedElement]

  init(
    screen: PlacedScreen, glyphs: GlyphStyle, isCompact: Bool = false, focus: ElementID? = nil,
    looks: WindowLooks? = nil
  ) {
    self.looks = looks
    self.glyphs = glyphs
    self.isCompact = isCompact
    self.focus = focus
    isAccessible = screen.contentSize.isAccessibilitySize
    canvas = screen.canvas
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

  /// The visible words of a text: truncated as in the layout, but always whole in a window.
  func words(_ element: Element, _ content: TextContent) -> String {
    guard looks == nil, let found = placed[element.id], found.isTruncated else {
      return content.text
    }
    return found.lines.joined(separator: " ")
  }

  /// The height of an element's content, also if it scrolls.
  func contentHeight(_ element: Element) -> Double? { placed[element.id]?.contentHeight }

  func ordered(_ children: [Element]) -> [Element] {
    let ranks: [LayoutSpec.Region] = [
      .navigationBar, .header, .content, .floating, .toast, .footer, .tabBar, .sheet, .alert,
    ]
    return ranks.flatMap { region in children.filter { $0.layout.region == region } }
  }

  /// The columns left empty at both sides of a part of the screen.
  func margin(_ element: Element) -> Int {
    let isEdgeToEdge = element.layout.padding.leading == .none && element.role == .stack
    return isEdgeToEdge ? 0 : 1
  }

  func padded(_ element: Element, columns: Int) -> TextBox {
    let margin = margin(element)
    let box = box(element, columns: columns - 2 * margin)
    let space = String(repeating: " ", count: margin)
    return TextBox(box.lines.map { space + $0 + space }, columns: columns)
  }

  func rule(_ columns: Int) -> TextBox {
    TextBox([String(repeating: glyphs.rule, count: columns)], columns: columns)
  }
}
