import DesignSystem

// Dishes that are eaten with the hands, and those that begin with bread or dough.
extension PlatePainter {
  /// The colour of the bread among the toppings, or the usual colour of dough if there is none.
  private func crust(_ hex: UInt32) -> RGBA {
    toppings.first { $0.form == .bread }?.color ?? ink(hex)
  }

  /// The foods that fill or cover dough: all except bread and sauces, garnishes last.
  private func fillings(_ most: Int) -> ArraySlice<Plate.Topping> {
    let foods = toppings.filter { $0.form != .bread && $0.form != .sauce }
    guard !foods.isEmpty else { return toppings.prefix(most) }
    return (foods.filter { !$0.form.isGarnish } + foods.filter(\.form.isGarnish)).prefix(most)
  }

  mutating func serveTacos(_ disc: PlateDisc) {
    let dough = crust(0xEBC274)
    let foods = fillings(3)
    let turn = PlateTurn(eighths: 61 + dice.pick(6))
    let size = disc.radius * 0.76
    var fronts: [PlateDisc] = []
    for (row, shift) in [(-0.62, -0.07), (-0.04, 0.08), (0.54, -0.03)] {
      let line = disc.part(1, turn, away: shift)
      let middle = line.part(1, turn.quarter, away: row - 0.1)
      half(middle, size * 1.04, turn)
      fill(dough.shaded(0.22))
      for (index, food) in foods.enumerated() {
        fillTaco(food, at: middle, size: size, turn: turn, phase: index)
      }
      let front = PlateDisc(
        middle.x + turn.quarter.x * 5, middle.y + turn.quarter.y * 5, disc.radius)
      half(front, size, turn)
      fill(dough, edge: 1.6)
      fronts.append(front.part(0.17, turn.quarter, away: 0.2))
    }
    for spot in fronts.flatMap({ spots(4, in: $0) }) { dash(spot, 2.4) }
    stroke(dough.shaded(0.14), 2.4)
  }

  /// Half a tortilla below a line.
  private mutating func half(_ middle: PlateDisc, _ radius: Double, _ turn: PlateTurn) {
    let (x, y) = (turn.x * radius, turn.y * radius)
    pen.move(middle.x - x, middle.y - y)
    pen.curve(viaX: x - y * 0.1, y: y + x * 0.1, toX: 2 * x, y: 2 * y)
    pen.arc(radius * 1.12, -2 * x, -2 * y)
    pen.close()
  }

  /// A row of one filling along the opening.
  private mutating func fillTaco(
    _ food: Plate.Topping, at middle: PlateDisc, size: Double, turn: PlateTurn, phase: Int
  ) {
    let side = turn.quarter
    let isGreen = food.form == .herb || food.form == .leaf
    for step in 0..<6 {
      let along = (Double(step) - 2.5 + Double(phase) * 0.35 - 0.3) * size * 0.31
      let up = dice.number(-4.4, -1.4) - (isGreen ? 2.6 : Double(phase) * 0.8)
      pen.dot(middle.x + turn.x * along + side.x * up, middle.y + turn.y * along + side.y * up)
    }
    stroke(food.color, [11, 8.4, 6][min(phase, 2)], edge: phase == 0 ? 0 : 1.2)
  }

  mutating func serveSandwich(_ disc: PlateDisc) {
    let dough = crust(0xD9A463)
    let foods = fillings(4)
    let turn = PlateTurn(eighths: 60 + dice.pick(8))
    for place in [-0.46, 0.46] {
      let middle = disc.part(1, turn.quarter, away: place)
      let length = disc.radius * 0.66
      layer(at: middle, down: -13, length: length, turn: turn)
      stroke(dough.lit(0.5), 8, edge: 3)
      layer(at: middle, down: 13, length: length, turn: turn)
      stroke(dough.lit(0.5), 8, edge: 3)
      let step = 17.0 / Double(foods.count)
      for (index, food) in foods.enumerated() {
        let down = -8.5 + step * (Double(index) + 0.5)
        if food.form == .leaf || food.form == .herb {
          waves(at: middle, down: down, length: length + 3, turn: turn)
        } else {
          layer(at: middle, down: down, length: length + 1, turn: turn)
        }
        stroke(food.color, step * 0.9, edge: 1)
      }
    }
    garnish(disc.part(0.9))
  }

  /// A line along a direction, at a distance below the middle.
  private mutating func layer(
    at middle: PlateDisc, down: Double, length: Double, turn: PlateTurn
  ) {
    pen.move(
      middle.x - turn.x * length + turn.quarter.x * down,
      middle.y - turn.y * length + turn.quarter.y * down)
    pen.line(turn.x * length * 2, turn.y * length * 2)
  }

  /// A wavy line along a direction, at a distance below the middle.
  private mutating func waves(
    at middle: PlateDisc, down: Double, length: Double, turn: PlateTurn
  ) {
    pen.move(
      middle.x - turn.x * length + turn.quarter.x * down,
      middle.y - turn.y * length + turn.quarter.y * down)
    let part = length / 4
    for step in 0..<8 {
      let bend = step & 1 == 0 ? 4.0 : -4
      pen.curve(
        viaX: turn.x * part / 2 + turn.quarter.x * bend,
        y: turn.y * part / 2 + turn.quarter.y * bend, toX: turn.x * part, y: turn.y * part)
    }
  }

