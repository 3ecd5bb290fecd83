import DesignSystem

extension PlatePainter {
  /// Draws the food inside the vessel.
  mutating func serve(on disc: PlateDisc) {
    switch plate.kind {
    case .plate, .bowl, .board: serveBeside(disc)
    case .soup: serveSoup(disc)
    case .stew: serveStew(disc)
    case .curry: serveCurry(disc)
    case .taco: serveTacos(disc)
    case .salad: serveSalad(disc)
    case .sandwich: serveSandwich(disc)
    case .wrap: serveWrap(disc)
    case .pizza: servePizza(disc)
    case .pasta: servePasta(disc)
    case .noodles: serveNoodles(disc)
    case .rice: serveRice(disc)
    case .skewer: serveSkewers(disc)
    case .bake: serveBake(disc)
    case .eggs: serveEggs(disc)
    case .pancakes: servePancakes(disc)
    case .toast: serveToast(disc)
    case .porridge: servePorridge(disc)
    case .smoothie, .drink, .dessert: serveDessert(disc)
    }
  }

  /// Draws foods next to each other, on their sauce if there is one, with small ones as a garnish.
  private mutating func serveBeside(_ disc: PlateDisc) {
    let deep = plate.vessel == .bowl || plate.vessel == .pan || plate.vessel == .pot
    var heaps = toppings.filter { !$0.form.isGarnish && $0.form != .sauce }
    let rings = heaps.dropFirst().filter { $0.form == .ring }
    heaps.removeAll { rings.contains($0) }
    let egg = heaps.count > 2 ? heaps.dropFirst().first { $0.form == .egg } : nil
    let sauce = toppings.first { $0.form == .sauce }
    let foods = heaps.filter { $0 != egg }.prefix(sauce == nil ? 4 : 3)
    if let sauce {
      pool(sauce.color, in: disc.part(deep ? 1 : foods.isEmpty ? 0.8 : 0.92))
    } else if deep, let food = foods.first {
      add(disc, food.color.shaded(0.22))
    }
    let places = places(foods.count, deep: deep)
    for (index, food) in foods.enumerated().reversed() {
      let place = places[index]
      heap(food, in: disc.part(place.size, place.turn, away: place.away))
    }
    if let egg { scatter(egg, 1, in: disc.part(0.1)) }
    for ring in rings.prefix(1) { scatter(ring, 7, in: disc.part(0.66)) }
    garnish(disc.part(0.6), most: foods.count > 2 ? 1 : 2)
  }

  private typealias Place = (size: Double, turn: PlateTurn, away: Double)

  /// The positions of some heaps: the first is the largest, the others are around it.
  private mutating func places(_ count: Int, deep: Bool) -> [Place] {
    let start = dice.pick(64)
    func place(_ size: Double, _ eighths: Int, _ away: Double) -> Place {
      (size, PlateTurn(eighths: start + eighths), away)
    }
    let wide = deep ? 1.08 : 1
    switch count {
    case ...1: return [place(deep ? 0.94 : 0.8, 0, 0)]
    case 2: return [place(0.6 * wide, 0, 0.34), place(0.46 * wide, 32, 0.5)]
    case 3:
      return [
        place(0.56 * wide, 0, 0.36), place(0.44 * wide, 25, 0.5), place(0.42 * wide, 41, 0.54),
      ]
    default:
      return [
        place(0.52 * wide, 0, 0.42), place(0.44 * wide, 17, 0.5), place(0.42 * wide, 32, 0.52),
        place(0.42 * wide, 47, 0.52),
      ]
    }
  }

  /// Draws small foods all over the dish.
  mutating func garnish(_ disc: PlateDisc, most: Int = 2) {
    for food in toppings.filter({ $0.form.isGarnish }).prefix(most) {
      let many = Int(disc.radius * (food.form == .herb ? 0.2 : 0.7))
      scatter(food, max(5, many), in: disc)
    }
  }

  /// Draws a mix of a few pieces of each food, except sauces, garnishes and the bed.
  mutating func mix(
    _ disc: PlateDisc, except bed: Plate.Form? = nil, many: Int = 6, most: Int = 4
  ) {
    let foods = toppings.filter { food in
      !food.form.isGarnish && food.form != .sauce && food.form != bed
    }
    for food in foods.prefix(most) {
      switch food.form {
      case .fillet, .meat, .omelette: scatter(food, max(4, many - 1), in: disc)
      case .egg: scatter(food, 1, in: disc.part(0.3))
      case .halfEgg: scatter(food, 2, in: disc.part(0.6))
      case .pea, .bean, .crumble, .grain: scatter(food, many * 2, in: disc)
      case .strand: scatter(food, many, in: disc)
      case .curl, .ball, .dumpling: scatter(food, min(many, 5), in: disc.part(0.9))
      case .floret, .wedge, .slice: scatter(food, max(3, many - 2), in: disc)
      default: scatter(food, many, in: disc)
      }
    }
  }

