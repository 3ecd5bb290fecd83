import DesignSystem

extension RGBA {
  /// The opaque colour at a fraction, from 0 to 1, of the way to another colour.
  func toward(_ other: RGBA, _ part: Double) -> RGBA {
    let share = Int(part * 256)
    func channel(_ from: UInt8, _ to: UInt8) -> UInt32 {
      UInt32(truncatingIfNeeded: Int(from) + (Int(to) - Int(from)) * share / 256)
    }
    return RGBA(
      channel(red, other.red) << 16 | channel(green, other.green) << 8
        | channel(blue, other.blue))
  }

  /// A darker, warmer shade of the colour.
  ///
  /// A pale colour stays lighter.
  func shaded(_ part: Double = 0.22) -> RGBA {
    toward(RGBA(0x41_1F0A), isPale ? part * 0.5 : part)
  }

  /// A lighter shade of the colour.
  func lit(_ part: Double = 0.32) -> RGBA { toward(RGBA(0xFF_FBF0), part) }

  /// Whether the colour is too pale to see on a white plate.
  var isPale: Bool { Int(red) * 3 + Int(green) * 6 + Int(blue) > 2180 }
}
