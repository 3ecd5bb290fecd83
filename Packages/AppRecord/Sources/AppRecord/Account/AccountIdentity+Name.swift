extension AccountIdentity {
  /// The longest name, in characters.
  public static let longestName = 40

  /// The name without surrounding spaces; nil unless it consists of 1 to 40 visible characters.
  public static func usableName(_ text: String) -> String? {
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    let name = String(trimmed.reversed())
    guard (1...longestName).contains(name.count),
      name.utf8.count <= 8 * longestName,
      name.unicodeScalars.allSatisfy(isVisible)
    else { return nil }
    return name
  }

  /// Whether a scalar is visible: not a control character, a line end or a mark that changes the
  /// direction of text.
  ///
  /// The joiner inside an emoji is treated as visible.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    case .format: scalar == "\u{200D}"
    default: true
    }
  }
}
