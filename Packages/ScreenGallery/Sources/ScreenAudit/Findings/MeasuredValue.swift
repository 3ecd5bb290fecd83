/// A measured or required value: a number if possible, else words.
public enum MeasuredValue: Equatable, Sendable, CustomStringConvertible {
  /// A ratio or a length in points, to two places.
  case number(Double)
  /// Words.
  case text(String)

  /// A number rounded to two places; rounded down if rounding up would make it look sufficient.
  static func ratio(_ value: Double, below required: Double) -> MeasuredValue {
    let rounded = (value * 100).rounded() / 100
    return .number(rounded < required ? rounded : (value * 100).rounded(.down) / 100)
  }

  /// A length in points, rounded to two places.
  static func points(_ value: Double) -> MeasuredValue { .number((value * 100).rounded() / 100) }

  /// The number in its shortest form, or the words.
  public var description: String {
    switch self {
    case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
    case .text(let text): text
    }
  }
}
