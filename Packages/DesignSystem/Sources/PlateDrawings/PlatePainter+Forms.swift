import DesignSystem

extension PlatePainter {
  /// Draws a heap of one food that fills a disc.
  mutating func heap(_ food: Plate.Topping, in disc: PlateDisc) {
    let area = disc.radius * disc.radius
    switch food.form {
    case .fillet: slab(food.color, in: disc, isFish: true)
    case .meat: slab(food.color, in: disc, isFish: false)
    case .omelette: omelette(food.color, in: disc)
    case .sauce: pool(food.color, in: disc)
    case .mash: mash(food.color, in: disc)
    case .strand: nest(food.color, in: disc)
    case .bread: slices(of: food.color, in: disc)
    case .egg, .halfEgg: scatter(food, area > 900 ? 3 : 2, in: disc.part(0.6))
    case .slice: fan(food.color, in: disc)
    case .leaf, .herb: greens(food.color, in: disc)
    case .ball, .dumpling, .curl: scatter(food, max(3, Int(area / 130)), in: disc.part(0.82))
    default:
      bed(food.color, in: disc)
      scatter(
        food, pieces(of: food.form, on: area), in: disc.part(food.form == .grain ? 0.9 : 0.98))
    }
  }

  /// How many pieces cover an area, given as the radius squared, without hiding each other.
  private func pieces(of form: Plate.Form, on area: Double) -> Int {
    let share: Double =
      switch form {
      case .grain, .sprinkle: 26
      case .crumble, .pea: 34
      case .bean, .ring: 46
      case .strip: 62
      case .round, .chunk: 80
      case .floret, .wedge: 120
      default: 110
      }
    return min(40, max(5, Int(area / share)))
  }

  /// Draws the dark base that makes the pieces of a heap stand out.
  mutating func bed(_ color: RGBA, in disc: PlateDisc) {
    add(PlateDisc(disc.x, disc.y + 1.8, disc.radius * 0.98), RGBA(0x1A1206, alpha: 0.12))
    blob(disc.part(0.95), uneven: 0.12)
    fill(color.shaded(0.16))
  }

  /// Spreads a number of pieces of a food over a disc.
  mutating func scatter(_ food: Plate.Topping, _ count: Int, in disc: PlateDisc) {
    place(food, spots(count, in: disc))
  }

  /// Draws a piece of a food at each spot.
  mutating func place(_ food: Plate.Topping, _ spots: [PlateSpot]) {
    let color = food.color
    switch food.form {
    case .grain: grains(color, spots)
    case .crumble: crumbs(color, spots)
    case .chunk, .omelette, .meat, .fillet: chunks(color, spots)
    case .strip, .strand: strips(color, spots)
    case .ball: dots(color, spots, 14)
    case .dumpling: dumplings(color, spots)
    case .egg: friedEggs(color, spots)
    case .halfEgg: halfEggs(color, spots)
    case .curl: curls(color, spots)
    case .leaf: leaves(color, spots, 13)
    case .herb: herbs(color, spots)
    case .floret: florets(color, spots)
    case .slice: discs(color, spots)
    case .wedge: wedges(color, spots)
    case .ring: rings(color, spots)
    case .round: dots(color, spots, 9.6)
    case .pea: dots(color, spots, 5.4)
    case .bean: beans(color, spots)
    case .sprinkle: specks(color, spots)
    case .sauce, .mash: drops(color, spots)
    case .bread: croutons(color, spots)
    }
  }
}
