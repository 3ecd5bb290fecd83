import Testing

@testable import DesignSystem
@testable import PlateDrawings

@Suite struct PlateDrawingTests {
  static let colors: [UInt32] = [0xDDA04F, 0x4C8B45, 0xD8432F, 0xF6F0E1, 0x6A4167, 0xF5C73B]

  /// Plates of every kind with foods of every form by turns.
  static func plate(_ kind: Plate.Kind, seed: UInt64, count: Int = 6) -> Plate {
    let forms = Plate.Form.allCases
    let toppings = (0..<count).map { index in
      let place = Int((seed &* 7 &+ UInt64(index) &* 5) % UInt64(forms.count))
      return Plate.Topping(RGBA(colors[(index + Int(seed % 6)) % 6]), forms[place])
    }
    return Plate(kind, toppings: toppings, seed: seed)
  }

  @Test(arguments: Plate.Kind.allCases)
  func `the same plate is drawn the same, another seed is not`(kind: Plate.Kind) {
    let plate = Self.plate(kind, seed: 3)
    var other = plate
    other.seed = 4
    for ratio in [MealImage.Ratio.hero, .thumbnail] {
      #expect(plate.drawing(ratio, in: .light) == plate.drawing(ratio, in: .light))
      #expect(plate.drawing(ratio, in: .light) != other.drawing(ratio, in: .light))
      #expect(plate.drawing(ratio, in: .light) != plate.drawing(ratio, in: .dark))
    }
  }

  @Test func `every kind is drawn in its own way`() {
    let drawn = Plate.Kind.allCases.map { kind in
      Plate(kind, colors: [RGBA(0xDDA04F), RGBA(0x4C8B45)], seed: 9).drawing(.hero, in: .light)
    }
    for (index, drawing) in drawn.enumerated() {
      let twins = drawn.indices.filter { $0 != index && drawn[$0] == drawing }
        .map { Plate.Kind.allCases[$0] }
      // A smoothie is a drink in a glass.
      let allowed: Set<Plate.Kind> = [.smoothie, .drink]
      #expect(allowed.isSuperset(of: twins), "\(Plate.Kind.allCases[index])")
    }
  }

  @Test(arguments: Plate.Kind.allCases)
  func `a picture fits its box and its crops`(kind: Plate.Kind) throws {
    for seed in 0..<16 as Range<UInt64> {
      let plate = Self.plate(kind, seed: seed, count: Int(seed % 7))
      for ratio in [MealImage.Ratio.hero, .thumbnail] {
        let drawing = plate.drawing(ratio, in: seed % 2 == 0 ? .light : .dark)
        #expect(drawing.width / drawing.height == ratio.value)
        #expect(drawing.shapes.first?.outline == drawing.table)
        #expect(drawing.shapes.count <= 44)
        for shape in drawing.shapes.dropFirst() {
          for point in try shape.reach {
            #expect((0...drawing.width).contains(point.x), "\(seed) \(shape)")
            #expect((0...drawing.height).contains(point.y), "\(seed) \(shape)")
          }
        }
      }
    }
  }

  // The dish fills what 171 × 140 leaves of 180 × 180.
  @Test(arguments: Plate.Kind.allCases, Plate.Vessel.allCases)
  func `a dish is not cut off on a card`(kind: Plate.Kind, vessel: Plate.Vessel) throws {
    var plate = Self.plate(kind, seed: 11)
    plate.vessel = vessel
    let cut = (180 - 180 * 140 / 171.0) / 2
    for shape in plate.drawing(.thumbnail, in: .light).shapes.dropFirst() {
      for point in try shape.reach { #expect((cut...180 - cut).contains(point.y), "\(shape)") }
    }
  }

  // D-IMG-01, D-IMG-06: bright and neutral; after dark calm and without glare.
  @Test(arguments: Plate.Kind.allCases)
  func `the table is bright by day and dark by night`(kind: Plate.Kind) {
    for seed in 0..<20 as Range<UInt64> {
      let plate = Self.plate(kind, seed: seed)
      #expect(plate.drawing(.hero, in: .light).tableColor.relativeLuminance > 0.8)
      let dark = plate.drawing(.hero, in: .dark)
      #expect(dark.tableColor.relativeLuminance < 0.03)
      #expect(dark.shapes.allSatisfy { $0.color.alpha < 1 || $0.color.relativeLuminance < 0.92 })
    }
  }

  @Test(arguments: Plate.Form.allCases)
  func `a food of any form can be seen on any dish`(form: Plate.Form) {
    let shy: Set<Plate.Kind> = [.drink, .smoothie]
    for kind in Plate.Kind.allCases where !shy.contains(kind) {
      let with = Plate(kind, toppings: [Plate.Topping(RGBA(0x30C0F0), form)], seed: 5)
      let without = Plate(kind, toppings: [Plate.Topping(RGBA(0xF030C0), form)], seed: 5)
      #expect(
        with.drawing(.thumbnail, in: .light) != without.drawing(.thumbnail, in: .light), "\(kind)")
    }
  }

  @Test func `toppings are opaque`() {
    #expect(Plate.Topping(RGBA(0x112233, alpha: 0.4), .leaf).color == RGBA(0x112233))
    #expect(Plate(.bowl, colors: [RGBA(0x112233, alpha: 0)], seed: 1).colors == [RGBA(0x112233)])
  }

  @Test func `a pen writes one decimal and no needless characters`() {
    var pen = PlatePen()
    pen.move(10.04, -0.5)
    pen.line(-0.04, 0.26)
    pen.curve(viaX: 100.96, y: 0, toX: 3, y: -12)
    pen.close()
    #expect(pen.take() == "M10-.5l0 .3q101 0 3-12z")
    pen.circle(5, 5, 2)
    #expect(pen.take() == "M5 3a2 2 0 1 1 .1 0z")
    for _ in 0..<900 { pen.line(-123.4, 234.5) }
    #expect(pen.take().count == 900 * "l-123.4 234.5".count)
  }

  @Test func `turns go around`() {
    let quarter = PlateTurn(eighths: 16)
    #expect(abs(quarter.x) < 1e-9 && abs(quarter.y - 1) < 1e-9)
    #expect(PlateTurn(eighths: -48).y == quarter.y)
    let golden = PlateTurn.golden
    #expect(abs(golden.x * golden.x + golden.y * golden.y - 1) < 1e-6)
  }
}

extension VectorDrawing {
  /// The outline of the background.
  fileprivate var table: VectorShape.Outline {
    .rectangle(x: 0, y: 0, width: width, height: height, radius: 0, turn: 0)
  }

  fileprivate var tableColor: RGBA { shapes[0].color }
}

extension VectorShape {
  fileprivate var color: RGBA {
    switch paint {
    case .fill(let color), .stroke(let color, _): color
    }
  }

  /// The outermost points of its ink.
  fileprivate var reach: [(x: Double, y: Double)] {
    get throws {
      var points: [(x: Double, y: Double)]
      switch outline {
      case .path(let path): points = try PathWalk(path).points
      case .ellipse(let x, let y, let radiusX, let radiusY, _):
        points = [(x - radiusX, y - radiusY), (x + radiusX, y + radiusY)]
      case .rectangle(let x, let y, let width, let height, _, _):
        points = [(x, y), (x + width, y + height)]
      }
      guard case .stroke(_, let width) = paint else { return points }
      let half = width / 2
      let low = points.map { (x: $0.x - half, y: $0.y - half) }
      return low + points.map { (x: $0.x + half, y: $0.y + half) }
    }
  }
}
