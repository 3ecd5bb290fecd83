import DesignSystem
import Testing

@testable import TokenExport

@Suite struct XcodeAssetCatalogTests {
  let files = XcodeAssetCatalog(of: .shop).files

  @Test func `every file is JSON with the author and the version of the format`() throws {
    for file in files {
      let info = try #require(try Node(json: file.text)["info"])
      #expect(info["version"] == .number(1), "\(file.path)")
      #expect(info["author"]?.string == TokenBrand.shop.extensionKey, "\(file.path)")
      #expect(file.text.hasSuffix("}\n"))
    }
    #expect(Set(files.map(\.path)).count == files.count)
  }

  @Test func `the folder of colours gives their names a prefix`() throws {
    #expect(files.map(\.path).prefix(2) == ["Contents.json", "Colors/Contents.json"])
    let folder = try Node(json: files[1].text)
    #expect(folder.at("properties.provides-namespace") == .bool(true))
  }

  // D-COLOR-20, C-K01: any, dark, increased contrast, and both.
  @Test(arguments: ColorRole.allCases, Elevation.allCases)
  func `every role has its four variants`(role: ColorRole, elevation: Elevation) throws {
    let name = role.rawValue + (elevation == .elevated ? "Elevated" : "")
    let file = files.first { $0.path == "Colors/\(name).colorset/Contents.json" }
    let differs = Appearance.all.contains {
      role.resolved(in: $0, elevation: elevation) != role.resolved(in: $0)
    }
    guard elevation == .base || differs else {
      #expect(file == nil)
      return
    }
    let text = try #require(file).text
    let colors = try #require(try Node(json: text)["colors"]?.array)
    #expect(colors.count == 4)
    let conditions = [
      [], ["luminosity dark"], ["contrast high"], ["luminosity dark", "contrast high"],
    ]
    let looks = [
      Appearance(.light), Appearance(.dark), Appearance(.light, contrast: .increased),
      Appearance(.dark, contrast: .increased),
    ]
    for (color, (wanted, appearance)) in zip(colors, zip(conditions, looks)) {
      #expect(color["idiom"]?.string == "universal")
      let found = (color["appearances"]?.array ?? []).map {
        "\($0["appearance"]?.string ?? "") \($0["value"]?.string ?? "")"
      }
      #expect(found == wanted)
      #expect(color["appearances"] == nil || !found.isEmpty)
      try expect(color, role.resolved(in: appearance, elevation: elevation))
    }
  }

  // C-K10
  @Test func `only grounds have a raised set`() {
    let raised = files.map(\.path).filter { $0.contains("Elevated") }
    #expect(
      raised == [
        "Colors/systemBackgroundElevated.colorset/Contents.json",
        "Colors/secondarySystemBackgroundElevated.colorset/Contents.json",
        "Colors/systemGroupedBackgroundElevated.colorset/Contents.json",
        "Colors/secondarySystemGroupedBackgroundElevated.colorset/Contents.json",
      ])
  }

  @Test func `values are written as Xcode writes them`() throws {
    let file = files.first { $0.path == "Colors/tertiaryLabel.colorset/Contents.json" }
    let text = try #require(file).text
    #expect(text.contains(#""red": "0x3C", "green": "0x3C", "blue": "0x43", "alpha": "0.298""#))
    #expect(text.contains(#""color-space": "srgb""#))
  }

  private func expect(_ color: Node, _ wanted: RGBA) throws {
    #expect(color.at("color.color-space")?.string == "srgb")
    let parts = try #require(color.at("color.components"))
    for (name, byte) in [("red", wanted.red), ("green", wanted.green), ("blue", wanted.blue)] {
      let digits = try #require(parts[name]?.string).dropFirst(2)
      #expect(UInt8(digits, radix: 16) == byte)
    }
    let alpha = try #require(parts["alpha"]?.string.flatMap(Double.init))
    #expect((alpha * 255).rounded() == (wanted.alpha * 255).rounded())
  }
}
