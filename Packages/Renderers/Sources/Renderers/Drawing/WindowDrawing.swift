import DesignSystem
import Layout
import PrintedText

/// A screen drawn for a window: its bars, and the content that scrolls between them.
///
/// Every line is exactly as wide as the window; marks of the focus, of emphasis and of pictures
/// take no column.
public struct WindowDrawing: Equatable, Sendable {
  /// The bar at the top.
  public var top: [String] = []
  /// The scrolling lines, floating buttons at their end.
  public var content: [String] = []
  /// A short message above the page.
  public var message: [String] = []
  /// The bar at the bottom.
  public var bottom: [String] = []
  /// A sheet or a question over everything.
  public var overlay: [String] = []
  /// Whether the top layer is a question, which is shown in the middle.
  public var isQuestion = false
  /// How wide it is.
  public private(set) var columns: Int
  /// The rows of its pictures, which ``PictureMark`` in its lines refers to.
  public var strips: [PictureStrip] = []

  /// Draws a placed screen.
  ///
  /// - Parameters:
  ///   - columns: the width of the window; at least 20.
  ///   - isCompact: whether to use fewer lines, for a low window.
  ///   - focus: the element around which ``FocusMark`` is written, such as the chosen control.
  ///   - pictures: how pictures are drawn; by default in words.
  public init(
    of screen: PlacedScreen, columns: Int, glyphs: GlyphStyle = .drawn, isCompact: Bool = false,
    focus: ElementID? = nil, pictures: WindowPictures = WindowPictures(.words)
  ) {
    let columns = max(20, columns)
    self.columns = columns
    let looks = WindowLooks(pictures: pictures)
    let artist = Artist(
      screen: screen, glyphs: glyphs, isCompact: isCompact, focus: focus, looks: looks)
    guard let root = artist.root else { return }
    for part in root.role == .screen ? artist.ordered(root.children) : [root] {
      let lines = artist.padded(part, columns: columns).lines
      switch part.layout.region {
      case .navigationBar, .header: top += lines
      case .content, .floating, .beside: content += lines
      case .toast: message += lines
      case .footer, .tabBar: bottom += lines
      case .sheet, .alert:
        overlay += lines
        isQuestion = part.layout.region == .alert
      }
    }
    strips = looks.strips.strips
  }
}

extension WindowDrawing {
  /// The number of columns from which the days of a week are side by side.
  public static let columnsOfTables = 120

  /// Whether a screen has sections that are side by side in a wide window, such as the days of a
  /// week.
  public static func hasTable(_ root: Element) -> Bool { SectionSeries.isIn(root) }

  /// Text in a panel, such as a list of keys; marks enclose a chosen paragraph.
  public static func panel(
    _ paragraphs: [String], chosen: Int? = nil, columns: Int, glyphs: GlyphStyle = .drawn
  ) -> [String] {
    let inner = max(20, columns) - 4
    let boxes = paragraphs.enumerated().map { index, words in
      let lines = TextBox.wrapped(PlainText.cleaned(words), columns: inner)
      let box = TextBox(lines, columns: inner)
      return TextBox(
        (index == chosen ? box.marked : box).lines.map { " \($0) " }, columns: inner + 2)
    }
    return TextBox.stacked(boxes, columns: inner + 2).framed(glyphs.border(.light)).lines
  }

  /// Text from edge to edge without a frame, so that an address can be copied across line breaks.
  public static func plain(_ words: String, columns: Int) -> [String] {
    TextBox(TextBox.wrapped(PlainText.cleaned(words), columns: columns), columns: columns).lines
  }

  /// A line across the window, with a word in its middle if there is one.
  public static func rule(_ word: String = "", columns: Int, glyphs: GlyphStyle = .drawn) -> String
  {
    let line = String(repeating: glyphs.rule, count: columns)
    guard !word.isEmpty, columns > word.count + 4 else { return line }
    let left = (columns - word.count - 2) / 2
    let right = columns - word.count - 2 - left
    return String(repeating: glyphs.rule, count: left) + " \(word) "
      + String(repeating: glyphs.rule, count: right)
  }
}
