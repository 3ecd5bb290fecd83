import DesignSystem
import Layout
import PrintedText

/// The settings that differ when a drawing is a window in use.
struct WindowLooks {
  let pictures: WindowPictures
  let strips = StripList()

  /// The largest width of a button, unless its words are wider.
  static let buttonColumns = 44
  /// The smallest inner width of a card that shows its picture next to its words.
  static let columnsForBoth = 48
  /// The largest width of a picture next to words.
  static let pictureColumns = 40
  /// The largest height of a small picture.
  static let thumbnailRows = 9
}

extension Artist {
  /// Draws a button in its natural width, centred.
  func button(_ element: Element, _ kind: Border.Kind, _ columns: Int) -> TextBox {
    guard looks != nil else { return boxed(element, kind, columns, alignment: .center) }
    let wanted = max(WindowLooks.buttonColumns, idealColumns(element))
    let box = boxed(element, kind, min(columns, wanted), alignment: .center)
    return wanted < columns ? TextBox(box.lines, columns: columns, alignment: .center) : box
  }

  /// Whether a text is drawn like a heading: titles and headers are.
  func isStrong(_ element: Element, _ content: TextContent) -> Bool {
    guard looks != nil else { return false }
    let titles: [TypeStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .paywallHeadline,
    ]
    return element.accessibility.traits.contains(.header)
      || (titles.contains(content.style) && content.weight != .regular)
  }

  // MARK: - Pictures

  /// Draws the picture of a card, or its placeholder while it loads, next to the words; nil if
  /// there is no room for both.
  func besidePicture(_ card: Element, _ columns: Int) -> TextBox? {
    guard let looks, looks.pictures.ink != .words, columns >= WindowLooks.columnsForBoth,
      card.role == .card, let (first, words) = parted(card),
      let picture = picture(first, min(WindowLooks.pictureColumns, columns / 2))
    else { return nil }
    let gap = 2
    let text = container(words, columns - picture.columns - gap)
    return TextBox.beside([picture, text], gap: gap, centered: true)
  }

  /// Splits a card into its first part and the rest.
  ///
  /// If the card has several controls, the first part is that of its face.
  private func parted(_ card: Element) -> (first: Element, words: Element)? {
    guard let first = card.children.first, card.children.count > 1 else { return nil }
    var words = card
    if first.role == .stack, let inner = first.children.first, first.children.count > 1 {
      words.children[0].children.removeFirst()
      return (inner, words)
    }
    words.children.removeFirst()
    return (first, words)
  }

  private func picture(_ element: Element, _ columns: Int) -> TextBox? {
    if case .image(let image) = element.content {
      return pictureSize(image.ratio, columns, isBeside: true).map { draw(image, $0) }
    }
    guard element.role == .skeleton, (frame(element)?.height ?? 0) >= 100,
      let size = pictureSize(.hero, columns, isBeside: true)
    else { return nil }
    let line = String(repeating: glyphs.shade, count: size.columns)
    return TextBox(Array(repeating: line, count: size.rows), columns: size.columns)
  }

  /// A picture alone in a window; empty if it would leave too little room for words.
  func windowPicture(_ image: MealImage, _ columns: Int, _ looks: WindowLooks) -> TextBox {
    if looks.pictures.ink == .words {
      let words = PlainText.cleaned(image.description)
      return words.isEmpty ? .blank(0, columns: columns) : line("[\(words)]", columns)
    }
    guard !isCompact, let size = pictureSize(image.ratio, columns, isBeside: false) else {
      return .blank(0, columns: columns)
    }
    return TextBox(draw(image, size).lines, columns: columns, alignment: .center)
  }

  private typealias Size = (columns: Int, rows: Int)

  /// The size of a picture: as wide as the room allows, but not too high.
  ///
  /// A character cell is twice as high as it is wide. Next to words, some of the table is cut off,
  /// so that the dish is larger.
  private func pictureSize(
    _ ratio: MealImage.Ratio, _ columns: Int, isBeside: Bool
  ) -> Size? {
    guard let looks else { return nil }
    let isSmall = ratio == .thumbnail
    let ratio = isSmall ? 1.2 : isBeside ? 1.5 : ratio.value
    let most = min(looks.pictures.mostRows, isSmall ? WindowLooks.thumbnailRows : .max)
    let rows = min(most, Int((Double(columns) / ratio / 2).rounded()))
    guard rows >= WindowPictures.fewestRows else { return nil }
    return (min(columns, Int((Double(rows) * 2 * ratio).rounded())), rows)
  }

  /// The drawing of a picture in pixels; nil for a photo, or before it is loaded.
  private func grid(_ image: MealImage, _ size: Size, _ looks: WindowLooks) -> PixelGrid? {
    guard image.phase == .loaded else { return nil }
    var source = image.source
    // A terminal shows no photos.
    if case .photo = source, let under = image.under { source = under }
    return looks.pictures.drawn.grid(
      of: source, image.ratio, looks.pictures.scheme, width: size.columns, height: size.rows * 2)
  }

  private func draw(_ image: MealImage, _ size: Size) -> TextBox {
    guard let looks, let grid = grid(image, size, looks) else {
      let label = line(label(image), size.columns - 2, .center)
      let above = max(0, size.rows - 2 - label.lines.count) / 2
      let below = max(0, size.rows - 2 - label.lines.count - above)
      let parts = [
        TextBox.blank(above, columns: size.columns - 2), label,
        TextBox.blank(below, columns: size.columns - 2),
      ]
      return TextBox.stacked(parts, columns: size.columns - 2).framed(glyphs.border(.light))
    }
    switch looks.pictures.ink {
    case .characters(let ground):
      return TextBox(PictureShading(grid, on: ground).lines, columns: size.columns)
    case .pixels, .words:
      let lines = (0..<size.rows).map { row in
        looks.strips.line(
          PictureStrip(
            upper: (0..<size.columns).map { grid[$0, row * 2] },
            lower: (0..<size.columns).map { grid[$0, row * 2 + 1] }))
      }
      return TextBox(lines, columns: size.columns)
    }
  }
}
