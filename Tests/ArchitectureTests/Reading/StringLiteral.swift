/// A string literal of a Swift file, as written.
struct StringLiteral: Equatable, Sendable {
  /// The line in which it begins.
  let line: Int
  /// The characters between the quotes; the lines of a long literal are joined where a backslash
  /// says so.
  var text: String
  /// Whether a colon follows, as after the key of a dictionary.
  var isKey = false

  /// The literals of a file, in order.
  ///
  /// The code of a file has the quotes and blanks in place of what stands between them, so that each
  /// pair of quotes in it is a literal, or a piece of one around an interpolation.
  static func all(in file: SourceFile) -> [StringLiteral] {
    var literals: [StringLiteral] = []
    var long: StringLiteral?
    let lines = file.text.utf8.split(separator: newline, omittingEmptySubsequences: false)
    for (index, (code, text)) in zip(file.code, lines).enumerated() {
      guard long != nil || code.utf8.contains(quote) else { continue }
      let isBorder = code.contains("\"\"\"")
      if let open = long {
        if isBorder { literals.append(open) }
        long = isBorder ? nil : open.joined(to: String(Substring(text)))
      } else if isBorder {
        long = StringLiteral(line: index + 1, text: "")
      } else {
        literals += short(in: Array(code.utf8), Array(text), line: index + 1)
      }
    }
    return literals
  }

  private static func short(in code: [UInt8], _ text: [UInt8], line: Int) -> [StringLiteral] {
    let quotes = code.indices.filter { code[$0] == quote }
    return stride(from: 0, to: quotes.count - 1, by: 2).map { index in
      let (start, end) = (quotes[index], quotes[index + 1])
      let follower = code[(end + 1)...].first { $0 != UInt8(ascii: " ") }
      return StringLiteral(
        line: line, text: String(decoding: text[(start + 1)..<end], as: UTF8.self),
        isKey: follower == UInt8(ascii: ":"))
    }
  }

  /// The literal with one more of its lines.
  private func joined(to line: String) -> StringLiteral {
    var result = self
    let content = line.drop { $0 == " " }
    if content.last == "\\" {
      result.text += content.dropLast()
    } else {
      result.text += content + "\n"
    }
    return result
  }

  private static let newline = UInt8(ascii: "\n")
  private static let quote = UInt8(ascii: "\"")
}
