import DesignSystem

/// Paints the sign of a tile: a few lines around the middle, at most 44 away from it.
struct TilePainter {
  /// The colours of a tile.
  struct Colors {
    var ground: RGBA
    var inside: RGBA
    var line: RGBA
  }

  let colors: Colors
  private let middle: Double
  private var pen = PlatePen()
  private(set) var shapes: [VectorShape] = []

  /// Makes a painter for a sign around a place; its height is 90.
  init(_ middle: Double, _ colors: Colors) {
    self.middle = middle
    self.colors = colors
  }

  /// Paints the sign of a kind of dish.
  mutating func paint(_ tile: DishTile) {
    switch tile {
    case .soup: bowl { $0.steam(-30) }
    case .salad: salad()
    case .pasta: bowl { $0.strands() }
    case .bread: bread()
    case .cake: cake()
    case .cookies: cookies()
    case .pie: pie()
    case .dessert: coupe()
    case .drink: glass()
    case .sauce: jug()
    case .main: cover()
    case .dish: plate()
    }
  }
}

// MARK: - Signs

extension TilePainter {
  private mutating func bowl(_ above: (inout TilePainter) -> Void) {
    above(&self)
    move(-42, 2)
    pen.line(84, 0)
    pen.curve(viaX: -4, y: 38, toX: -30, y: 38)
    pen.line(-24, 0)
    pen.curve(viaX: -26, y: 0, toX: -30, y: -38)
    outline()
  }

  private mutating func steam(_ top: Double) {
    for x in [-18.0, 0, 18] {
      move(x, top + 22)
      pen.curve(viaX: -7, y: -6, toX: 0, y: -11)
      pen.curve(viaX: 7, y: -6, toX: 0, y: -11)
    }
    line()
  }

  private mutating func strands() {
    for radius in [32.0, 22, 12] {
      move(-radius, 2)
      pen.arc(radius, radius * 2, 0)
    }
    line()
  }

  private mutating func salad() {
    for (x, turn) in [(-18.0, -1.0), (18, 1), (0, 0)] {
      move(x, 2)
      pen.curve(viaX: -20 + turn * 14, y: -18, toX: turn * 10, y: -34 - (turn == 0 ? 6 : 0))
      pen.curve(viaX: 20, y: 14, toX: -turn * 10, y: 34 + (turn == 0 ? 6 : 0))
      pen.close()
      outline()
    }
    bowl { _ in }
  }

  private mutating func bread() {
    move(-40, 26)
    pen.line(0, -22)
    pen.curve(viaX: -8, y: -30, toX: 24, y: -30)
    pen.line(32, 0)
    pen.curve(viaX: 32, y: 0, toX: 24, y: 30)
    pen.line(0, 22)
    outline()
    for x in [-18.0, 0, 18] {
      move(x - 4, -10)
      pen.line(8, -10)
    }
    line()
  }

  private mutating func cake() {
    move(-38, 30)
    pen.line(0, -30)
    pen.curve(viaX: 38, y: -12, toX: 76, y: 0)
    pen.line(0, 30)
    outline()
    move(-38, 14)
    pen.line(76, 0)
    line()
    circle(0, -16, 7)
  }

  private mutating func cookies() {
    circle(10, 8, 30)
    circle(-20, -16, 20)
    for (x, y) in [(-24.0, -22.0), (-14, -10), (2, 0), (18, -4), (20, 18), (2, 22)] {
      pen.dot(middle + x, 90 + y)
    }
    line(6)
  }

  private mutating func pie() {
    move(-42, 0)
    pen.curve(viaX: 42, y: -44, toX: 84, y: 0)
    pen.close()
    outline()
    move(-36, 0)
    pen.line(8, 28)
    pen.line(56, 0)
    pen.line(8, -28)
    pen.close()
    outline()
    for x in [-12.0, 0, 12] {
      move(x, -8)
      pen.line(0, -6)
    }
    line()
  }

  private mutating func coupe() {
    circle(-12, -14, 14)
    circle(12, -14, 14)
    move(-34, -8)
    pen.line(68, 0)
    pen.curve(viaX: -4, y: 28, toX: -34, y: 28)
    pen.curve(viaX: -30, y: 0, toX: -34, y: -28)
    outline()
    move(0, 20)
    pen.line(0, 16)
    move(-16, 36)
    pen.line(32, 0)
    line()
  }

  private mutating func glass() {
    move(10, -24)
    pen.line(8, -18)
    line()
    move(-26, -24)
    pen.line(52, 0)
    pen.line(-7, 62)
    pen.line(-38, 0)
    pen.close()
    outline()
    move(-23, -4)
    pen.line(46, 0)
    line()
  }

  private mutating func jug() {
    move(-30, -12)
    pen.curve(viaX: -26, y: 24, toX: 6, y: 44)
    pen.line(42, 0)
    pen.curve(viaX: 26, y: -20, toX: 6, y: -44)
    pen.close()
    outline()
    move(-30, -12)
    pen.line(54, 0)
    pen.line(16, -8)
    line()
    move(0, -20)
    pen.curve(viaX: -7, y: -6, toX: 0, y: -12)
    line()
  }

  private mutating func cover() {
    move(-40, 20)
    pen.arc(40, 80, 0)
    pen.close()
    outline()
    circle(0, -26, 6)
    move(-44, 30)
    pen.line(88, 0)
    line()
  }

  private mutating func plate() {
    circle(0, 0, 34)
    circle(0, 0, 20)
  }
}

// MARK: - Lines

extension TilePainter {
  private mutating func move(_ x: Double, _ y: Double) { pen.move(middle + x, 90 + y) }

  private mutating func circle(_ x: Double, _ y: Double, _ radius: Double) {
    let disc = VectorShape.Outline.ellipse(
      x: middle + x, y: 90 + y, radiusX: radius, radiusY: radius, turn: 0)
    shapes.append(VectorShape(disc, .fill(colors.inside)))
    shapes.append(VectorShape(disc, .stroke(colors.line, width: 3)))
  }

  /// Fills the path of the pen and draws its edge.
  private mutating func outline() {
    pen.close()
    let path = pen.take()
    shapes.append(VectorShape(.path(path), .fill(colors.inside)))
    shapes.append(VectorShape(.path(path), .stroke(colors.line, width: 3)))
  }

  /// Draws the path of the pen as a line.
  private mutating func line(_ width: Double = 3) {
    shapes.append(VectorShape(.path(pen.take()), .stroke(colors.line, width: width)))
  }
}
