import DesignSystem
import PrintedText

/// Values in the shapes of the format.
enum DTCGValue {
  /// A token with a value and, if there is one, a description.
  static func token(_ value: JSON, _ description: String? = nil) -> JSON {
    let token: JSON = ["$value": value]
    guard let description else { return token }
    return token.adding(["$description": .string(description)])
  }

  /// A reference to another token by its path.
  static func alias(_ path: String...) -> JSON {
    .string("{\(path.joined(separator: "."))}")
  }

  /// A length in points, which the format calls pixels.
  static func dimension(_ points: Double, places: Int = 2) -> JSON {
    ["value": .number(points, places: places), "unit": "px"]
  }

  /// A duration in milliseconds.
  static func duration(_ seconds: Double) -> JSON {
    ["value": .number(seconds * 1000, places: 0), "unit": "ms"]
  }

  /// A colour in sRGB; three decimal places of opacity distinguish 255 steps.
  static func color(_ color: RGBA) -> JSON {
    let channels = [color.red, color.green, color.blue]
    return [
      "colorSpace": "srgb",
      "components": .array(channels.map { .number(Double($0) / 255, places: 4) }),
      "alpha": .number(color.alpha, places: 3),
      "hex": .string("#\(color.digits)"),
    ]
  }
}

extension RGBA {
  /// The six digits of the colour without its opacity, such as `FF6B35`.
  var digits: String { String(hex.dropFirst().prefix(6)) }
}
