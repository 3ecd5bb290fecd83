import DesignSystem
import PrintedText

/// The colours as an asset catalogue for Xcode.
///
/// Each role is a colour set with variants for light, dark and increased contrast. Its folder gives
/// its name a prefix, `Colors/label`, so that no role hides a colour of the system. A role that
/// looks different on raised surfaces has a second set, `Colors/systemBackgroundElevated`.
public struct XcodeAssetCatalog: Equatable, Sendable {
  /// The files, with paths below the folder of the catalogue.
  public let files: [ExportedFile]

  /// The name of the catalogue's folder, `MealAdvisor.xcassets`.
  public let folderName: String

  /// Makes the catalogue of the design system's colours for a product.
  public init(of brand: TokenBrand) {
    folderName = "\(brand.name).xcassets"
    let author: JSON = ["author": .string(brand.extensionKey), "version": .number(1)]
    let info: JSON = ["info": author]
    let folder = info.adding(["properties": ["provides-namespace": .bool(true)]])
    files =
      [
        ExportedFile(path: "Contents.json", text: info.foldedText + "\n"),
        ExportedFile(path: "Colors/Contents.json", text: folder.foldedText + "\n"),
      ]
      + Self.sets.map { set in
        ExportedFile(
          path: "Colors/\(set.name).colorset/Contents.json",
          text: set.json(author).foldedText + "\n")
      }
  }

  /// The colour sets; the set for raised surfaces follows the set that it differs from.
  private static var sets: [ColorSet] {
    ColorRole.allCases.flatMap { role in
      Elevation.allCases.map { ColorSet(role: role, elevation: $0) }.filter(\.isNeeded)
    }
  }

  private struct ColorSet {
    var role: ColorRole
    var elevation: Elevation

    var name: String { role.rawValue + (elevation == .elevated ? "Elevated" : "") }

    var isNeeded: Bool {
      elevation == .base
        || Appearance.all.contains {
          role.resolved(in: $0, elevation: elevation) != role.resolved(in: $0)
        }
    }

    func json(_ info: JSON) -> JSON {
      let looks = Contrast.allCases.flatMap { contrast in
        InterfaceStyle.allCases.map { Appearance($0, contrast: contrast) }
      }
      return ["colors": .array(looks.map(variant)), "info": info]
    }

    private func variant(_ looks: Appearance) -> JSON {
      let color = role.resolved(in: looks, elevation: elevation)
      let value: JSON = [
        "idiom": "universal",
        "color": [
          "color-space": "srgb",
          "components": [
            "red": byte(color.red), "green": byte(color.green), "blue": byte(color.blue),
            "alpha": .string(Self.thousandths(color.alpha)),
          ],
        ],
      ]
      let conditions = Self.conditions(looks)
      return conditions.isEmpty ? value : value.adding(["appearances": .array(conditions)])
    }

    /// The conditions of the variant; empty for light at standard contrast, which is the default.
    private static func conditions(_ looks: Appearance) -> [JSON] {
      var conditions: [JSON] = []
      if looks.scheme == .dark {
        conditions.append(["appearance": "luminosity", "value": "dark"])
      }
      if looks.contrast == .increased {
        conditions.append(["appearance": "contrast", "value": "high"])
      }
      return conditions
    }

    private func byte(_ value: UInt8) -> JSON {
      let digits = String(value, radix: 16, uppercase: true)
      return .string("0x" + (digits.count == 1 ? "0" : "") + digits)
    }

    private static func thousandths(_ alpha: Double) -> String {
      let total = String(Int((alpha * 1000).rounded()))
      let padded = String(repeating: "0", count: max(0, 4 - total.count)) + total
      return "\(padded.dropLast(3)).\(padded.suffix(3))"
    }
  }
}