  /// The color of the sauce, or else a given color.
  func sauceColor(_ fallback: RGBA) -> RGBA {
    if let sauce = toppings.first(where: { $0.form == .sauce }) { return sauce.color }
    return toppings.first { $0.form == .mash }?.color ?? fallback
  }

  private mutating func serveSalad(_ disc: PlateDisc) {
    let bed = toppings.first { $0.form == .leaf } ?? toppings.first { $0.form.isBed }
    if bed == nil, toppings[0].form == .slice {
      overlap(toppings.filter { $0.form == .slice }.prefix(2), disc)
      mix(disc.part(0.5), except: .slice, many: 5)
      return garnish(disc.part(0.66))
    }
    let food = bed ?? toppings[0]
    if food.form == .leaf { greens(food.color, in: disc) } else { heap(food, in: disc.part(0.94)) }
    mix(disc.part(0.76), except: food.form, many: 7)
    garnish(disc.part(0.7))
  }

  /// Draws slices in a circle, alternating between two foods.
  private mutating func overlap(_ foods: ArraySlice<Plate.Topping>, _ disc: PlateDisc) {
    let start = dice.pick(8)
    for (order, food) in foods.enumerated() {
      var spots: [PlateSpot] = []
      for step in 0..<8 where foods.count == 1 || (step & 1) == order {
        let turn = PlateTurn(eighths: start + step * 8)
        let place = disc.part(1, turn, away: 0.62)
        spots.append(PlateSpot(x: place.x, y: place.y, turn: turn))
      }
      discs(food.color, spots, disc.radius * 0.56)
    }
  }

  private mutating func serveSkewers(_ disc: PlateDisc) {
    let sides: [Plate.Form] = [.slice, .wedge, .leaf, .bread, .grain, .mash, .strand, .bean]
    var foods = toppings.filter {
      !$0.form.isGarnish && $0.form != .sauce && !sides.contains($0.form)
    }
    if foods.isEmpty { foods = toppings }
    let turn = PlateTurn(eighths: 57 + dice.pick(5))
    let side = turn.quarter
    let length = disc.radius * 1.12
    if let sauce = toppings.first(where: { $0.form == .sauce }) {
      pool(sauce.color, in: disc.part(0.34, side, away: 0.7))
    }
    for gap in [-0.56, -0.06, 0.44] {
      let row = disc.part(1, side, away: gap)
      pen.move(row.x - turn.x * length, row.y - turn.y * length)
      pen.line(turn.x * length * 2, turn.y * length * 2)
    }
    stroke(ink(0xC79C62), 2.2, edge: 0.8)
    for (order, food) in foods.prefix(2).enumerated() {
      for gap in [-0.56, -0.06, 0.44] {
        let row = disc.part(1, side, away: gap)
        for step in -3...3 where foods.count == 1 || (step & 1 == 0) == (order == 0) {
          let along = Double(step) * disc.radius * 0.26
          pen.move(
            row.x + turn.x * along - side.x * 3, row.y + turn.y * along - side.y * 3)
          pen.line(side.x * 6 + turn.x, side.y * 6 + turn.y)
        }
      }
      stroke(food.color, 9.6, edge: 1.8)
    }
    for gap in [-0.56, -0.06, 0.44] {
      let row = disc.part(1, side, away: gap - 0.05)
      for step in -3...3 {
        let along = Double(step) * disc.radius * 0.26
        pen.dot(row.x + turn.x * along, row.y + turn.y * along)
      }
    }
    stroke(RGBA(0xFFF3DC, alpha: 0.3), 3.2)
    if let food = toppings.first(where: { sides.contains($0.form) }) {
      scatter(food, 3, in: disc.part(0.3, side, away: 0.76))
    }
    garnish(disc.part(0.8))
  }

  private mutating func serveBake(_ disc: PlateDisc) {
    let half = dish.radius
    let rise = plate.vessel == .dish
    let mash = toppings.first { $0.form == .mash }
    let top = mash?.color ?? sauceColor(toppings[0].color)
    if rise {
      box(
        disc, halfWidth: half * 1.04 - 6.5, halfHeight: half * 0.78 - 6.5, radius: 10.5, down: 0.4,
        color: top)
    } else {
      blob(disc, uneven: 0.03, points: 12)
      fill(top, edge: 2)
    }
    let area = disc.part(rise ? 0.9 : 0.84)
    for spot in spots(16, in: area) { dash(spot, 7) }
    stroke(top.lit(0.34), 4.4)
    mix(area.part(0.94), except: .mash, many: 6, most: 3)
    for spot in spots(14, in: area) { dash(spot, 4) }
    stroke(RGBA(scheme == .dark ? 0x6E3B14 : 0x9A5218, alpha: 0.5), 3.2)
    garnish(area.part(0.9))
  }
}
