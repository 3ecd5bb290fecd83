/// A word or a sign of Swift code.
struct SwiftToken: Equatable {
  let text: String
  let line: Int
  /// Whether a blank or a line break stands before it.
  let isApart: Bool

  var isName: Bool {
    text.first.map { $0.isLetter || $0.isNumber || $0 == "_" } == true
  }

  /// The tokens of a text: names, also those between back-ticks, `->`, `...`, and single signs.
  ///
  /// - Parameters:
  ///   - text: the text as written.
  ///   - code: its lines without comments, strings and raw names.
  static func all(in text: String, code: [String]) -> [SwiftToken] {
    let lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    return zip(code, lines).enumerated().flatMap { index, line in
      all(in: Array(line.0.utf8), of: Array(line.1), line: index + 1)
    }
  }

  private static func all(in code: [UInt8], of text: [UInt8], line: Int) -> [SwiftToken] {
    var tokens: [SwiftToken] = []
    var index = 0
    while index < code.count {
      guard code[index] != blank else {
        index += 1
        continue
      }
      let start = index
      var name = start..<end(of: start, in: code)
      index = name.upperBound
      if code[start] == tick {
        name = start + 1..<(code[index...].firstIndex(of: tick) ?? code.count)
        index = name.upperBound + 1
      }
      tokens.append(
        SwiftToken(
          text: String(decoding: text[name], as: UTF8.self), line: line,
          isApart: start == 0 || code[start - 1] == blank))
    }
    return tokens
  }

  /// Where a name or a sign ends that begins at an index.
  private static func end(of start: Int, in code: [UInt8]) -> Int {
    if isPart[Int(code[start])] {
      return code[start...].firstIndex { !isPart[Int($0)] } ?? code.count
    }
    if code[start] == UInt8(ascii: "-"), code[start...].starts(with: "->".utf8) { return start + 2 }
    if code[start] == UInt8(ascii: "."), code[start...].starts(with: "...".utf8) {
      return start + 3
    }
    return start + 1
  }

  private static let newline = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")
  private static let tick = UInt8(ascii: "`")

  /// Whether a byte may be part of a name.
  private static let isPart = (0...UInt8.max).map { byte in
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    return isLetter || 48...57 ~= byte || byte == UInt8(ascii: "_") || byte > 127
  }
}
