import DesignSystem

// Dishes that are eaten with a spoon or with chopsticks.
extension PlatePainter {
  mutating func serveSoup(_ disc: PlateDisc) {
    let first = toppings[0].color
    let broth = sauceColor(first.toward(ink(0xE3B56B), 0.5))
    liquid(broth, in: disc)
    let isSmooth = toppings.filter { !$0.form.isGarnish && $0.form != .sauce }.count < 2
    if isSmooth {
      swirl(disc.part(0.8), from: 0.3)
      stroke(broth.lit(0.55), 2.6)
    }
    mix(disc.part(0.74), except: .mash, many: 4)
    garnish(disc.part(0.62))
    steam(disc)
  }

  /// A smooth surface: darker at the edge, with a gleam.
  mutating func liquid(_ color: RGBA, in disc: PlateDisc) {
    add(disc, color.shaded(0.2))
    add(PlateDisc(disc.x, disc.y + 1.2, disc.radius * 0.95), color)
    blob(PlateDisc(disc.x + 1, disc.y + 2, disc.radius * 0.7), uneven: 0.16)
    fill(color.lit(0.1))
    gleam(disc.part(0.84), color.lit(0.5))
  }

  private mutating func steam(_ disc: PlateDisc) {
    for way in [-0.34, 0.02, 0.36] {
      pen.move(disc.x + disc.radius * way, disc.y - disc.radius * (way == 0.02 ? 0.1 : 0.25))
      pen.curve(viaX: -7, y: -10, toX: 0, y: -19)
      pen.curve(viaX: 7, y: -9, toX: 0, y: -18)
    }
    stroke(RGBA(0xFFFFFF, alpha: scheme == .dark ? 0.2 : 0.42), 4)
  }

  mutating func serveStew(_ disc: PlateDisc) {
    let sauce = sauceColor(toppings[0].color.toward(ink(0x9C4A22), 0.45))
    if plate.vessel == .plate {
      pool(sauce, in: disc.part(0.94))
    } else {
      liquid(sauce, in: disc)
    }
    for spot in spots(9, in: disc.part(0.8)) { dash(spot, 6) }
    stroke(sauce.lit(0.16), 4)
    mix(disc.part(0.78), many: 8)
    garnish(disc.part(0.66))
  }

  mutating func serveCurry(_ disc: PlateDisc) {
    let sauce = sauceColor(toppings[0].color.toward(ink(0xD9822B), 0.5))
    liquid(sauce, in: disc)
    let rice = toppings.first { $0.form == .grain }
    guard let rice else {
      swirl(disc.part(0.9), from: 0.35)
      stroke(sauce.lit(0.18), 3)
      mix(disc.part(0.72), many: 7)
      return garnish(disc.part(0.6))
    }
    let turn = PlateTurn(eighths: 28 + dice.pick(9))
    heap(rice, in: disc.part(0.5, turn, away: 0.46))
    let rest = disc.part(0.52, PlateTurn(-turn.x, -turn.y), away: 0.36)
    mix(rest, except: .grain, many: 6)
    garnish(rest)
  }

  mutating func serveNoodles(_ disc: PlateDisc) {
    let strand = toppings.first { $0.form == .strand }
    if let broth = toppings.first(where: { $0.form == .sauce }) {
      liquid(broth.color, in: disc)
      nest(strand?.color ?? ink(0xEBCB84), in: disc.part(0.76))
    } else {
      add(disc, ware.edge)
      nest(strand?.color ?? ink(0xEBCB84), in: disc.part(0.92))
    }
    let foods = toppings.filter {
      !$0.form.isGarnish && $0.form != .sauce && $0.form != .strand
    }
    let start = dice.pick(64)
    for (index, food) in foods.prefix(4).enumerated() {
      let turn = PlateTurn(eighths: start + index * 17)
      let place = disc.part(0.36, turn, away: 0.5)
      switch food.form {
      case .egg, .halfEgg: scatter(food, 1, in: place.part(0.3))
      case .fillet, .meat: heap(food, in: place)
      default: scatter(food, food.form == .slice ? 3 : 6, in: place)
      }
    }
    garnish(disc.part(0.55))
    if ratio == .thumbnail { chopsticks(over: disc) }
  }

  private mutating func chopsticks(over disc: PlateDisc) {
    for gap in [0.0, 7] {
      pen.move(disc.x + disc.radius * 0.1 + gap, disc.y - disc.radius * 1.12)
      pen.line(disc.radius * 0.98 - gap * 0.5, disc.radius * 1.1)
    }
    stroke(ink(0x8C5A34), 3.2, edge: 1)
  }

  mutating func serveRice(_ disc: PlateDisc) {
    let rice = toppings.first { $0.form == .grain }?.color ?? ink(0xF6EFDF)
    let sauce = toppings.first { $0.form == .sauce }
    add(disc, sauce?.color ?? rice.shaded(0.14))
    heap(Plate.Topping(rice, .grain), in: disc.part(0.9))
    for spot in spots(20, in: disc.part(0.84)) { dash(spot, 2.6) }
    stroke(rice.lit(0.6), 2.2)
    let foods = toppings.filter {
      !$0.form.isGarnish && $0.form != .sauce && $0.form != .grain
    }
    if let star = foods.first, [.meat, .fillet, .egg, .curl].contains(star.form) {
      let place = disc.part(0.5, dice.turn(), away: 0.22)
      if star.form == .egg { scatter(star, 1, in: place.part(0.3)) } else { heap(star, in: place) }
    }
    mix(disc.part(0.72), except: .grain, many: 5, most: 3)
    garnish(disc.part(0.62))
  }

  mutating func servePorridge(_ disc: PlateDisc) {
    let base = toppings.first { $0.form == .mash || $0.form == .sauce || $0.form == .grain }
    let color = (base ?? toppings[0]).color
    liquid(color, in: disc)
    swirl(disc, from: 0.3)
    stroke(color.lit(0.4), 3)
    if base?.form == .grain {
      for spot in spots(22, in: disc.part(0.8)) { dash(spot, 2.4) }
      stroke(color.lit(0.5), 2.4)
    }
    let turn = dice.turn()
    let foods = toppings.filter { $0 != base && !$0.form.isGarnish }
    for (index, food) in foods.prefix(3).enumerated() {
      let way = turn.turned(by: PlateTurn(eighths: index * 12 - 6))
      let place = disc.part(0.34, way, away: 0.5)
      if food.form == .sauce || food.form == .mash {
        swirl(place, from: 0.2)
        stroke(food.color, 3)
      } else {
        scatter(food, food.form == .slice ? 3 : 7, in: place)
      }
    }
    garnish(disc.part(0.6))
  }

  mutating func servePasta(_ disc: PlateDisc) {
    let pasta = toppings.first { $0.form == .strand }?.color ?? ink(0xF0D48C)
    nest(pasta, in: disc.part(0.86))
    if let sauce = toppings.first(where: { $0.form == .sauce }) {
      pool(sauce.color, in: disc.part(0.42))
    }
    mix(disc.part(0.58), except: .strand, many: 6)
    garnish(disc.part(0.56))
  }
}
