extension AccountIdentity {
  /// The longest name, in characters.
  public static let longestName = 40

  /// A name without spaces around it: 1 to 40 characters, none of which cannot be seen; else nil.
  public static func usableName(_ text: String) -> String? {
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    let name = String(trimmed.reversed())
    guard (1...longestName).contains(name.count),
      name.utf8.count <= 8 * longestName,
      name.unicodeScalars.allSatisfy(isVisible)
    else { return nil }
    return name
  }

  /// Control characters, line ends, and marks that turn the direction of what follows, are not; a
  /// joiner, which holds an emoji together, is.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    case .format: scalar == "\u{200D}"
    default: true
    }
  }
}
