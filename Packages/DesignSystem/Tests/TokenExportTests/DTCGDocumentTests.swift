import DesignSystem
import PrintedText
import Testing

@testable import TokenExport

@Suite struct DTCGDocumentTests {
  let root = Documents.tokens

  @Test func `the document keeps every published rule`() {
    #expect(DTCGValidator.findings(root) == [])
  }

  @Test func `equal tokens make equal text`() {
    #expect(DTCGDocument(of: .shop) == DTCGDocument(of: .shop))
    #expect(DTCGDocument(of: .shop).text.hasSuffix("}\n"))
  }

  @Test func `files and keys are called after the product`() {
    let brand = TokenBrand(name: "MealAdvisor", id: "mealadvisor")
    #expect(DTCGDocument(of: brand).fileName == "mealadvisor.tokens.json")
    #expect(DTCGResolver(of: brand).fileName == "mealadvisor.resolver.json")
    #expect(XcodeAssetCatalog(of: brand).folderName == "MealAdvisor.xcassets")
    #expect(brand.extensionKey == "app.mealadvisor")
    let texts = [DTCGDocument(of: .shop).text, DTCGResolver(of: .shop).text]
    #expect(texts.allSatisfy { $0.contains("Corner Shop") && !$0.contains("MealAdvisor") })
  }

  @Test func `no key stands twice in one object`() {
    #expect(repeated(DTCGDocument.json(of: .shop)) == [])
    #expect(repeated(["a": "x", "b": [["c": "x", "c": "y"]]]) == ["c"])
  }

  @Test func `lines are short enough to read in a difference`() {
    // The path of a symbol is the longest text of the document.
    #expect(DTCGDocument(of: .shop).text.split(separator: "\n").allSatisfy { $0.count <= 1000 })
  }

  // D-COLOR: each role in each scheme, contrast and elevation.
  @Test(arguments: Appearance.all, Elevation.allCases)
  func `every colour is in its mode with its numbers`(looks: Appearance, level: Elevation) throws {
    for role in ColorRole.allCases {
      let path = "color.\(looks.scheme).\(looks.contrast).\(level).\(role)"
      let value = try #require(resolved(path), "\(path)")
      let wanted = role.resolved(in: looks, elevation: level)
      #expect(value["hex"]?.string == String(wanted.hex.prefix(7)), "\(path)")
      let components = try #require(value["components"]?.array).map { ($0.number ?? -1) * 255 }
      let bytes = [wanted.red, wanted.green, wanted.blue].map(Double.init)
      #expect(components.map { $0.rounded() } == bytes, "\(path)")
      let alpha = try #require(value["alpha"]?.number)
      #expect((alpha * 255).rounded() == (wanted.alpha * 255).rounded(), "\(path)")
      #expect(value["colorSpace"]?.string == "srgb")
    }
  }

  @Test func `the palette names every colour once`() throws {
    let names = DTCGDocument.paletteColors.map(DTCGDocument.paletteName)
    #expect(Set(names).count == names.count)
    let palette = try #require(root.at("color.palette")?.members)
    #expect(Set(palette.keys) == Set(names + ["$description"]))
  }

  // D-SPACE, D-REF-01
  @Test func `every length is in the document in points`() throws {
    for space in Spacing.allCases { try expect("spacing.\(space)", space.points) }
    for size in ComponentSize.allCases { try expect("size.\(size)", size.points) }
    for radius in Radius.allCases { try expect("radius.\(radius)", radius.points) }
    for stroke in StrokeWidth.allCases { try expect("stroke.\(stroke)", stroke.points) }
    for opacity in Opacity.allCases {
      #expect(resolved("opacity.\(opacity)")?.number == opacity.value)
    }
  }

  @Test func `a named gap refers to the step that it takes`() {
    #expect(root.at("spacing.cardPadding.$value") == .string("{spacing.m}"))
    #expect(root.at("spacing.groupSpacing.$value.value") == .number(35))
    #expect(root.at("spacing.s.$value.value") == .number(8))
  }

  // D-TYPE-24: each style at each text size.
  @Test(arguments: ContentSize.allCases)
  func `every style is in the document at every text size`(size: ContentSize) throws {
    for style in TypeStyle.allCases {
      let value = try #require(resolved("type.\(size).\(style)"))
      let metrics = style.scaled(for: size)
      let points = try #require(value.at("fontSize.value")?.number)
      #expect(points == metrics.pointSize)
      let ratio = try #require(value["lineHeight"]?.number)
      #expect(abs(ratio * points - metrics.lineHeight) < 0.001)
      let tracking = try #require(value.at("letterSpacing.value")?.number)
      #expect(abs(tracking - metrics.tracking) < 0.0001)
      #expect(value["fontWeight"]?.string == "{weight.\(style.defaultWeight)}")
      #expect(value["fontFamily"]?.string == "{fontFamily.\(style.family)}")
    }
  }

  @Test func `weights and families are in the document`() {
    for weight in FontWeight.allCases {
      #expect(resolved("weight.\(weight)")?.number == Double(weight.number))
    }
    #expect(
      resolved("fontFamily.display")?.array?.compactMap(\.string)
        == ["SF Pro Display", "-apple-system", "Inter", "system-ui"])
  }

  // W-DARK-13, C-K13
  @Test(arguments: InterfaceStyle.allCases, Shadow.allCases)
  func `every shadow is in both schemes`(scheme: InterfaceStyle, shadow: Shadow) throws {
    let value = try #require(resolved("shadow.\(scheme).\(shadow)"))
    #expect(value.at("color.alpha")?.number == shadow.opacity(in: scheme))
    #expect(value.at("blur.value")?.number == shadow.blur)
    #expect(value.at("offsetX.value")?.number == 0)
    #expect(value.at("offsetY.value")?.number == shadow.offset)
    #expect(value.at("spread.value")?.number == 0)
  }

  // W-COMP-02
  @Test func `an outline is a point and a half of brand colour`() {
    let value = resolved("border.dark.increased.outline")
    #expect(value?["color"]?.string == "{color.dark.increased.base.primaryText}")
    #expect(value?["width"]?.string == "{stroke.outline}")
    #expect(resolved("border.light.standard.dashedOutline")?["style"] == "{strokeStyle.dashed}")
  }

  private func expect(_ path: String, _ points: Double) throws {
    let value = try #require(resolved(path), "\(path)")
    #expect(value["value"]?.number == points, "\(path)")
    #expect(value["unit"]?.string == "px", "\(path)")
  }

  /// The value of a token, references followed.
  private func resolved(_ path: String) -> Node? {
    let value = root.at(path)?["$value"]
    guard let target = value?.string.flatMap(DTCGValidator.target) else { return value }
    return resolved(target)
  }

  /// The keys that an object holds twice.
  private func repeated(_ json: JSON) -> [String] {
    switch json {
    case .object(let members):
      let keys = members.map(\.key)
      let twice = Set(keys).filter { key in keys.count { $0 == key } > 1 }.sorted()
      return twice + members.flatMap { repeated($0.value) }
    case .array(let values): return values.flatMap(repeated)
    default: return []
    }
  }
}

extension Node: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .string(text) }
}
