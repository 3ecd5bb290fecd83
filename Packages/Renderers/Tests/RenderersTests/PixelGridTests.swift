import DesignSystem
import Layout
import PlateDrawings
import PrintedText
import Testing

@testable import Renderers

/// Pictures in few pixels.
@Suite struct PixelGridTests {
  private func grid(
    _ shapes: [VectorShape], side: Double = 10, width: Int = 10, height: Int = 10
  ) -> PixelGrid {
    let ground = VectorShape(
      .rectangle(x: 0, y: 0, width: side, height: side, radius: 0, turn: 0), .fill(RGBA(0)))
    let drawing = VectorDrawing(width: side, height: side, shapes: [ground] + shapes)
    return PixelGrid(drawing, width: width, height: height)
  }

  /// How much of the whole grid is white.
  private func white(_ grid: PixelGrid) -> Double {
    grid.pixels.reduce(0) { $0 + Double($1.red) } / 255
  }

  private static let paint = VectorShape.Paint.fill(RGBA(0xFFFFFF))

  /// Outlines with the area that they enclose in a box of 10 by 10.
  private static let areas: [(VectorShape.Outline, Double)] = [
    (.rectangle(x: 2, y: 3, width: 4, height: 5, radius: 0, turn: 0), 20),
    (.rectangle(x: 2.25, y: 3.5, width: 4, height: 5, radius: 0, turn: 0), 20),
    (.rectangle(x: 2, y: 2, width: 6, height: 6, radius: 2, turn: 0), 32.57),
    (.rectangle(x: 2, y: 2, width: 6, height: 6, radius: 0, turn: 45), 36),
    (.ellipse(x: 5, y: 5, radiusX: 4, radiusY: 2, turn: 0), 25.13),
    (.ellipse(x: 5, y: 5, radiusX: 4, radiusY: 2, turn: 30), 25.13),
    (.path("M1 1l8 0 0 8z"), 32), (.path("M1 1L9 1V9H1Z"), 64),
    (.path("M5 9a4 4 0 1 1 .1 0z"), 50.27),  // a circle as the pen of plates writes it
    (.path("M1 5a4 4 0 0 1 8 0z"), 25.13), (.path("M1 5a4 4 0 0 0 8 0z"), 25.13),
    (.path("M5 1a4 4 0 0 1 4 4l-4 0z"), 12.57),
    (.path("M0 0q10 0 10 10l-10 0z"), 83.33),
    (.path("M1 1h8v8h-8zM3 3v4h4v-4z"), 48),  // a hole
    (.rectangle(x: -20, y: -20, width: 100, height: 22, radius: 0, turn: 0), 20),
    (.path(""), 0), (.path("M1 1"), 0), (.path("M1 1 l"), 0), (.path("what"), 0),
  ]

  @Test(arguments: areas.indices)
  func `a shape covers what it encloses`(index: Int) {
    let (outline, area) = Self.areas[index]
    for width in [10, 37] {
      let grid = grid([VectorShape(outline, Self.paint)], width: width, height: width)
      let covered = white(grid) * 100 / Double(width * width)
      #expect(abs(covered - area) < 1.2, "\(outline)")
    }
  }

  @Test(arguments: [
    ("M2 5l6 0", 2.0, 15.14), ("M5 5h.1", 4, 12.9), ("M2 5l6 0", 0.2, 1.6), ("M5 5", 4, 12.5),
  ])
  func `a line covers its length with round ends`(path: String, width: Double, area: Double) {
    let shape = VectorShape(.path(path), .stroke(RGBA(0xFFFFFF), width: width))
    #expect(abs(white(grid([shape])) - area) < 1.2)
  }

  @Test func `a translucent shape lets through what is below`() {
    let shape = VectorShape(
      .rectangle(x: 0, y: 0, width: 10, height: 10, radius: 0, turn: 0),
      .fill(RGBA(0xFFFFFF, alpha: 0.5)))
    #expect(grid([shape]).pixels.allSatisfy { $0.red == 128 })
  }

  @Test func `a drawing that does not fit is cut off at both ends`() {
    let left = VectorShape(
      .rectangle(x: 0, y: 0, width: 2, height: 10, radius: 0, turn: 0), Self.paint)
    #expect(white(grid([left], width: 10, height: 20)) == 0)
    #expect(white(grid([left], width: 20, height: 10)) == 40)
  }

