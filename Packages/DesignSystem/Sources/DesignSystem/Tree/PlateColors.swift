extension RGBA {
  /// The opaque colour between this one and another, 0 to 1 of the way.
  func toward(_ other: RGBA, _ part: Double) -> RGBA {
    let share = Int(part * 256)
    func channel(_ from: UInt8, _ to: UInt8) -> UInt32 {
      UInt32(truncatingIfNeeded: Int(from) + (Int(to) - Int(from)) * share / 256)
    }
    return RGBA(
      channel(red, other.red) << 16 | channel(green, other.green) << 8
        | channel(blue, other.blue))
  }

  /// A darker, warmer neighbour; pale colours keep more of their light.
  func shaded(_ part: Double = 0.22) -> RGBA {
    toward(RGBA(0x41_1F0A), isPale ? part * 0.5 : part)
  }

  /// A lighter neighbour.
  func lit(_ part: Double = 0.32) -> RGBA { toward(RGBA(0xFF_FBF0), part) }

  /// Whether it is pale enough to be lost on a white plate.
  var isPale: Bool { Int(red) * 3 + Int(green) * 6 + Int(blue) > 2180 }
}
