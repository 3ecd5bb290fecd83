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

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      false
    default: true
    }
  }
}
