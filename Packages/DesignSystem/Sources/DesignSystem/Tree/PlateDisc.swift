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

  /// A smaller disc inside, moved by parts of the radius.
  func part(_ size: Double, _ turn: PlateTurn = .right, away: Double = 0) -> PlateDisc {
    PlateDisc(x + turn.x * radius * away, y + turn.y * radius * away, radius * size)
  }
}

/// Where a piece lies, and how it is turned.
struct PlateSpot {
  var x: Double
  var y: Double
  var turn: PlateTurn
}
