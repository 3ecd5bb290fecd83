import DesignSystem

// Foods that come in pieces with a shape that is typical of the food.
extension PlatePainter {
  mutating func leaves(_ color: RGBA, _ spots: [PlateSpot], _ length: Double) {
    for spot in spots { leaf(spot, length) }
    fill(color, edge: 1)
    for spot in spots { dash(spot, length * 0.62) }
    stroke(color.lit(0.36), 0.9)
  }

  private mutating func leaf(_ spot: PlateSpot, _ length: Double) {
    let (x, y) = (spot.turn.x * length, spot.turn.y * length)
    pen.move(spot.x - x / 2, spot.y - y / 2)
    pen.curve(viaX: x * 0.42 - y * 0.56, y: y * 0.42 + x * 0.56, toX: x, y: y)
    pen.curve(viaX: -x * 0.58 + y * 0.56, y: -y * 0.58 - x * 0.56, toX: -x, y: -y)
    pen.close()
  }

  /// Many leaves in two tones.
  mutating func greens(_ color: RGBA, in disc: PlateDisc) {
    add(disc.part(0.8), color.shaded(0.4))
    let many = max(5, Int(disc.radius / 3))
    let under = spots(many, in: disc.part(0.84))
    for spot in under { leaf(spot, disc.radius * 0.22 + 9) }
    fill(color.shaded(0.14))
    leaves(color, spots(many - 2, in: disc.part(0.74)), disc.radius * 0.18 + 9)
  }

  /// Slices with rind, flesh and seeds.
  mutating func discs(_ color: RGBA, _ spots: [PlateSpot], _ size: Double = 14) {
    for spot in spots { pen.dot(spot.x, spot.y) }
    stroke(color, size, edge: 1.2)
    for spot in spots { pen.dot(spot.x, spot.y) }
    stroke(color.lit(0.38), size * 0.79)
    for spot in spots {
      for step in 0..<5 {
        let way = spot.turn.turned(by: PlateTurn(eighths: step * 13))
        pen.move(spot.x + way.x * size * 0.14, spot.y + way.y * size * 0.14)
        pen.line(way.x * size * 0.13, way.y * size * 0.13)
      }
    }
    stroke(color.lit(0.72), size * 0.06 + 0.5)
  }

  /// Slices in a row, each overlapping the edge of the previous one.
  mutating func fan(_ color: RGBA, in disc: PlateDisc) {
    let turn = dice.turn()
    let size = max(16, disc.radius * 0.9)
    for row in [[-1.0, 1], [0]] {
      let spots = row.map { place in
        let middle = disc.part(1, turn, away: place * 0.66)
        return PlateSpot(x: middle.x, y: middle.y, turn: turn)
      }
      discs(color, spots, size)
    }
  }

  mutating func wedges(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { crescent(spot, 9) }
    fill(color.shaded(0.08), edge: 1)
    for spot in spots { crescent(spot, 6.4) }
    fill(color.lit(0.45))
  }

  /// Half a disc, with its flat side along the direction of the spot.
  private mutating func crescent(_ spot: PlateSpot, _ radius: Double) {
    let (x, y) = (spot.turn.x * radius, spot.turn.y * radius)
    pen.move(spot.x - x, spot.y - y)
    pen.arc(radius, x * 2, y * 2)
    pen.curve(viaX: -x + y * 0.2, y: -y - x * 0.2, toX: -x * 2, y: -y * 2)
    pen.close()
  }

  mutating func dumplings(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { crescent(spot, 11) }
    fill(color, edge: 2)
    for spot in spots {
      for step in 0..<4 {
        let way = spot.turn.turned(by: PlateTurn(eighths: 38 + step * 7))
        pen.move(spot.x + way.x * 8, spot.y + way.y * 8)
        pen.line(way.x * 2.4, way.y * 2.4)
      }
    }
    stroke(color.shaded(0.2), 1.2)
  }

  mutating func curls(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { curl(spot, 5.6) }
    stroke(color, 6.2, edge: 1.4)
    for spot in spots { curl(spot, 7) }
    stroke(color.lit(0.45), 1.4)
    for spot in spots {
      let back = spot.turn
      pen.move(spot.x + back.x * 5.6, spot.y + back.y * 5.6)
      pen.line(back.x * 2 + back.y * 5, back.y * 2 - back.x * 5)
    }
    stroke(color.shaded(0.25), 2.4)
  }

  private mutating func curl(_ spot: PlateSpot, _ radius: Double) {
    let (from, to) = (spot.turn, spot.turn.turned(by: PlateTurn(eighths: 44)))
    pen.move(spot.x + from.x * radius, spot.y + from.y * radius)
    pen.arc(radius, (to.x - from.x) * radius, (to.y - from.y) * radius, isLong: true)
  }

  mutating func friedEggs(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { blob(PlateDisc(spot.x, spot.y, 13.5), uneven: 0.13) }
    fill(ink(0xFFFDF7), edge: 1.6)
    for spot in spots { pen.dot(spot.x, spot.y) }
    stroke(color, 11.6, edge: 1.2)
    for spot in spots { pen.dot(spot.x - 1.8, spot.y - 2) }
    stroke(color.lit(0.6), 2.6)
  }

  mutating func halfEggs(_ color: RGBA, _ spots: [PlateSpot]) {
    for spot in spots { dash(spot, 3.6) }
    stroke(ink(0xFFFCF4), 13, edge: 1.4)
    for spot in spots { pen.dot(spot.x, spot.y) }
    stroke(color, 7.4, edge: 0.8)
    for spot in spots { pen.dot(spot.x - 1, spot.y - 1.2) }
    stroke(color.lit(0.5), 1.8)
  }
}
