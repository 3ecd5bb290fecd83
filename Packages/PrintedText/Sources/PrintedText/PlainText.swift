/// Text that is safe to print: no control may steer a terminal or reorder a line.
public enum PlainText {
  /// The text without C0 and C1 controls, escapes, bidirectional overrides and line separators.
  ///
  /// Line ends and tabs become spaces; joiners inside emoji stay.
  public static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
        result.append(" ")
      } else if isPrintable(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Several lines, each of them cleaned.
  public static func cleanedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { cleaned(String($0)) }.joined(separator: "\n")
  }

  /// A word as messages quote it: cleaned, and cut after some characters.
  public static func quoted(_ text: String, longest: Int = 60) -> String {
    let start = cleaned(String(text.unicodeScalars.prefix(longest)))
    return text.unicodeScalars.count > longest ? "'\(start)…'" : "'\(start)'"
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      false
    default: true
    }
  }
}
