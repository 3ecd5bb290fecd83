import DesignSystem

// Breakfast, eggs, desserts and drinks.
extension PlatePainter {
  mutating func serveEggs(_ disc: PlateDisc) {
    if let omelette = toppings.first(where: { $0.form == .omelette }) {
      let turn = dice.turn()
      for (index, food) in toppings.filter({ $0.form != .omelette && !$0.form.isGarnish })
        .prefix(2).enumerated()
      {
        let way = turn.turned(by: PlateTurn(eighths: index * 32))
        scatter(food, 5, in: disc.part(0.34, way, away: 0.6))
      }
      heap(omelette, in: disc.part(0.92))
      return garnish(disc.part(0.6))
    }
    guard let egg = toppings.first(where: { $0.form == .egg || $0.form == .halfEgg }) else {
      return serveMixedEggs(disc)
    }
    let rest = toppings.filter { $0.form != egg.form && !$0.form.isGarnish }
    let deep = plate.vessel != .plate
    if let base = rest.first(where: { $0.form == .sauce || $0.form == .mash }) ?? rest.first {
      if base.form == .sauce || base.form == .mash {
        if deep { liquid(base.color, in: disc) } else { pool(base.color, in: disc.part(0.94)) }
      } else if deep, base.form != .ring {
        bed(base.color, in: disc.part(0.98))
      } else if deep {
        liquid(egg.color.lit(0.3), in: disc)
      }
    }
    for food in rest.prefix(3) where food.form != .sauce && food.form != .mash {
      food.form == .bread || food.form == .leaf
        ? heap(food, in: disc.part(0.86)) : scatter(food, 7, in: disc.part(0.84))
    }
    garnish(disc.part(0.76))
    scatter(egg, 3, in: disc.part(0.56))
  }

  private mutating func serveMixedEggs(_ disc: PlateDisc) {
    let base = toppings.first { $0.form == .crumble || $0.form == .mash } ?? toppings[0]
    let area = plate.vessel == .plate ? disc.part(0.86) : disc
    bed(base.color.lit(0.08), in: area)
    for spot in spots(15, in: area.part(0.82)) { dash(spot, 6) }
    stroke(base.color, 9, edge: 1.6)
    for spot in spots(12, in: area.part(0.78)) { dash(spot, 5) }
    stroke(base.color.lit(0.3), 5)
    mix(area.part(0.8), except: base.form, many: 6)
    garnish(area.part(0.7))
  }

  mutating func servePancakes(_ disc: PlateDisc) {
    let dough = toppings.first { $0.form == .bread || $0.form == .omelette }?.color
    let color = dough ?? ink(0xDDA04E)
    let turn = dice.turn()
    for place in [0.3, 0.1, -0.1] {
      let cake = disc.part(0.68, turn, away: place)
      blob(cake, uneven: 0.02, points: 10)
      fill(color.lit(0.34), edge: 2)
      blob(cake.part(0.91), uneven: 0.025, points: 10)
      fill(color.shaded(place > 0.2 ? 0.14 : 0.02))
    }
    let top = disc.part(0.6, turn, away: -0.1)
    for spot in spots(9, in: top.part(0.84)) { dash(spot, 3) }
    stroke(color.shaded(0.2), 2.2)
    if let syrup = toppings.first(where: { $0.form == .sauce }) {
      blob(top.part(0.62), uneven: 0.22, points: 9)
      fill(syrup.color)
      gleam(top.part(0.44), syrup.color.lit(0.5))
    }
    let foods = toppings.filter {
      $0.form != .bread && $0.form != .omelette && $0.form != .sauce && !$0.form.isGarnish
    }
    for food in foods.prefix(3) {
      food.form == .mash
        ? mash(food.color, in: disc.part(0.24, turn, away: -0.12))
        : scatter(food, food.form == .chunk ? 1 : 5, in: top.part(food.form == .chunk ? 0.1 : 0.7))
    }
    garnish(top)
  }

