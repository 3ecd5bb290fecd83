import DesignSystem

/// A round part of a picture.
struct PlateDisc {
  var x: Double
  var y: Double
  var radius: Double

  init(_ x: Double, _ y: Double, _ radius: Double) {
    self.x = x
    self.y = y
    self.radius = radius
  }

  /// A smaller disc inside this one; its size and its distance are fractions of the radius.
  func part(_ size: Double, _ turn: PlateTurn = .right, away: Double = 0) -> PlateDisc {
    PlateDisc(x + turn.x * radius * away, y + turn.y * radius * away, radius * size)
  }
}

/// The position of a piece and its rotation.
struct PlateSpot {
  var x: Double
  var y: Double
  var turn: PlateTurn
}
