/// How many terminal columns a character takes.
public enum CharacterWidth {
  /// 2 for East Asian wide characters and emoji, 0 for marks and controls, otherwise 1.
  public static func columns(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if isNarrow(first), scalars.index(after: scalars.startIndex) == scalars.endIndex { return 1 }
    let hasEmojiStyle = character.unicodeScalars.contains("\u{FE0F}")
    if hasEmojiStyle, first.properties.isEmoji { return 2 }
    if first.properties.isEmojiPresentation || isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return 0
    default: return 1
    }
  }

  /// The columns of a whole text.
  public static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// Letters of Latin and lines and blocks of drawings, which are most of the characters outside
  /// ASCII.
  private static func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA1...0xAC, 0xAE...0x2FF, 0x2500...0x259F: true
    default: false
    }
  }

  /// Whether it is an East Asian wide character or an emoji.
  public static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
