import Codecs

/// Reads text in data, which may be markup itself.
enum TextReading {
  /// The visible lines of a text with any markup and entities, without empty ones.
  static func lines(_ text: String) -> [String] {
    var writer = TextWriter(breaksLines: true)
    let bytes = Array(shown(text).utf8)
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      writer.write(line)
      writer.endLine()
    }
    return writer.lines()
  }

  /// The lines of a text without markup, in which "half&half;" is food, and without empty ones.
  static func plainLines(_ text: String) -> [String] {
    var writer = TextWriter(breaksLines: true, in: .prose)
    for line in Array(text.utf8).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      writer.write(line)
      writer.endLine()
    }
    return writer.lines()
  }

  /// The text on one line.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// The text without its markup; lines end where blocks end, and entities stay.
  private static func shown(_ text: String) -> String {
    var text = text
    for _ in 0..<2 where text.utf8.contains(UInt8(ascii: "&")) && !hasMarkup(text) {
      let decoded = HTMLEntity.decoded(text)
      guard decoded != text else { break }
      text = decoded
    }
    guard hasMarkup(text) else { return text }
    let tree = PageTree(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(
        separator: "<br>"))
    var writer = TextWriter(breaksLines: true)
    var place = 0
    while place < tree.nodes.count {
      if !tree.isUnseen(place) { tree.write(place, to: &writer) }
      place = Int(tree.nodes[place].end)
    }
    return writer.finished()
  }

  private static func hasMarkup(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if previous == UInt8(ascii: "<"), byte.isLetter || byte == UInt8(ascii: "/") { return true }
      previous = byte
    }
    return false
  }
}
