import Codecs

/// Collects text: entities become characters, and runs of blanks or line ends become one.
struct TextWriter {
  private var bytes: [UInt8] = []
  private let breaksLines: Bool
  private let place: HTMLEntity.Place
  private var wantsBlank = false
  private var wantsLine = false

  /// - Parameter place: where the text is in the markup, which decides how entities are read.
  init(breaksLines: Bool, in place: HTMLEntity.Place = .text) {
    (self.breaksLines, self.place) = (breaksLines, place)
  }

  /// Ends the line, if there is one.
  mutating func endLine() {
    if breaksLines { wantsLine = true } else { wantsBlank = true }
  }

  /// Separates the written text from the next one.
  mutating func blank() { wantsBlank = true }

  /// Writes text of a page.
  mutating func write(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { write($0) }
  }

  /// The written text.
  func finished() -> String { String(decoding: bytes, as: UTF8.self) }

  /// The written text, by lines.
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
      } else if byte == UInt8(ascii: "&"), let entity = HTMLEntity(text[place...], in: self.place) {
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

  /// Writes a character of several bytes and returns their number; wide blanks are treated as
  /// blanks.
  private mutating func wide(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let byte = text[place]
    let length = min(byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4, text.count - place)
    let second = length > 1 ? text[place + 1] : 0
    if byte == 0xC2, second <= 0xA0 || second == 0xAD {
      if second != 0xAD { wantsBlank = true }
      return length
    }
    if byte == 0xE2 || byte == 0xE3 || byte == 0xEF,
      let scalar = String(decoding: text[place..<place + length], as: UTF8.self).unicodeScalars
        .first
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
    case 0xAD, 0x200B, 0x200C, 0x200E, 0x200F, 0x2060...0x206F, 0x202A...0x202E, 0xFEFF, 0xFE0F:
      break
    default:
      part()
      bytes.append(contentsOf: String(Character(scalar)).utf8)
    }
  }

  /// Separates the next text from the written one.
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