  @Test(arguments: Plate.Kind.allCases)
  func `a plate of each kind stands out from its table`(kind: Plate.Kind) {
    let plate = Plate(
      kind, colors: [RGBA(0xDDA04F), RGBA(0x4C8B45), RGBA(0xD8432F)], seed: 7)
    for (ratio, scheme) in [(MealImage.Ratio.hero, InterfaceStyle.light), (.thumbnail, .dark)] {
      let grid = PixelGrid(plate.drawing(ratio, in: scheme), width: 40, height: 26)
      let table = grid[0, 0]
      let dish = grid.pixels.filter { $0.distance(to: table) > 0.05 }
      #expect(dish.count * 10 > grid.pixels.count, "a tenth of the picture is more than table")
      #expect(Set(dish).count > 40)
      #expect(PictureShading(grid, on: .dark).lines.contains { $0.contains { $0 != " " } })
    }
  }

  @Test func `a cache gives each plate its own picture, also one with the same seed`() {
    let cache = PixelGridCache()
    let red = Plate(.bowl, colors: [RGBA(0xD8432F)], seed: 7)
    let green = Plate(.bowl, colors: [RGBA(0x4C8B45)], seed: 7)
    func grid(_ plate: Plate) -> PixelGrid? {
      cache.grid(of: .plate(plate), .thumbnail, .light, width: 12, height: 12)
    }
    for plate in [red, green, red] {
      let drawn = PixelGrid(plate.drawing(.thumbnail, in: .light), width: 12, height: 12)
      #expect(grid(plate) == drawn)
    }
    for seed in 0..<600 as Range<UInt64> {
      _ = grid(Plate(.bowl, colors: [RGBA(0xD8432F)], seed: seed))
    }
    #expect(grid(red) == grid(red))
  }

  // MARK: - In a window

  private func window(
    _ ink: WindowPictures.Ink, columns: Int = 80, isCompact: Bool = false, hasFace: Bool = false
  ) -> WindowDrawing {
    let plate = Plate(.bowl, colors: [RGBA(0xDDA04F)], seed: 3)
    let picture = Picture(
      "s.image", MealImage(.plate(plate), description: "A bowl of rice"), height: 200)
    let title = TextBlock("s.title", "Rice", style: .title2)
    let face = Stack("s.face", LayoutSpec(.vertical, width: .fill)) {
      picture
      title
    }
    let parts = hasFace ? [face.element, title.element] : [picture.element, title.element]
    let tree = ScreenRoot("s") {
      PageContent("s.content") { Card("s.card", .suggestion) { parts } }
    }.element
    return WindowDrawing(
      of: layOut(tree), columns: columns, isCompact: isCompact,
      pictures: WindowPictures(ink, mostRows: 12))
  }

  @Test func `each place of a picture belongs to a strip of the same width`() throws {
    let drawing = window(.pixels)
    let rows = drawing.content.filter { $0.contains(PictureMark.start) }
    #expect(rows.count == 12 && drawing.strips.count == 12)
    for row in rows {
      let strip = try #require(drawing.strips(in: row).first)
      #expect(row.filter { $0 == PictureStrip.place }.count == strip.upper.count)
      #expect(CharacterWidth.columns(row) == 80)
    }
  }

  @Test(arguments: [false, true])
  func `beside its words in a low window, and nowhere without room`(hasFace: Bool) throws {
    let low = window(.pixels, isCompact: true, hasFace: hasFace).content
    let title = try #require(low.first { $0.contains("Rice") })
    #expect(title.contains(PictureMark.start))
    #expect(!window(.pixels, columns: 30, isCompact: true).content.joined().contains("▀"))
  }

  @Test func `in words a picture is its description`() {
    #expect(window(.words).content.contains { $0.contains("[A bowl of rice]") })
  }

  @Test func `no word can be a mark`() {
    for mark in [PictureMark.start, StrongMark.start, StrongMark.end, FocusMark.start] {
      #expect(PlainText.cleaned(String(mark)).isEmpty)
    }
  }
}
