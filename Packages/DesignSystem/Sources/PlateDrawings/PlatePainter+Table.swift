import DesignSystem

extension PlatePainter {
  /// Draws the table next to the dish on a wide picture: suitable cutlery and some of the food.
  mutating func setTable() {
    switch plate.kind {
    case .soup, .stew, .curry, .porridge, .bowl, .dessert: setSpoon()
    case .noodles: setChopsticks()
    case .smoothie, .drink: strew(at: [(70, 128), (250, 138)])
    case .taco, .sandwich, .wrap, .pizza, .toast, .skewer, .board: setNapkin()
    case .plate, .salad, .pasta, .rice, .bake, .eggs, .pancakes: setFork()
    }
  }

  private var silver: RGBA { scheme == .dark ? RGBA(0x7A7C80) : RGBA(0xC3C6CA) }

  private mutating func setFork() {
    fork(at: 56)
    pen.move(265, 50)
    pen.curve(viaX: 5, y: 22, toX: 0.5, y: 50)
    pen.line(-4.5, 0)
    pen.close()
    fill(silver)
    pen.move(263, 104)
    pen.line(0, 30)
    stroke(silver, 4)
  }

  private mutating func fork(at x: Double) {
    for tine in [-5.0, 0, 5] {
      pen.move(x + tine, 48)
      pen.line(0, 16)
    }
    pen.move(x - 5, 64)
    pen.curve(viaX: 5, y: 12, toX: 10, y: 0)
    stroke(silver, 2)
    pen.move(x, 74)
    pen.line(0, 60)
    stroke(silver, 3.4)
  }

  private mutating func setSpoon() {
    add(.ellipse(x: 266, y: 62, radiusX: 8, radiusY: 12, turn: 0), silver)
    add(.ellipse(x: 266, y: 63, radiusX: 5.6, radiusY: 9, turn: 0), silver.shaded(0.12))
    pen.move(266, 76)
    pen.line(0, 58)
    stroke(silver, 3.4)
    strew(at: [(50, 122)])
  }

  private mutating func setChopsticks() {
    for gap in [0.0, 8] {
      pen.move(258 + gap, 40)
      pen.line(6 - gap * 0.4, 100)
    }
    stroke(ink(0x9A6A42), 3.4)
    strew(at: [(52, 124)])
  }

  private mutating func setNapkin() {
    let cloth = ware.rim.toward(ware.edge, 0.45)
    add(.rectangle(x: 30, y: 46, width: 40, height: 88, radius: 3, turn: -6), cloth)
    add(.rectangle(x: 37, y: 47, width: 1.6, height: 86, radius: 0, turn: -6), ware.edge)
    strew(at: [(272, 128)])
  }

  /// Draws a few pieces of foods that are recognisable alone, such as a slice or a leaf.
  private mutating func strew(at places: [(x: Double, y: Double)]) {
    let alone: [Plate.Form] = [.round, .slice, .wedge, .herb, .leaf, .pea, .ring, .bean]
    var spare = toppings.filter { alone.contains($0.form) }
    for place in places {
      guard let food = spare.popLast() else { return }
      let few = food.form == .slice || food.form == .wedge || food.form == .leaf ? 2 : 4
      scatter(food, few, in: PlateDisc(place.x, place.y, 13))
    }
  }
}
