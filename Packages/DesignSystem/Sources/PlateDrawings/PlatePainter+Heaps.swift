import DesignSystem

// Foods that are drawn as one shape.
extension PlatePainter {
  /// One or two pieces of fish or meat.
  mutating func slab(_ color: RGBA, in disc: PlateDisc, isFish: Bool) {
    let turn = PlateTurn(eighths: 52 + dice.pick(9))
    let side = turn.quarter
    let isPair = disc.radius > 24
    let size = disc.radius * (isPair ? 0.46 : 0.62)
    let pieces = (isPair ? [-0.46, 0.46] : [0]).map { gap in
      let middle = disc.part(1, side, away: gap)
      return PlateDisc(middle.x, middle.y, size)
    }
    for piece in pieces { outline(piece, stretch: 1.95, along: turn, uneven: 0.07, points: 8) }
    fill(color, edge: 2)
    for piece in pieces { marks(piece, turn, isFish: isFish) }
    stroke(isFish ? color.lit(0.42) : color.shaded(0.42), isFish ? 1.2 : 2)
    for piece in pieces {
      pen.move(
        piece.x - (turn.x * 1.3 + side.x * 0.62) * size,
        piece.y - (turn.y * 1.3 + side.y * 0.62) * size)
      pen.line(turn.x * size * 2.3, turn.y * size * 2.3)
    }
    stroke(color.lit(0.34), 2)
  }

  /// Flakes or the marks of a grill, across the piece.
  private mutating func marks(_ middle: PlateDisc, _ turn: PlateTurn, isFish: Bool) {
    let side = turn.quarter
    let size = middle.radius
    for step in -2...2 {
      let along = Double(step) * 0.56 * size
      let broad = size * (abs(step) == 2 ? 0.42 : 0.56)
      let (x, y) = (side.x * broad * 2, side.y * broad * 2)
      let lean = isFish ? size * 0.3 : size * 0.22
      pen.move(
        middle.x + turn.x * along - side.x * broad, middle.y + turn.y * along - side.y * broad)
      if isFish {
        pen.curve(viaX: x / 2 + turn.x * lean, y: y / 2 + turn.y * lean, toX: x, y: y)
      } else {
        pen.line(x + turn.x * lean, y + turn.y * lean)
      }
    }
  }

  mutating func omelette(_ color: RGBA, in disc: PlateDisc) {
    let turn = PlateTurn(eighths: 58 + dice.pick(13))
    let radius = disc.radius * 0.96
    let low = disc.part(1, turn.quarter, away: 0.3)
    pen.move(low.x + turn.x * radius, low.y + turn.y * radius)
    let (x, y) = (-turn.x * radius * 2, -turn.y * radius * 2)
    pen.curve(
      viaX: x / 2 + turn.quarter.x * radius * 0.42, y: y / 2 + turn.quarter.y * radius * 0.42,
      toX: x, y: y)
    pen.arc(radius * 1.02, -x, -y)
    pen.close()
    fill(color, edge: 3)
    for step in [0.36, 0.56, 0.76] {
      pen.move(low.x - turn.x * radius * step, low.y - turn.y * radius * step)
      pen.arc(radius * step, turn.x * radius * step * 1.4, turn.y * radius * step * 1.4)
    }
    stroke(color.lit(0.3), 2.2)
    let middle = disc.part(0.5, turn.quarter, away: -0.1)
    for spot in spots(6, in: middle) { dash(spot, 4) }
    stroke(color.toward(ink(0xB9732B), 0.55), 2.6)
  }

  /// A pool with its gleam.
  mutating func pool(_ color: RGBA, in disc: PlateDisc) {
    blob(disc, uneven: 0.05)
    fill(color.shaded(0.1), edge: 1.6)
    blob(disc.part(0.88), uneven: 0.09)
    fill(color.lit(0.06))
    gleam(disc.part(0.78), color.lit(0.4))
  }

  /// A bent line along the upper left of a disc.
  mutating func gleam(_ disc: PlateDisc, _ color: RGBA, width: Double = 2) {
    let (from, to) = (PlateTurn(eighths: 34), PlateTurn(eighths: 44))
    pen.move(disc.x + from.x * disc.radius, disc.y + from.y * disc.radius)
    pen.arc(disc.radius, (to.x - from.x) * disc.radius, (to.y - from.y) * disc.radius)
    stroke(color, width)
  }

  /// A soft heap with the swirl of a spoon on it.
  mutating func mash(_ color: RGBA, in disc: PlateDisc) {
    add(PlateDisc(disc.x, disc.y + 1.6, disc.radius), RGBA(0x1A1206, alpha: 0.1))
    blob(disc, uneven: 0.07)
    fill(color.shaded(0.1))
    blob(PlateDisc(disc.x - 0.6, disc.y - 1, disc.radius * 0.86), uneven: 0.07)
    fill(color)
    swirl(disc, from: 0.28)
    stroke(color.shaded(0.1), 2)
    swirl(PlateDisc(disc.x - 0.8, disc.y - 1.4, disc.radius), from: 0.28)
    stroke(color.lit(0.45), 1.8)
  }

  /// A spiral of three half circles.
  mutating func swirl(_ disc: PlateDisc, from start: Double) {
    var radius = disc.radius * start
    var way = PlateTurn(eighths: Int(plate.seed & 31))
    pen.move(disc.x + way.x * radius, disc.y + way.y * radius)
    for _ in 0..<3 {
      let next = radius + disc.radius * 0.13
      pen.arc((radius + next) / 2, -way.x * (radius + next), -way.y * (radius + next))
      way = PlateTurn(-way.x, -way.y)
      radius = next
    }
  }

  /// A nest of noodles.
  mutating func nest(_ color: RGBA, in disc: PlateDisc) {
    add(PlateDisc(disc.x, disc.y + 1.8, disc.radius), RGBA(0x1A1206, alpha: 0.12))
    blob(disc, uneven: 0.05)
    fill(color.shaded(0.26))
    for index in 0..<12 { winding(disc, index) }
    stroke(color.shaded(0.06), 3)
    for index in 0..<10 { winding(disc, index + 3) }
    stroke(color.lit(0.3), 2.4)
  }

  private mutating func winding(_ disc: PlateDisc, _ index: Int) {
    let radius = disc.radius * dice.number(0.2, 0.86)
    let middle = disc.part(1, dice.turn(), away: 0.12)
    let from = dice.turn()
    let to = from.turned(by: PlateTurn(eighths: 14 + index % 4 * 3))
    pen.move(middle.x + from.x * radius, middle.y + from.y * radius)
    pen.arc(radius, (to.x - from.x) * radius, (to.y - from.y) * radius)
  }

  /// Two slices of bread, one on the other.
  mutating func slices(of color: RGBA, in disc: PlateDisc) {
    for (index, turn) in [PlateTurn(eighths: 40), PlateTurn(eighths: 10)].enumerated() {
      let piece = disc.part(0.5, turn, away: 0.34)
      outline(
        piece, stretch: 1.5, along: PlateTurn(eighths: 56 + index * 5), uneven: 0.05, points: 8)
      fill(color.shaded(0.18), edge: 1.6)
      outline(
        piece.part(0.82), stretch: 1.52, along: PlateTurn(eighths: 56 + index * 5), uneven: 0.04,
        points: 8)
      fill(color.lit(0.5))
      for spot in spots(5, in: piece.part(0.6)) { pen.dot(spot.x, spot.y) }
      stroke(color.lit(0.2), 1.8)
    }
  }
}
