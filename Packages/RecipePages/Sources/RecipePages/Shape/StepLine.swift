/// The part of an entry that is a step.
enum StepLine {
  /// Whether a line is only the number of a step: "Step 1", "2.".
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

  /// Whether a line is a remark with its label: "Tip: …".
  static func isNote(_ text: String) -> Bool {
    guard let end = text.utf8.prefix(40).firstIndex(of: UInt8(ascii: ":")) else { return false }
    return SectionWords.kind(String(text[..<end])) == .other
  }

  private static let counting: Set<String> = [
    "step", "schritt", "étape", "etape", "paso", "passo", "stap", "steg", "trin", "krok", "lépés",
    "vaihe", "шаг", "adım", "βήμα", "fase", "trinn", "korak", "pas",
  ]

  /// The step of an entry, without its number, its title and foreign parts.
  static func text(of entry: BlockEntry, isForeign: (BlockEntry.Part) -> Bool) -> String {
    var parts = entry.parts.filter { !isNumber($0.text) }
    if parts.count > 1, let first = parts.first, first.isTitle, first.text.utf8.count <= 90 {
      parts.removeFirst()
    }
    if parts.count > 1 {
      let own = parts.filter { !isForeign($0) }
      if !own.isEmpty { parts = own }
    }
    return withoutNumber(parts.map(\.text).joined(separator: " "))
  }

  /// A step without the number that is attached to its first word: "Step 1Preheat".
  static func withoutNumber(_ text: String) -> String {
    guard text.utf8.prefix(12).contains(where: \.isDigit) else { return text }
    let word = text.prefix { $0.isLetter }
    guard (3...8).contains(word.count), counting.contains(word.lowercased()) else { return text }
    let number = text.dropFirst(word.count).drop { $0 == " " }
    let rest = number.drop { $0.isASCII && $0.isNumber }
    return rest.count < number.count && rest.first?.isUppercase == true ? String(rest) : text
  }
}
