import DesignSystem

/// Paints one plate; stores the state that the drawing functions share.
struct PlatePainter {
  let plate: Plate
  let ratio: MealImage.Ratio
  let scheme: InterfaceStyle
  let ware: PlateWare
  let toppings: [Plate.Topping]
  let width: Double
  let height = 180.0
  var dice: PlateDice
  var pen = PlatePen()
  var shapes: [VectorShape] = []

  init(_ plate: Plate, _ ratio: MealImage.Ratio, _ scheme: InterfaceStyle) {
    self.plate = plate
    self.ratio = ratio
    self.scheme = scheme
    width = ratio == .hero ? 320 : 180
    dice = PlateDice(plate.seed)
    var foods = plate.toppings.prefix(6)
    if foods.isEmpty { foods = [Plate.Topping(RGBA(0xE3B778), .chunk)] }
    toppings = foods.map { Plate.Topping(Self.dimmed($0.color, scheme), $0.form) }
    ware = PlateWare.set(
      Int(truncatingIfNeeded: dice.roll() >> 8 & 0xFFFF), for: scheme,
      isFoodPale: foods[0].color.isPale)
    shapes.reserveCapacity(40)
  }

  /// The disc that the dish fills.
  var dish: PlateDisc { PlateDisc(width / 2, 90, ratio == .hero ? 76 : 66) }

  /// Paints the table, the objects next to the dish, the dish, and the food.
  mutating func paint() {
    add(
      .rectangle(x: 0, y: 0, width: width, height: height, radius: 0, turn: 0), ware.table)
    if ratio == .hero { setTable() }
    switch plate.vessel {
    case .glass: serveGlass()
    case .cup: serveCup()
    default: serve(on: lay())
    }
  }

  /// A colour of the palette as it looks in light or dark mode.
  func ink(_ hex: UInt32) -> RGBA { Self.dimmed(RGBA(hex), scheme) }

  private static func dimmed(_ color: RGBA, _ scheme: InterfaceStyle) -> RGBA {
    scheme == .dark ? color.toward(RGBA(0x1B1512), 0.14) : color
  }
}

extension PlatePainter {
  /// Adds a filled form.
  mutating func add(_ outline: VectorShape.Outline, _ color: RGBA) {
    shapes.append(VectorShape(outline, .fill(color)))
  }

  /// Adds a filled disc.
  mutating func add(_ disc: PlateDisc, _ color: RGBA) {
    let outline = VectorShape.Outline.ellipse(
      x: tenth(disc.x), y: tenth(disc.y), radiusX: tenth(disc.radius),
      radiusY: tenth(disc.radius), turn: 0)
    add(outline, color)
  }

  /// Fills the path of the pen.
  mutating func fill(_ color: RGBA) { add(.path(pen.take()), color) }

  /// Draws the path of the pen as a line of this width.
  mutating func stroke(_ color: RGBA, _ width: Double) { line(pen.take(), color, width) }

  /// Draws the path of the pen as a line with a darker edge, which separates it from its
  /// background.
  mutating func stroke(_ color: RGBA, _ width: Double, edge: Double) {
    let path = pen.take()
    if edge > 0 { line(path, color.shaded(0.3), width + edge) }
    line(path, color, width)
  }

  /// Fills the path of the pen, with a darker edge.
  mutating func fill(_ color: RGBA, edge: Double) {
    let path = pen.take()
    line(path, color.shaded(0.3), edge)
    add(.path(path), color)
  }

  private mutating func line(_ path: String, _ color: RGBA, _ width: Double) {
    shapes.append(VectorShape(.path(path), .stroke(color, width: tenth(width))))
  }

  private func tenth(_ number: Double) -> Double { (number * 10).rounded() / 10 }

  /// Some positions in a disc, evenly spread like the seeds of a sunflower, with small random
  /// shifts.
  mutating func spots(_ count: Int, in disc: PlateDisc) -> [PlateSpot] {
    var away = dice.turn()
    var spots: [PlateSpot] = []
    spots.reserveCapacity(count)
    let loose = disc.radius * 0.5 / (Double(count) + 2)
    for index in 0..<count {
      let part = ((Double(index) + 0.5) / Double(count)).squareRoot() * disc.radius
      away = away.turned(by: .golden)
      let turn = dice.turn()
      spots.append(
        PlateSpot(
          x: disc.x + away.x * part + turn.x * loose, y: disc.y + away.y * part + turn.y * loose,
          turn: turn))
    }
    return spots
  }

  /// A rounded outline of a disc, a little uneven.
  mutating func blob(_ disc: PlateDisc, uneven: Double = 0.06, points: Int = 8) {
    outline(disc, stretch: 1, along: .right, uneven: uneven, points: points)
  }

  /// A rounded outline, longer along a direction, a little uneven.
  mutating func outline(
    _ disc: PlateDisc, stretch: Double, along turn: PlateTurn, uneven: Double, points: Int
  ) {
    var corners: [(x: Double, y: Double)] = []
    corners.reserveCapacity(points)
    for index in 0..<points {
      let way = PlateTurn(eighths: index * 64 / points)
      let radius = disc.radius * dice.number(1 - uneven, 1 + uneven) * 1.04
      let (long, broad) = (way.x * radius * stretch, way.y * radius)
      corners.append(
        (disc.x + turn.x * long - turn.y * broad, disc.y + turn.y * long + turn.x * broad))
    }
    var last = corners[points - 1]
    var x = (last.x + corners[0].x) / 2
    var y = (last.y + corners[0].y) / 2
    pen.move(x, y)
    for index in 0..<points {
      last = corners[index]
      let next = corners[(index + 1) % points]
      let (endX, endY) = ((last.x + next.x) / 2, (last.y + next.y) / 2)
      pen.curve(viaX: last.x - x, y: last.y - y, toX: endX - x, y: endY - y)
      (x, y) = (endX, endY)
    }
    pen.close()
  }
}
