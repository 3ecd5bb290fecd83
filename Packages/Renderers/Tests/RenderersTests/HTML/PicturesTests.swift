import DesignSystem
import Layout
import PlateDrawings
import Testing

@testable import Renderers

/// Plates, symbols and charts.
@Suite struct PicturesTests {
  private let plate = Plate(.bowl, colors: [RGBA(0xF2D49B)], seed: 1)

  private func markup(_ image: MealImage, _ page: HTMLPage = .init(title: "A")) throws -> Markup {
    try Pages.markup(
      Pages.content { Picture("p", image, height: 200, spoken: "A bowl") }, page)
  }

  @Test func `a plate is drawn once however often it is shown`() throws {
    let other = Plate(.bowl, colors: [RGBA(0x5C8A3A)], seed: 1)
    let markup = try Pages.markup(
      Pages.content {
        Picture("a", MealImage(.plate(plate)), height: 200)
        Picture("b", MealImage(.plate(plate)), height: 100)
        Picture("c", MealImage(.plate(other)), height: 100)
        Picture("d", MealImage(.plate(plate), ratio: .thumbnail), height: 100)
      })
    #expect(markup.all.filter { $0.tag == "pattern" }.count == 3)
    #expect(markup["a"]?.all.last?["fill"] == markup["b"]?.all.last?["fill"])
    #expect(markup["a"]?.all.last?["fill"] != markup["c"]?.all.last?["fill"])
  }

  @Test func `a page that fixes its scheme holds the colours of that one alone`() throws {
    func colors(_ page: HTMLPage) throws -> [String] {
      let pattern = try markup(MealImage(.plate(plate)), page).first { $0.tag == "pattern" }
      return (pattern?.all ?? []).flatMap { [$0["fill"], $0["stroke"]].compactMap(\.self) }
    }
    let open = try colors(HTMLPage(title: "A"))
    let dark = try colors(HTMLPage(title: "A", scheme: .dark))
    #expect(open.count == dark.count && open.contains { $0.hasPrefix("light-dark(") })
    #expect(!dark.contains { $0.hasPrefix("light-dark(") })
    for (both, one) in zip(open, dark) { #expect(both.contains(one)) }
  }

  @Test func `until a picture is there something stands for it`() throws {
    let photo = PhotoAsset(
      name: "x", format: "webp", pixelWidth: 1080, pixelHeight: 608, byteCount: 1)
    let cases: [(MealImage, bars: Int)] = [
      (MealImage(.plate(plate), phase: .placeholder), 0),
      (MealImage(.plate(plate), phase: .loading(0.4)), 1),
      (MealImage(.plate(plate), phase: .failed), 0), (MealImage(.photo(photo)), 0),
    ]
    for (image, bars) in cases {
      let found = try markup(image)
      let picture = try #require(found["p"])
      #expect(picture["role"] == "img" && picture["aria-label"] == "A bowl")
      #expect(picture.all.contains { $0.tag == "use" })
      #expect(picture.all.filter { $0.classes.contains("rail") }.count == bars)
    }
  }

  @Test func `symbols are decoration unless they have a name`() throws {
    let markup = try Pages.markup(
      Pages.content {
        Glyph("silent", .time)
        Glyph("named", .warning, spoken: "Warning")
      })
    #expect(markup["silent"]?["aria-hidden"] == "true")
    #expect(markup["named"]?["role"] == "img" && markup["named"]?.name == "Warning")
  }

  @Test func `symbols are drawn once`() throws {
    let markup = try Pages.markup(
      Pages.content { (0..<5).map { Glyph(ElementID("g\($0)"), .time).element } })
    #expect(markup.all.filter { $0.tag == "symbol" }.count == 1)
  }

  @Test func `a chart has a mark for each number and leaves gaps`() throws {
    let points = [0.2, nil, 0.8].enumerated().map { index, fraction in
      ChartContent.Point("D\(index)", value: "\(index) kcal", fraction: fraction)
    }
    for style in ChartContent.Style.allCases {
      let chart = ChartContent(style, points: points, target: 0.5)
      let element = Element(
        "c", .chart, content: .chart(chart), layout: LayoutSpec(width: .fill, minHeight: 160),
        accessibility: Accessibility("Energy"))
      let node = try #require(try Pages.markup(Pages.content { element })["c"])
      #expect(node.all.filter { $0.classes.contains("mark") }.count == 3)
      #expect(node.all.filter { $0.classes.contains("dots") }.count == 1)
      if style == .bars { #expect(node.all.filter { $0.tag == "rect" }.count == 2) }
      #expect(node.all.filter { $0.tag == "li" }.map { $0.words() }.first == "D0: 0 kcal")
    }
  }

  @Test func `cards cut their pictures and keep their shadow`() throws {
    let card = try #require(try Pages.markup(Samples.home())["home.card"])
    #expect(Set(card.classes).isSuperset(of: ["clip", "r-large", "s-suggestionCard"]))
    #expect(StyleSheet.bytes.string.contains(".s-suggestionCard{box-shadow:0 2px 8px"))
  }

  @Test("A photo is over its drawing, from the place of the page's photos, and nowhere else")
  func photo() throws {
    let asset = PhotoAsset(
      name: "a\"b.webp", format: "webp", pixelWidth: 0, pixelHeight: 0, byteCount: 0)
    let image = MealImage(.photo(asset), under: .tile(.soup))
    let shown = try markup(image, HTMLPage(title: "A", photos: "../photo/"))
    let photos = shown.all.filter { $0.tag == "img" }
    #expect(photos.map { $0["alt"] } == [""])
    #expect(photos.first?["src"]?.hasPrefix("../photo/a") == true)
    #expect(shown["p"]?.all.contains { $0.tag == "rect" } == true)
    let plain = try markup(image)
    #expect(!plain.all.contains { $0.tag == "img" })
    #expect(plain["p"]?.all.contains { $0.tag == "rect" } == true)
  }

  @Test("Every tile is drawn, each in its own way, and differently in the dark")
  func tiles() {
    let drawings = DishTile.allCases.map { $0.drawing(.hero, in: .light) }
    for (index, tile) in DishTile.allCases.enumerated() {
      #expect(drawings[index].shapes.count > 2)
      #expect(!drawings[..<index].contains(drawings[index]), "\(tile)")
      #expect(tile.drawing(.hero, in: .dark) != drawings[index])
      let small = tile.drawing(.thumbnail, in: .light)
      #expect(small.width == 180)
      for case .ellipse(let x, let y, let radius, _, _) in small.shapes.map(\.outline) {
        #expect(abs(x - 90) + radius < 60 && abs(y - 90) + radius < 60, "\(tile) is in its middle")
      }
    }
  }
}
