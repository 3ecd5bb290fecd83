import DesignSystem
import PrintedText

/// All tokens in the format of the Design Tokens Community Group, version 2025.10.
///
/// One file holds every mode as a group, `color.dark.increased.elevated.label`, and names colours
/// once in `color.palette`. ``DTCGResolver`` says how the modes lie over each other. What the
/// format has no type for (symbols, haptics, what moves) stands under ``extensionKey``.
public struct DTCGDocument: Equatable, Sendable {
  /// The document as JSON text, the same every time.
  public let text: String

  /// Writes down the tokens of the design system.
  public init() {
    text = Self.json.foldedText + "\n"
  }

  /// What the file is called.
  public static let fileName = "mealadvisor.tokens.json"

  /// The key of our own data in `$extensions`.
  public static let extensionKey = "app.mealadvisor"

  static let json: JSON = [
    "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
    "$description": "The design tokens of MealAdvisor. Lengths are points; 1 px is 1 pt.",
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
    "curve": curves,
    "motion": motions,
    "sequence": sequences,
    "$extensions": extensions([
      "symbols": symbols, "haptics": haptics, "textSizes": textSizes,
    ]),
  ]

  /// Our own data of a token, a group or the document.
  static func extensions(_ data: JSON) -> JSON {
    .object([JSON.Member(extensionKey, data)])
  }
}
