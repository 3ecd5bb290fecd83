import DesignSystem

// Foods that come in small pieces: drawn as short lines and dots with round ends.
extension PlatePainter {
  mutating func grains(_ color: RGBA, _ spots: [PlateSpot]) {
    for (index, spot) in spots.enumerated() where index % 3 > 0 { dash(spot, 2.6) }
    stroke(color.lit(0.4), 2.3)
    for (index, spot) in spots.enumerated() where index % 3 == 0 { dash(spot, 2.4) }
    stroke(color, 2.3)
  }

  mutating func crumbs(_ color: RGBA, _ spots: [PlateSpot]) {
    for (index, spot) in spots.enumerated() where index % 2 == 0 { dash(spot, 2) }
    stroke(color, 5.2, edge: 1.2)
    for (index, spot) in spots.enumerated() where index % 2 == 1 { dash(spot, 1.4) }
    stroke(color.lit(0.22), 4.2)
  }

  mutating func beans(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { dash(spot, 4) }
    stroke(color, 5, edge: 1.4)
    for spot in spots { dash(moved(spot, -0.9), 2) }
    stroke(color.lit(0.35), 1.2)
  }

  mutating func specks(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { dash(spot, 1) }
    stroke(color, 2.1)
  }

  /// Round pieces of a diameter, with a gleam on each.
  mutating func dots(_ color: RGBA, _ spots: [PlateSpot], _ size: Double) {
    for spot in spots { pen.dot(spot.x, spot.y) }
    stroke(color, size, edge: 1.4)
    for spot in spots { pen.dot(spot.x - size * 0.14, spot.y - size * 0.18) }
    stroke(color.lit(0.5), size * 0.26)
  }

  mutating func drops(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { dash(spot, 5) }
    stroke(color, 4.2)
  }

  mutating func croutons(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { block(spot, 3.4) }
    stroke(color.shaded(0.12), 5.4, edge: 1.2)
    for spot in spots { block(spot, 1.2) }
    stroke(color.lit(0.35), 4)
  }

  mutating func herbs(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots {
      for step in 0..<3 {
        let way = spot.turn.turned(by: PlateTurn(eighths: step * 14 - 14))
        pen.move(spot.x, spot.y)
        pen.line(way.x * 3.6, way.y * 3.6)
      }
    }
    stroke(color, 3, edge: 0.8)
    for spot in spots { dash(spot, 3) }
    stroke(color.lit(0.3), 0.9)
  }

  mutating func rings(_ color: RGBA, _ spots: [PlateSpot]) {
    for (index, spot) in spots.enumerated() {
      pen.circle(spot.x, spot.y, index % 3 == 0 ? 2.8 : 4)
    }
    stroke(color, 2, edge: 1)
  }

  mutating func strips(_ color: RGBA, _ spots: [PlateSpot]) {
    for (index, spot) in spots.enumerated() where index % 2 == 0 { bow(spot, 13) }
    stroke(color, 3.6, edge: 1.2)
    for (index, spot) in spots.enumerated() where index % 2 == 1 { bow(spot, 12) }
    stroke(color.lit(0.16), 3.4, edge: 1.2)
  }

  mutating func chunks(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { block(spot, 4.6) }
    stroke(color, 6, edge: 1.6)
    for spot in spots { dash(moved(spot, -1.6), 3.6) }
    stroke(color.lit(0.26), 2.4)
  }

  mutating func florets(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots {
      pen.move(spot.x, spot.y)
      pen.line(spot.turn.x * 7, spot.turn.y * 7)
    }
    stroke(color.lit(0.55), 4)
    for spot in spots {
      for step in 0..<3 {
        let way = spot.turn.turned(by: PlateTurn(eighths: 32 + (step - 1) * 15))
        pen.dot(spot.x + way.x * 4, spot.y + way.y * 4)
      }
    }
    stroke(color, 7.6, edge: 1.4)
    for spot in spots {
      for step in 0..<3 {
        let way = spot.turn.turned(by: PlateTurn(eighths: 36 + (step - 1) * 15))
        pen.dot(spot.x + way.x * 4.6 - 0.6, spot.y + way.y * 4.6 - 0.6)
      }
    }
    stroke(color.lit(0.22), 3)
  }

  /// A short line through a place.
  mutating func dash(_ spot: PlateSpot, _ length: Double) {
    pen.move(spot.x - spot.turn.x * length / 2, spot.y - spot.turn.y * length / 2)
    pen.line(spot.turn.x * length, spot.turn.y * length)
  }

  /// A bent line through a place.
  private mutating func bow(_ spot: PlateSpot, _ length: Double) {
    let (x, y) = (spot.turn.x * length, spot.turn.y * length)
    pen.move(spot.x - x / 2, spot.y - y / 2)
    pen.curve(viaX: x / 2 - y * 0.3, y: y / 2 + x * 0.3, toX: x, y: y)
  }

  /// An uneven square around a place.
  private mutating func block(_ spot: PlateSpot, _ side: Double) {
    let long = side * dice.number(0.8, 1.5)
    let (x, y) = (spot.turn.x, spot.turn.y)
    pen.move(spot.x - (x * long - y * side) / 2, spot.y - (y * long + x * side) / 2)
    pen.line(x * long, y * long)
    pen.line(-y * side, x * side)
    pen.line(-x * long * 0.9, -y * long * 0.9)
    pen.close()
  }

  private func moved(_ spot: PlateSpot, _ up: Double) -> PlateSpot {
    PlateSpot(x: spot.x + up * 0.6, y: spot.y + up, turn: spot.turn)
  }
}