  mutating func serveWrap(_ disc: PlateDisc) {
    let dough = crust(0xEFD9A8)
    let foods = fillings(3)
    let turn = PlateTurn(eighths: 57 + dice.pick(5))
    for place in [-0.42, 0.42] {
      let middle = disc.part(1, turn.quarter, away: place)
      layer(at: middle, down: 0, length: disc.radius * 0.56, turn: turn)
      stroke(dough, 29, edge: 2)
      for down in [-6.0, 4] { layer(at: middle, down: down, length: disc.radius * 0.5, turn: turn) }
      stroke(dough.shaded(0.08), 1.6)
      let end = disc.part(1, turn, away: 0.56)
      let cut = PlateDisc(
        end.x + turn.quarter.x * disc.radius * place,
        end.y + turn.quarter.y * disc.radius * place, 14)
      pen.dot(cut.x, cut.y)
      stroke(dough.lit(0.3), 28, edge: 1.6)
      pen.dot(cut.x, cut.y)
      stroke((foods.first?.color ?? dough).shaded(0.25), 21)
      for food in foods {
        for spot in spots(4, in: cut.part(0.56)) { dash(spot, 2) }
        stroke(food.color, 5, edge: 0.8)
      }
    }
  }

  mutating func servePizza(_ disc: PlateDisc) {
    let dough = crust(0xE0AC62)
    let sauce = toppings.first { $0.form == .sauce }?.color ?? ink(0xC8442B)
    let round = PlateDisc(disc.x, disc.y, dish.radius * 0.82)
    blob(round, uneven: 0.02, points: 12)
    fill(dough, edge: 3)
    gleam(round.part(0.93), dough.lit(0.3), width: 4)
    add(round.part(0.84), sauce)
    blob(round.part(0.79), uneven: 0.07, points: 12)
    fill(ink(0xF6D98C))
    for spot in spots(9, in: round.part(0.66)) { dash(spot, 6) }
    stroke(ink(0xFBEBBE), 5)
    for (index, food) in fillings(4).enumerated() {
      scatter(food, index == 0 ? 7 : 6, in: round.part(0.68))
    }
    for step in 0..<4 {
      let way = PlateTurn(eighths: step * 8 + 4)
      pen.move(round.x - way.x * round.radius, round.y - way.y * round.radius)
      pen.line(way.x * round.radius * 2, way.y * round.radius * 2)
    }
    stroke(RGBA(0x5A2A0E, alpha: 0.3), 1.2)
  }

  mutating func serveToast(_ disc: PlateDisc) {
    let dough = crust(0xC98F4E)
    let foods = fillings(4).filter { $0.form != .bread && $0.form != .sauce }
    let soft: [Plate.Form] = [.mash, .sauce, .wedge, .crumble]
    let spread = toppings.first { soft.contains($0.form) }
    let size = disc.radius * 0.46
    var areas: [PlateDisc] = []
    for (away, eighths) in [(-0.5, 60), (0.5, 3)] {
      let turn = PlateTurn(eighths: eighths)
      let slice = disc.part(1, PlateTurn(eighths: 60), away: away)
      areas.append(PlateDisc(slice.x, slice.y, size * 0.98))
      square(slice, size, turn)
      stroke(dough, 17, edge: 2)
      square(slice, size, turn)
      stroke(dough.lit(0.5), 12)
    }
    if let spread {
      for area in areas { blob(area, uneven: 0.08, points: 9) }
      fill(spread.color, edge: 1)
      for area in areas { swirl(area.part(0.9), from: 0.25) }
      stroke(spread.color.lit(0.35), 1.8)
    } else if foods.isEmpty {
      place(Plate.Topping(dough.lit(0.12), .sauce), areas.flatMap { spots(8, in: $0.part(0.8)) })
    }
    for food in foods.prefix(3) where food != spread && food.form != .mash {
      let many = food.form.isGarnish || food.form == .bean || food.form == .pea ? 9 : 3
      place(food, areas.flatMap { spots(many, in: $0.part(0.82)) })
    }
  }

  /// A slice of bread: a square of thick lines with round ends.
  private mutating func square(_ middle: PlateDisc, _ half: Double, _ turn: PlateTurn) {
    let (x, y) = (turn.x * half * 0.7, turn.y * half * 0.7)
    pen.move(middle.x - x + y * 1.1, middle.y - y - x * 1.1)
    pen.line(2 * x, 2 * y)
    pen.line(-2.2 * y, 2.2 * x)
    pen.line(-2 * x, -2 * y)
    pen.close()
    pen.move(middle.x - x, middle.y - y)
    pen.line(2 * x, 2 * y)
    pen.move(middle.x - x * 0.9 + y * 0.5, middle.y - y * 0.9 - x * 0.5)
    pen.line(1.8 * x, 1.8 * y)
    pen.move(middle.x - x * 0.9 - y * 0.5, middle.y - y * 0.9 + x * 0.5)
    pen.line(1.8 * x, 1.8 * y)
  }
}
