import DesignSystem

extension PlatePainter {
  /// Puts the vessel on the table and returns the disc that food fills.
  mutating func lay() -> PlateDisc {
    switch plate.vessel {
    case .plate, .glass, .cup: layPlate(dish)
    case .bowl: layBowl(dish)
    case .pan: layPan(dish)
    case .pot: layPot(dish)
    case .dish: layOvenDish(dish)
    case .board: layBoard(dish)
    }
  }

  /// Soft shadows under a round object.
  mutating func castShadow(_ disc: PlateDisc) {
    let strength = scheme == .dark ? 0.22 : 0.07
    add(PlateDisc(disc.x, disc.y + 5, disc.radius + 1.5), RGBA(0x1A1206, alpha: strength))
    add(PlateDisc(disc.x, disc.y + 2, disc.radius + 0.8), RGBA(0x1A1206, alpha: strength))
  }

  mutating func layPlate(_ disc: PlateDisc) -> PlateDisc {
    castShadow(disc)
    add(disc, ware.edge)
    add(PlateDisc(disc.x, disc.y - 0.5, disc.radius - 0.9), ware.rim)
    add(disc.part(0.83), ware.edge.toward(ware.rim, 0.35))
    add(PlateDisc(disc.x, disc.y + 0.7, disc.radius * 0.82), ware.well)
    return disc.part(0.8)
  }

  private mutating func layBowl(_ disc: PlateDisc) -> PlateDisc {
    castShadow(disc)
    add(disc, ware.edge)
    add(PlateDisc(disc.x, disc.y - 0.6, disc.radius - 0.8), ware.rim)
    add(disc.part(0.92), ware.edge)
    add(PlateDisc(disc.x, disc.y + 1.4, disc.radius * 0.895), ware.well)
    return PlateDisc(disc.x, disc.y + 1, disc.radius * 0.84)
  }

  private mutating func layPan(_ disc: PlateDisc) -> PlateDisc {
    let round = disc.part(0.9)
    let iron = scheme == .dark ? RGBA(0x3B3D41) : RGBA(0x2E3033)
    castShadow(round)
    let left = dice.pick(2) == 0 ? -1.0 : 1.0
    pen.move(round.x + left * round.radius * 0.7, round.y - round.radius * 0.6)
    pen.line(left * round.radius * 0.4, -round.radius * 0.3)
    stroke(iron, 9)
    add(round, iron)
    add(PlateDisc(round.x, round.y - 0.4, round.radius - 1.6), iron.lit(0.2))
    add(round.part(0.93), iron.lit(0.05))
    return round.part(0.87)
  }

  private mutating func layPot(_ disc: PlateDisc) -> PlateDisc {
    let round = disc.part(0.94)
    let clays: [UInt32] = [0xB4643C, 0x9C4F36, 0x5E6E64, 0x57626E, 0xC98A54]
    let clay = ink(clays[dice.pick(clays.count)])
    castShadow(round)
    for side in [-1.0, 1.0] {
      pen.move(round.x + side * round.radius * 0.985, round.y - 11)
      pen.curve(viaX: side * 8, y: 11, toX: 0, y: 22)
    }
    stroke(clay.shaded(0.25), 6)
    add(round, clay.shaded(0.25))
    add(PlateDisc(round.x, round.y - 0.7, round.radius - 0.8), clay.lit(0.12))
    add(round.part(0.91), clay.shaded(0.45))
    return PlateDisc(round.x, round.y + 1, round.radius * 0.875)
  }

  private mutating func layOvenDish(_ disc: PlateDisc) -> PlateDisc {
    let half = (x: disc.radius * 1.04, y: disc.radius * 0.78)
    let colors: [UInt32] = [0xF4F1EA, 0x3F6B73, 0xB5543F, 0x5F7684, 0xE7D9BF]
    let clay = ink(colors[dice.pick(colors.count)])
    let shade = RGBA(0x1A1206, alpha: scheme == .dark ? 0.3 : 0.11)
    box(disc, halfWidth: half.x, halfHeight: half.y, radius: 17, down: 4, color: shade)
    pen.move(disc.x - half.x, disc.y - 10)
    pen.curve(viaX: -7, y: 10, toX: 0, y: 20)
    pen.move(disc.x + half.x, disc.y - 10)
    pen.curve(viaX: 7, y: 10, toX: 0, y: 20)
    stroke(clay.shaded(0.18), 5)
    box(disc, halfWidth: half.x, halfHeight: half.y, radius: 17, down: 0, color: clay.shaded(0.18))
    box(
      disc, halfWidth: half.x - 0.8, halfHeight: half.y - 0.8, radius: 16, down: -0.6, color: clay)
    box(
      disc, halfWidth: half.x - 6, halfHeight: half.y - 6, radius: 11, down: 0,
      color: clay.shaded(0.4))
    return disc.part(0.7)
  }

  private mutating func layBoard(_ disc: PlateDisc) -> PlateDisc {
    let wood = ink([0xD9AE78, 0xC8935A, 0xE0BE92, 0xB57F4E][dice.pick(4)])
    let half = (x: disc.radius * (ratio == .hero ? 1.22 : 1.1), y: disc.radius * 0.9)
    let shade = RGBA(0x1A1206, alpha: scheme == .dark ? 0.3 : 0.11)
    box(disc, halfWidth: half.x, halfHeight: half.y, radius: 14, down: 4, color: shade)
    box(disc, halfWidth: half.x, halfHeight: half.y, radius: 14, down: 0, color: wood.shaded(0.22))
    box(disc, halfWidth: half.x, halfHeight: half.y - 1, radius: 14, down: -1, color: wood)
    for line in 0..<4 {
      let y = disc.y - half.y * 0.72 + half.y * 0.48 * Double(line)
      pen.move(disc.x - half.x * dice.number(0.75, 0.92), y)
      pen.curve(
        viaX: half.x * 0.8, y: dice.number(-5, 5), toX: half.x * dice.number(1.5, 1.7), y: 0)
    }
    stroke(wood.shaded(0.1), 1.1)
    return disc.part(0.82)
  }

  /// A rectangle with round corners around the middle of a disc.
  mutating func box(
    _ disc: PlateDisc, halfWidth: Double, halfHeight: Double, radius: Double, down: Double,
    color: RGBA
  ) {
    func tenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }
    add(
      .rectangle(
        x: tenth(disc.x - halfWidth), y: tenth(disc.y - halfHeight + down),
        width: tenth(halfWidth * 2), height: tenth(halfHeight * 2), radius: radius, turn: 0),
      color)
  }
}
