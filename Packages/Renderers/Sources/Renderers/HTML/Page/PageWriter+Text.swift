import DesignSystem
import Layout

extension PageWriter {
  /// Opens words that are read as one: a text, or several parts such as an icon and a text.
  mutating func openWords(_ index: Int, _ endsItem: Bool) {
    let placed = screen.elements[index]
    let spoken = Self.sentence(placed.element)
    let seen = words(of: index)
    let isDirect = !seen.isCut && seen.text == spoken
    if case .text = placed.element.content {
      writeText(index, spoken: isDirect ? nil : spoken, endsItem)
    } else {
      openParts(index, spoken: isDirect ? nil : spoken, endsItem)
    }
  }

  /// Writes a single text; a different spoken text follows, hidden from view.
  private mutating func writeText(_ index: Int, spoken: String?, _ endsItem: Bool) {
    let placed = screen.elements[index]
    let tag = tag(of: index, plain: .paragraph)
    out.raw(tag.opening)
    writeAttributes(index, holdsText: spoken == nil)
    out.raw(">")
    if let spoken {
      out.raw("<span class=\"")
      writeTextClasses(placed)
      out.raw("\" aria-hidden=\"true\"")
      writeWidth(placed)
      out.raw(">")
      writeLines(placed)
      out.raw("</span>")
      writeUnseen(spoken)
    } else {
      writeLines(placed)
    }
    push(index, tag.closing, endsItem: endsItem)
  }

  /// Opens several parts; a different spoken text comes first.
  private mutating func openParts(_ index: Int, spoken: String?, _ endsItem: Bool) {
    let placed = screen.elements[index]
    let tag = tag(of: index, plain: .block)
    out.raw(tag.opening)
    writeAttributes(index)
    if placed.element.role == .tooltip { out.raw(" role=\"tooltip\"") }
    out.raw(">")
    if let spoken {
      writeUnseen(spoken)
      out.raw("<span aria-hidden=\"true\">")
    }
    writeContent(placed)
    push(index, spoken == nil ? tag.closing : tag.closingParts, endsItem: endsItem) {
      $0.isSilent = true
    }
  }

  private func tag(of index: Int, plain: WordsTag) -> WordsTag {
    guard Self.isHeading(screen.elements[index].element) else { return plain }
    return index == survey.heading ? .first : .second
  }

  /// The spoken text of an element that is not a control, including its hint.
  private static func sentence(_ element: Element) -> String {
    let hint = element.accessibility.hint
    return hint.isEmpty ? spoken(element) : spoken(element) + ", " + hint
  }

  /// Writes words for assistive technology only.
  mutating func writeUnseen(_ words: String) {
    out.raw("<span class=\"vh\">")
    out.text(words)
    out.raw("</span>")
  }

  /// Writes the lines as the layout broke them.
  mutating func writeLines(_ placed: PlacedElement) {
    for (index, line) in placed.lines.enumerated() {
      if index > 0 { out.raw("<br>") }
      out.text(line)
    }
  }

  /// Writes the classes of letters, colour and alignment of a text.
  mutating func writeTextClasses(_ placed: PlacedElement) {
    if case .entry(let entry) = placed.element.content { return writeEntryClasses(placed, entry) }
    guard case .text(let text) = placed.element.content else { return }
    out.raw(" t t")
    out.integer(styles.face(text.style, text.weight, placed.contentSize).number)
    writeColor(text.color)
    switch text.alignment {
    case .center: out.raw(" tc")
    case .leading: if isMirrored { out.raw(" tr") }
    case .trailing: if !isMirrored { out.raw(" tr") }
    }
  }

  /// Writes the classes of text in a field, which breaks at any place if needed; a
  /// placeholder has a separate colour.
  private mutating func writeEntryClasses(_ placed: PlacedElement, _ entry: EntryContent) {
    out.raw(context.field == nil ? " t entry t" : " t")
    out.integer(styles.face(.body, .regular, placed.contentSize).number)
    writeColor(context.field == nil ? entry.color : .label)
    if isMirrored { out.raw(" tr") }
  }

  /// Writes the width of the widest line in points, as the layout measured it.
  mutating func writeWidth(_ placed: PlacedElement) {
    guard case .text(let text) = placed.element.content else { return }
    let measure = styles.face(text.style, text.weight, placed.contentSize).measure
    let widest = placed.lines.map { measure.width($0) }.max() ?? 0
    out.raw(" data-width=\"")
    out.number(widest)
    out.raw("\"")
  }

  /// The visible text in an element, and whether some of it is truncated or split.
  func words(of index: Int) -> (text: String, isCut: Bool) {
    let depth = screen.elements[index].depth
    var text = ""
    var isCut = false
    var next = index
    repeat {
      let placed = screen.elements[next]
      let words = Self.words(in: placed.element.content)
      isCut = isCut || placed.isTruncated || Self.breaksWords(placed.lines, of: words)
      if !words.isEmpty {
        if !text.isEmpty { text += " " }
        text += words
      }
      next += 1
    } while next < screen.elements.count && screen.elements[next].depth > depth
    return (text, isCut)
  }

  /// Whether a line ends inside a word, which a reader would hear as two.
  private static func breaksWords(_ lines: [String], of words: String) -> Bool {
    lines.count > 1
      && lines.reduce(lines.count - 1) { $0 + $1.utf8.count } != words.utf8.count
  }

  private static func words(in content: ElementContent) -> String {
    switch content {
    case .text(let text): text.text
    case .entry(let entry): entry.shown
    default: ""
    }
  }
}

/// The tag of words that are read as one.
private struct WordsTag {
  var opening: StaticString
  var closing: StaticString
  /// The end of its wrapped parts, used when another text is read instead.
  var closingParts: StaticString

  static let paragraph = WordsTag(
    opening: "<p", closing: "</p>", closingParts: "</span></p>")
  static let block = WordsTag(
    opening: "<div", closing: "</div>", closingParts: "</span></div>")
  static let first = WordsTag(
    opening: "<h1", closing: "</h1>", closingParts: "</span></h1>")
  static let second = WordsTag(
    opening: "<h2", closing: "</h2>", closingParts: "</span></h2>")
}