  mutating func serveDessert(_ disc: PlateDisc) {
    let foods = toppings.filter { !$0.form.isGarnish }
    if foods.first?.form == .grain || foods.dropFirst().first?.form == .grain {
      for (index, food) in foods.prefix(2).enumerated() {
        let turn = PlateTurn(eighths: 6 + index * 32)
        heap(food, in: disc.part(index == 0 ? 0.54 : 0.5, turn, away: 0.44))
      }
      return garnish(disc.part(0.6))
    }
    let cake = disc.part(0.76)
    blob(cake, uneven: 0.02, points: 12)
    fill(ink(0xD9A25C), edge: 2)
    add(cake.part(0.84), (foods.first?.color ?? ink(0xF8EBD2)))
    swirl(cake.part(0.84), from: 0.2)
    stroke((foods.first?.color ?? ink(0xF8EBD2)).lit(0.5), 3)
    for food in foods.dropFirst().prefix(3) { scatter(food, 6, in: cake.part(0.62)) }
    garnish(cake.part(0.6))
  }

  /// A tall glass from the side, with its contents in layers and a topping.
  mutating func serveGlass() {
    let x = width / 2
    let top = 37.0
    let colors = toppings.filter { !$0.form.isGarnish }
    let drink = colors.first?.color ?? toppings[0].color
    let shade = RGBA(0x1A1206, alpha: scheme == .dark ? 0.3 : 0.1)
    add(.ellipse(x: x + 4, y: 152, radiusX: 40, radiusY: 8, turn: 0), shade)
    if plate.kind != .dessert {
      pen.move(x + 10, top + 26)
      pen.line(11, -38)
      stroke(ink(0xE4574B), 4.5)
    }
    glassOutline(x: x, top: top, broad: 35, narrow: 26, height: 114)
    fill(RGBA(0xFFFFFF, alpha: scheme == .dark ? 0.16 : 0.7))
    glassOutline(x: x, top: top + 15, broad: 31, narrow: 23.6, height: 95)
    fill(drink, edge: 0.8)
    if plate.kind == .dessert, let second = colors.dropFirst().first {
      glassOutline(x: x, top: top + 76, broad: 25.6, narrow: 23.6, height: 34)
      fill(second.color)
    }
    add(.ellipse(x: x, y: top + 15, radiusX: 31, radiusY: 6, turn: 0), drink.lit(0.35))
    for food in colors.dropFirst().prefix(2) where food.form != .sauce && food.form != .mash {
      scatter(food, 4, in: PlateDisc(x, top + 13, 17))
    }
    garnish(PlateDisc(x, top + 14, 16), most: 1)
    pen.move(x - 24, top + 34)
    pen.line(4.4, 66)
    stroke(RGBA(0xFFFFFF, alpha: scheme == .dark ? 0.22 : 0.5), 4)
    glassOutline(x: x, top: top, broad: 35, narrow: 26, height: 114)
    stroke(RGBA(0xB9C4C9, alpha: scheme == .dark ? 0.45 : 0.9), 1.6)
  }

  /// A glass that narrows downwards, with round corners at its foot.
  private mutating func glassOutline(
    x: Double, top: Double, broad: Double, narrow: Double, height: Double
  ) {
    pen.move(x - broad, top)
    pen.line(broad - narrow, height - 7)
    pen.curve(viaX: 1, y: 7, toX: 9, y: 7)
    pen.line(narrow * 2 - 18, 0)
    pen.curve(viaX: 8, y: 0, toX: 9, y: -7)
    pen.line(broad - narrow, 7 - height)
    pen.close()
  }

  /// A cup from above, with its saucer and handle.
  mutating func serveCup() {
    let saucer = dish.part(0.9)
    _ = layPlate(saucer)
    let cup = saucer.part(0.6)
    pen.move(cup.x + cup.radius * 0.6, cup.y - cup.radius * 0.5)
    pen.line(cup.radius * 0.62, -cup.radius * 0.44)
    stroke(ware.rim, 9, edge: 2)
    castShadow(cup)
    add(cup, ware.edge)
    add(cup.part(0.98), ware.rim)
    liquid(toppings[0].color, in: cup.part(0.84))
    garnish(cup.part(0.4))
  }
}
