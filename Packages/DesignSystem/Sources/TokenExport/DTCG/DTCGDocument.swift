import DesignSystem
import PrintedText

/// All tokens in the format of the Design Tokens Community Group, version 2025.10.
///
/// One file holds every mode as a group, `color.dark.increased.elevated.label`, and names colours
/// once in `color.palette`. ``DTCGResolver`` says how the modes override each other. Values for
/// which the format has no type (symbols, haptics, movements) are under the key of the brand.
public struct DTCGDocument: Equatable, Sendable {
  /// The document as JSON text, the same every time.
  public let text: String

  /// The name of the file, `mealadvisor.tokens.json`.
  public let fileName: String

  /// Makes the document of the design system's tokens for a product.
  public init(of brand: TokenBrand) {
    text = Self.json(of: brand).foldedText + "\n"
    fileName = Self.fileName(of: brand)
  }

  static func fileName(of brand: TokenBrand) -> String { "\(brand.id).tokens.json" }

  static func json(of brand: TokenBrand) -> JSON {
    [
      "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
      "$description": .string(
        "The design tokens of \(brand.name). Lengths are points; 1 px is 1 pt."),
      "color": colors,
      "spacing": spacing,
      "size": sizes,
      "radius": radii,
      "stroke": strokes,
      "strokeStyle": strokeStyles,
      "border": borders,
      "shadow": shadows,
      "opacity": opacities,
      "fontFamily": families,
      "weight": weights,
      "type": styles,
      "duration": durations,
      "curve": curves(of: brand),
      "motion": motions(of: brand),
      "sequence": sequences,
      "$extensions": brand.extensions([
        "symbols": symbols, "haptics": haptics, "textSizes": textSizes,
      ]),
    ]
  }
}
