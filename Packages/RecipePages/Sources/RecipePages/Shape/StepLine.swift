/// What of an entry is a step.
enum StepLine {
  /// Whether a line only counts steps: "Step 1", "2.".
  static func isNumber(_ text: String) -> Bool {
    guard text.utf8.count <= 16 else { return false }
    let words = text.lowercased().split { !$0.isLetter }
    guard words.count <= 1, text.contains(where: \.isNumber) else { return false }
    return words.isEmpty || counting.contains(String(words[0]))
  }

  /// Whether a line begins with the number of a step and its sign.
  static func isNumbered(_ text: String) -> Bool {
    let bytes = text.utf8
    let sign = bytes.prefix(3).first { !$0.isDigit }
    guard bytes.first?.isDigit == true, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")")
    else {
      return false
    }
    let rest = bytes.drop { $0.isDigit }.dropFirst()
    return rest.first == 0x20 && (rest.dropFirst().first.map { $0.isLetter || $0 >= 0xC3 } ?? false)
  }

  private static let counting: Set<String> = [
    "step", "schritt", "étape", "etape", "paso", "passo", "stap", "steg", "trin", "krok", "lépés",
    "vaihe", "шаг", "adım", "βήμα", "fase", "trinn", "korak", "pas",
  ]

  /// The step of an entry, without its number and its title.
  static func text(of entry: BlockEntry) -> String {
    var parts = entry.parts.filter { !isNumber($0.text) }
    if parts.count > 1, let first = parts.first, first.isTitle, first.text.utf8.count <= 90 {
      parts.removeFirst()
    }
    return parts.map(\.text).joined(separator: " ")
  }
}
