/// The tags and texts of a page, by the rules of the tokenizer of the HTML standard.
///
/// It reads the bytes once, from start to end. No input is an error: a broken tag is text, and an
/// open one ends with the page.
struct HTMLTokens {
  /// A piece of the page.
  enum Token {
    /// Text with entities as they are written.
    case text(Range<Int>)
    /// The text of a script or style, which has no entities.
    case raw(Range<Int>)
    /// A start tag with its place in `attributes`.
    case start(HTMLTag, attributes: Range<Int>, closesItself: Bool)
    /// An end tag.
    case end(HTMLTag)
    /// A comment, a declaration, or an end tag without a name.
    case nothing
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var place = 0
  private var rawTag: HTMLTag?
  let tags = HTMLTag.names
  private let names = HTMLAttribute.names

  /// The attributes of all start tags so far.
  private(set) var attributes: [HTMLAttribute] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    attributes.reserveCapacity(bytes.count / 100)
  }

  /// The next piece; nil at the end.
  mutating func next() -> Token? {
    guard place < bytes.count else { return nil }
    if let tag = rawTag {
      rawTag = nil
      if let token = rawText(of: tag) { return token }
    }
    return bytes[place] == UInt8(ascii: "<") ? markup() : text(from: place)
  }

  /// Text up to the next sign that begins a tag.
  private mutating func text(from start: Int) -> Token {
    var end = ByteSearch.place(of: UInt8(ascii: "<"), in: bytes, from: place)
    while end < bytes.count, !beginsMarkup(at: end) {
      end = ByteSearch.place(of: UInt8(ascii: "<"), in: bytes, from: end + 1)
    }
    place = end
    return .text(start..<end)
  }

  private func beginsMarkup(at place: Int) -> Bool {
    guard place + 1 < bytes.count else { return false }
    let next = bytes[place + 1]
    if next.isLetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?") { return true }
    return next == UInt8(ascii: "/") && place + 2 < bytes.count
  }

  private mutating func markup() -> Token {
    guard beginsMarkup(at: place) else {
      let start = place
      place += 1
      return text(from: start)
    }
    switch bytes[place + 1] {
    case UInt8(ascii: "!"): skipDeclaration()
    case UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
    case UInt8(ascii: "/"): return endTag()
    default: return startTag()
    }
    return .nothing
  }

  mutating func skip(past byte: UInt8) {
    place = min(ByteSearch.place(of: byte, in: bytes, from: place) + 1, bytes.count)
  }
}

// MARK: - Tags

extension HTMLTokens {
  private mutating func startTag() -> Token {
    place += 1
    let tag = tagName()
    let first = attributes.count
    var closesItself = false
    while true {
      skipBlanks()
      guard place < bytes.count else { return .nothing }
      if bytes[place] == UInt8(ascii: ">") { break }
      closesItself = bytes[place] == UInt8(ascii: "/")
      if closesItself { place += 1 } else { attribute(after: first) }
    }
    place += 1
    if tag.isRaw { rawTag = tag }
    return .start(tag, attributes: first..<attributes.count, closesItself: closesItself)
  }

  private mutating func endTag() -> Token {
    guard bytes[place + 2].isLetter else {
      skip(past: UInt8(ascii: ">"))
      return .nothing
    }
    place += 2
    let tag = tagName()
    let first = attributes.count
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place].isBlank || bytes[place] == UInt8(ascii: "/") {
        place += 1
      } else {
        attribute(after: first)
      }
    }
    attributes.removeSubrange(first...)
    place = min(place + 1, bytes.count)
    return .end(tag)
  }

  private mutating func tagName() -> HTMLTag {
    var key = NameTable<HTMLTag>.start
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isBlank || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
      key = NameTable<HTMLTag>.adding(byte, to: key)
      place += 1
    }
    return tags.name(key) ?? .other
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isBlank { place += 1 }
  }

  /// Reads an attribute; of two with the same name, the first one is used.
  private mutating func attribute(after first: Int) {
    var key = NameTable<HTMLAttribute.Name>.start
    repeat {
      key = NameTable<HTMLAttribute.Name>.adding(bytes[place], to: key)
      place += 1
    } while place < bytes.count && !endsName(bytes[place])
    skipBlanks()
    var range = place..<place
    if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
      place += 1
      skipBlanks()
      range = value()
    }
    guard let name = names.name(key), !attributes[first...].contains(where: { $0.name == name })
    else { return }
    attributes.append(
      HTMLAttribute(name: name, start: Int32(range.lowerBound), length: Int32(range.count)))
  }

  private func endsName(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "/")
  }

  private mutating func value() -> Range<Int> {
    guard place < bytes.count else { return place..<place }
    let quote = bytes[place]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let start = place + 1
      let end = ByteSearch.place(of: quote, in: bytes, from: start)
      place = min(end + 1, bytes.count)
      return start..<end
    }
    let start = place
    while place < bytes.count, !bytes[place].isBlank, bytes[place] != UInt8(ascii: ">") {
      place += 1
    }
    return start..<place
  }
}
