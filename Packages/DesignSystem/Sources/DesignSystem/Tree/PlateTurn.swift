/// A direction as a vector of length one.
struct PlateTurn {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// A direction in 64 steps clockwise from the right, eight steps to 45 degrees.
  init(eighths: Int) { self = Self.table[eighths & 63] }

  /// The direction turned by another one.
  func turned(by other: PlateTurn) -> PlateTurn {
    PlateTurn(x * other.x - y * other.y, x * other.y + y * other.x)
  }

  /// The direction a quarter further clockwise.
  var quarter: PlateTurn { PlateTurn(-y, x) }

  /// To the right.
  static let right = PlateTurn(1, 0)

  /// The golden angle of 137.5 degrees, by which seeds of a sunflower follow each other.
  static let golden = PlateTurn(-0.737_368_878, 0.675_490_294)

  /// Each step turns by 5.625 degrees.
  private static let table: [PlateTurn] = {
    let step = PlateTurn(0.995_184_726_672, 0.098_017_140_330)
    return (1..<64).reduce(into: [PlateTurn.right]) { table, index in
      table.append(table[index - 1].turned(by: step))
    }
  }()
}
