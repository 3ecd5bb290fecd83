/// Marks that are no words of the food: the number of a line in a list, "#" for pounds, "c." for about,
/// how many times something is wanted behind it.
enum LineMarks {
  /// The text without such marks, or with the words that they stand for; the same text where there is
  /// none.
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

  /// The text with the number before it that is behind it, "400 g tin tomatoes x 2"; of a count,
  /// "2 eggs x 3", nobody knows what it is.
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

  /// Where the line begins behind a number with a point or bracket, or "c", after which an amount
  /// follows.
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

  /// Whether a sign follows an amount and no digit follows it: "2# beef", but not "1 #10 can".
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
