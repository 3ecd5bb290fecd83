/// Swift text with comments, string contents and raw identifiers blanked, line for line.
///
/// Code inside a string interpolation is kept.
struct SwiftCode {
  let lines: [String]

  init(_ text: String) {
    var lexer = Lexer(bytes: Array(text.utf8))
    lexer.skipCode(untilParenthesis: false)
    lines = lexer.bytes.split(separator: Lexer.newline, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

private struct Lexer {
  static let newline = UInt8(ascii: "\n")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let tick = UInt8(ascii: "`")

  /// Whether something may begin or end at a byte; most of the others are walked over.
  private static let isMark = (0...UInt8.max).map { "/`\"#()".utf8.contains($0) }

  var bytes: [UInt8]
  var index = 0

  /// Walks over code to its end, or to the parenthesis that closes an interpolation.
  mutating func skipCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      if !Lexer.isMark[Int(bytes[index])] {
        index += 1
      } else if starts("//") {
        blank(until: Lexer.newline)
      } else if starts("/*") {
        blankComment()
      } else if starts("`") {
        blankIdentifier()
      } else if let hashes = hashesBeforeQuote {
        index += hashes
        skipString(hashes: hashes)
      } else {
        if starts("(") { depth += 1 }
        if starts(")") { depth -= 1 }
        index += 1
        if untilParenthesis, depth < 0 { return }
      }
    }
  }

  /// How many `#` stand before a quote here; `nil` where no string begins.
  private var hashesBeforeQuote: Int? {
    let hashes = bytes[index...].prefix { $0 == Lexer.hash }.count
    let next = index + hashes
    return next < bytes.count && bytes[next] == Lexer.quote ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    let isMultiline = starts("\"\"\"")
    let tail = [UInt8](repeating: Lexer.hash, count: hashes)
    let end = [UInt8](repeating: Lexer.quote, count: isMultiline ? 3 : 1) + tail
    let escape = [Lexer.backslash] + tail
    let interpolation = escape + [UInt8(ascii: "(")]
    index += isMultiline ? 3 : 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte != Lexer.quote, byte != Lexer.backslash, byte != Lexer.newline {
        blank(count: 1)
      } else if starts(end) {
        index += end.count
        return
      } else if !isMultiline, byte == Lexer.newline {
        return
      } else if starts(interpolation) {
        blank(count: escape.count)
        index += 1
        skipCode(untilParenthesis: true)
      } else {
        blank(count: starts(escape) ? escape.count + 1 : 1)
      }
    }
  }

  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        blank(count: 2)
      } else if starts("*/") {
        depth -= 1
        blank(count: 2)
      } else {
        blank(count: 1)
      }
    } while depth > 0 && index < bytes.count
  }

  private mutating func blankIdentifier() {
    index += 1
    blank(until: Lexer.tick)
    index += 1
  }

  /// Blanks up to a byte, or to the end of the line.
  private mutating func blank(until end: UInt8) {
    while index < bytes.count, bytes[index] != end, bytes[index] != Lexer.newline {
      blank(count: 1)
    }
  }

  private mutating func blank(count: Int) {
    let end = min(index + count, bytes.count)
    while index < end {
      if bytes[index] != Lexer.newline { bytes[index] = UInt8(ascii: " ") }
      index += 1
    }
  }

  private func starts(_ word: StaticString) -> Bool {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[index..<end]) }
  }

  private func starts(_ word: [UInt8]) -> Bool {
    bytes[index...].starts(with: word)
  }
}
