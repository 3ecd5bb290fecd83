/// Corrects marks that are no words of the food.
///
/// They are the number of a line in a list, "#" for pounds, "c." for about, and a multiplication at
/// the end of the line.
enum LineMarks {
  /// The text without such marks, or with the words that they mean; a text without marks is
  /// unchanged.
  static func corrected(_ source: String) -> String {
    let source = withTimesFirst(source)
    guard source.utf8.contains(where: { $0 == hash || $0 == point || $0 == closing }) else {
      return source
    }
    var bytes = Array(source.utf8.prefix(LineText.longest))
    let start = beginning(bytes)
    if start > 0 { bytes.removeFirst(start) }
    var index = 0
    while let mark = bytes[index...].firstIndex(of: hash) {
      index = mark + 1
      guard isPounds(bytes, mark) else { continue }
      bytes.replaceSubrange(mark...mark, with: " lb".utf8)
      index = mark + 3
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with a multiplication at its end moved to the start: "400 g tin tomatoes x 2".
  ///
  /// A text that begins with a count, such as "2 eggs x 3", is unchanged, because its meaning is
  /// unknown.
  private static func withTimesFirst(_ source: String) -> String {
    let words = source.split(separator: " ")
    guard var last = words.last, var rest = Optional(words.dropLast()), last.utf8.count < 5 else {
      return source
    }
    if let sign = last.first, isTimes(Substring(String(sign))) {
      last = last.dropFirst()
    } else if let sign = rest.last, isTimes(sign) {
      rest = rest.dropLast()
    } else {
      return source
    }
    guard let count = Int(last), (1...99).contains(count), let first = rest.first,
      !rest.contains(where: isTimes)
    else { return source }
    if ["a", "an"].contains(first.lowercased()) { rest = rest.dropFirst() }
    let line = rest.joined(separator: " ")
    if first.utf8.allSatisfy({ LineBytes.isLetter($0) }) { return "\(count) \(line)" }
    let tokens = LineTokens.read(LineText(line))
    guard tokens.count > 2, tokens[0].kind == .number, tokens[1].unit?.measure?.baseAmount != nil
    else { return source }
    return "\(count) x \(line)"
  }

  private static func isTimes(_ word: Substring) -> Bool { ["x", "X", "×"].contains(word) }

  /// The position after a list number with a point or bracket, or after "c.", if an amount follows;
  /// otherwise 0.
  private static func beginning(_ bytes: [UInt8]) -> Int {
    var index = bytes.firstIndex { $0 != blank } ?? 0
    let first = index
    while index < bytes.count, LineBytes.isDigit(bytes[index]) { index += 1 }
    let isNumber = (1...2).contains(index - first)
    let isCirca = index == first && index < bytes.count && bytes[index] | 0x20 == letterC
    if isCirca { index += 1 }
    guard isNumber || isCirca, index + 2 < bytes.count,
      bytes[index] == point || (isNumber && bytes[index] == closing), bytes[index + 1] == blank,
      LineBytes.isDigit(bytes[index + 2])
    else { return 0 }
    return index + 2
  }

  /// Whether a "#" follows an amount and a blank follows it: "2# beef", but not "1 #10 can".
  private static func isPounds(_ bytes: [UInt8], _ mark: Int) -> Bool {
    guard let before = bytes[..<mark].lastIndex(where: { $0 != blank }),
      LineBytes.isDigit(bytes[before]) || bytes[before] >= 0x80
    else { return false }
    return mark + 1 < bytes.count && bytes[mark + 1] == blank
  }

  private static let hash = UInt8(ascii: "#")
  private static let point = UInt8(ascii: ".")
  private static let closing = UInt8(ascii: ")")
  private static let blank = UInt8(ascii: " ")
  private static let letterC = UInt8(ascii: "c")
}
