/// Corrects letters that a scanner read in place of digits, if nothing else makes sense: "l cup",
/// "1O g".
enum ScanSlips {
  /// The text with those letters as digits; a text without such letters is unchanged.
  static func corrected(_ source: String) -> String {
    guard source.utf8.contains(where: { $0 == UInt8(ascii: "l") || $0 == upperI || $0 == upperO })
    else { return source }
    var bytes = Array(source.utf8)
    var start = 0
    var hasChanged = false
    while start < bytes.count, start < LineText.longest {
      guard let end = runEnd(bytes, start) else {
        start += 1
        continue
      }
      let isSpoiled = bytes[start..<end].contains { !LineBytes.isDigit($0) }
      if isSpoiled, end - start < 5, isNumber(bytes, start, end) {
        for index in start..<end { bytes[index] = digit(bytes[index]) }
        hasChanged = true
      }
      start = end
    }
    return hasChanged ? String(decoding: bytes, as: UTF8.self) : source
  }

  private static let upperI = UInt8(ascii: "I")
  private static let upperO = UInt8(ascii: "O")

  private static func isSlip(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "l") || byte == upperI || byte == upperO
  }

  private static func digit(_ byte: UInt8) -> UInt8 {
    LineBytes.isDigit(byte) ? byte : byte == upperO ? 48 : 49
  }

  /// The end of the digits and mistaken letters at the start of a word; nil if there are none.
  private static func runEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    let isInside = start > 0 && bytes[start - 1] != UInt8(ascii: " ")
    guard !isInside else { return nil }
    var end = start
    while end < bytes.count, LineBytes.isDigit(bytes[end]) || isSlip(bytes[end]) { end += 1 }
    return end > start ? end : nil
  }

  /// Whether a run can only be a number: it has a digit or begins the line, and a unit follows it.
  private static func isNumber(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let hasDigit = bytes[start..<end].contains { LineBytes.isDigit($0) }
    guard hasDigit || (start == 0 && bytes[start] != upperO) else { return false }
    guard hasDigit || (end < bytes.count && bytes[end] == UInt8(ascii: " ")) else { return false }
    var word = end
    if word < bytes.count, bytes[word] == UInt8(ascii: " ") { word += 1 }
    var last = word
    while last < bytes.count, LineBytes.isLetter(bytes[last]) { last += 1 }
    if hasDigit, last == word, end - start > 1 { return last == bytes.count }
    let hash = LineHash.of(bytes[word..<last].lazy.map { $0 | 0x20 })
    guard let entry = LineLexicon.bundled.entry(hash) else { return false }
    return entry.kind == .measure && entry.unit?.measure != nil
  }
}
