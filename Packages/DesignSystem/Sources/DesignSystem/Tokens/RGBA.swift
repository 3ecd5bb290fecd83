import AppWords

/// A colour in sRGB with opacity.
public struct RGBA: Hashable, Sendable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8
  /// Opacity, 0 to 1; values outside are clamped.
  public internal(set) var alpha: Double

  /// Makes a colour from a number such as `0xFF6B35`.
  public init(_ hex: UInt32, alpha: Double = 1) {
    red = UInt8((hex >> 16) & 0xFF)
    green = UInt8((hex >> 8) & 0xFF)
    blue = UInt8(hex & 0xFF)
    self.alpha = min(1, max(0, alpha))
  }

  /// The colour as `#RRGGBB`, followed by ` @ 0.60` if it is translucent.
  public var hex: String {
    let digits = [red, green, blue].map(Self.pair).joined()
    return alpha >= 1 ? "#\(digits)" : "#\(digits) @ \(Decimals.fixed(alpha, places: 2))"
  }

  private static func pair(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return text.count == 1 ? "0\(text)" : text
  }
}
