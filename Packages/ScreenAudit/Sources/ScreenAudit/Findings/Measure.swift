/// What was found, or what would be right: a number where there is one, else words.
public enum Measure: Equatable, Sendable, CustomStringConvertible {
  /// A ratio or a length in points, to two places.
  case number(Double)
  /// Words.
  case text(String)

  /// A number rounded to two places, and cut where it would then read as enough.
  static func ratio(_ value: Double, below required: Double) -> Measure {
    let rounded = (value * 100).rounded() / 100
    return .number(rounded < required ? rounded : (value * 100).rounded(.down) / 100)
  }

  /// A length in points, rounded to two places.
  static func points(_ value: Double) -> Measure { .number((value * 100).rounded() / 100) }

  /// The number in its shortest form, or the words.
  public var description: String {
    switch self {
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .text(let text): text
    }
  }
}
