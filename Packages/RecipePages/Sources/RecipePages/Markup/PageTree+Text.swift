/// The text of a page as people see it: blanks are one space, lines end where blocks end.
extension PageTree {
  /// The text of an element on one line.
  func text(of node: Int) -> String {
    var writer = TextWriter(breaksLines: false)
    write(node, to: &writer)
    return writer.finished()
  }

  /// The lines of an element, without empty ones.
  func lines(of node: Int) -> [String] {
    var writer = TextWriter(breaksLines: true)
    write(node, to: &writer)
    return writer.lines()
  }

  /// Writes what people see of a node.
  func write(_ node: Int, to writer: inout TextWriter) {
    var ends: [Int32] = []
    var place = node
    let end = Int(nodes[node].end)
    while place < end {
      while let last = ends.last, last <= Int32(place) {
        ends.removeLast()
        writer.endLine()
      }
      let current = nodes[place]
      guard let tag = current.tag else {
        writer.write(bytes[Int(current.first)..<Int(current.first + current.count)])
        place += 1
        continue
      }
      if place != node, isUnseen(place) {
        place = Int(current.end)
        continue
      }
      if tag == .br { writer.endLine() }
      if tag == .td || tag == .th { writer.blank() }
      if tag.isBlock {
        writer.endLine()
        ends.append(current.end)
      }
      place += 1
    }
  }

  /// Whether people who look at the page do not see an element.
  func isUnseen(_ node: Int) -> Bool {
    guard let tag = nodes[node].tag else { return false }
    if tag.isUnseen { return true }
    guard nodes[node].count > 0 else { return false }
    if let style = range(of: .style, at: node), contains("display:none", in: style) { return true }
    guard let names = range(of: .class, at: node) else { return false }
    return Self.unseen.occur(in: bytes, names)
  }

  private static let unseen = NameStems([
    "screen-reader", "sr-only", "visually-hidden", "visuallyhidden",
  ])

  /// Whether a small-lettered word stands in a part of the page, in any case; blanks do not count.
  func contains(_ word: StaticString, in range: Range<Int>) -> Bool {
    let length = word.utf8CodeUnitCount
    guard range.count >= length else { return false }
    return bytes.withUnsafeBufferPointer { buffer in
      var matched = 0
      for place in range where buffer[place] != 0x20 {
        let byte = buffer[place].lowered
        if byte == word.utf8Start[matched] {
          matched += 1
          if matched == length { return true }
        } else {
          matched = byte == word.utf8Start[0] ? 1 : 0
        }
      }
      return false
    }
  }
}

/// Collects text: entities become characters, blanks one space, and lines end once.
struct TextWriter {
  private var bytes: [UInt8] = []
  private let breaksLines: Bool
  private var wantsBlank = false
  private var wantsLine = false

  init(breaksLines: Bool) {
    self.breaksLines = breaksLines
  }

  /// How many bytes were written.
  var count: Int { bytes.count }

  /// Ends the line, if there is one.
  mutating func endLine() {
    if breaksLines { wantsLine = true } else { wantsBlank = true }
  }

  /// Parts what was written from what follows.
  mutating func blank() { wantsBlank = true }

  /// Writes text of a page.
  mutating func write(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { write($0) }
  }

  /// What was written.
  func finished() -> String { String(decoding: bytes, as: UTF8.self) }

  /// What was written, by lines.
  func lines() -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    var place = 0
    while place < text.count {
      let byte = text[place]
      if byte <= 0x20 || byte == 0x7F {
        wantsBlank = true
        place += 1
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(text[place...]) {
        for scalar in entity.text.unicodeScalars { add(scalar) }
        place += entity.length
      } else if byte < 0x80 {
        part()
        bytes.append(byte)
        place += 1
      } else {
        place += wide(text, at: place)
      }
    }
  }

  /// Writes a character of several bytes and tells how many; wide blanks are blanks.
  private mutating func wide(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let byte = text[place]
    let length = min(byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, text.count - place)
    let second = length > 1 ? text[place + 1] : 0
    if byte == 0xC2, second <= 0xA0 || second == 0xAD {
      if second != 0xAD { wantsBlank = true }
      return length
    }
    if byte == 0xE2 || byte == 0xE3 || byte == 0xEF,
      let scalar = String(decoding: text[place..<place + length], as: UTF8.self).unicodeScalars.first
    {
      add(scalar)
      return length
    }
    part()
    bytes.append(contentsOf: text[place..<place + length])
    return length
  }

  /// Writes a character unless it is a blank or cannot be seen.
  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x20, 0x7F...0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      wantsBlank = true
    case 0xAD, 0x200B, 0x200C, 0x200E, 0x200F, 0x2060...0x206F, 0x202A...0x202E, 0xFEFF, 0xFE0F: break
    default:
      part()
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    }
  }

  /// Parts what follows from what was written.
  private mutating func part() {
    if wantsLine {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    } else if wantsBlank, let last = bytes.last, last != UInt8(ascii: "\n") {
      bytes.append(UInt8(ascii: " "))
    }
    wantsLine = false
    wantsBlank = false
  }
}

/// Text that stands in data and may be markup itself.
enum TextReading {
  /// The lines that a text shows, whatever markup and entities are in it, without empty ones.
  static func lines(_ text: String) -> [String] {
    var writer = TextWriter(breaksLines: true)
    let bytes = Array(shown(text).utf8)
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      writer.write(line)
      writer.endLine()
    }
    return writer.lines()
  }

  /// The lines of a text without markup, with their entities as they are, and without empty ones.
  static func plainLines(_ text: String) -> [String] {
    var writer = TextWriter(breaksLines: true)
    for line in Array(text.utf8).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      writer.write(line)
      writer.endLine()
    }
    return writer.lines()
  }

  /// The text on one line.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// The text without its markup, with lines where that ends blocks; entities stay.
  private static func shown(_ text: String) -> String {
    var text = text
    for _ in 0..<2 where text.utf8.contains(UInt8(ascii: "&")) && !hasMarkup(text) {
      let decoded = HTMLEntity.decoded(text)
      guard decoded != text else { break }
      text = decoded
    }
    guard hasMarkup(text) else { return text }
    let tree = PageTree(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "<br>"))
    var writer = TextWriter(breaksLines: true)
    var place = 0
    while place < tree.nodes.count {
      tree.write(place, to: &writer)
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
