import DesignSystem

/// A direction as a vector of length one.
struct PlateTurn {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes a direction from 64 steps clockwise from the right; eight steps are 45 degrees.
  init(eighths: Int) { self = Self.table[eighths & 63] }

  /// The direction turned by another one.
  func turned(by other: PlateTurn) -> PlateTurn {
    PlateTurn(x * other.x - y * other.y, x * other.y + y * other.x)
  }

  /// The direction a quarter further clockwise.
  var quarter: PlateTurn { PlateTurn(-y, x) }

  /// To the right.
  static let right = PlateTurn(1, 0)

  /// The golden angle of 137.5 degrees, the angle between successive seeds of a sunflower.
  static let golden = PlateTurn(-0.737_368_878, 0.675_490_294)

  /// The directions of the 64 steps, each 5.625 degrees from the next.
  private static let table: [PlateTurn] = {
    let step = PlateTurn(0.995_184_726_672, 0.098_017_140_330)
    return (1..<64).reduce(into: [PlateTurn.right]) { table, index in
      table.append(table[index - 1].turned(by: step))
    }
  }()
}
