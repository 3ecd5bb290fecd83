import DesignSystem
import PrintedText

extension DTCGDocument {
  /// The symbols: their system names, their glyphs in drawings, and our own outlines.
  static var symbols: JSON {
    [
      "weight": .string(FontWeight.icon.rawValue),
      "box": .number(VectorPath.side),
      "strokeWidth": .number(2),
      "roles": .object(of: IconRole.allCases) { icon in (icon.rawValue, symbol(icon)) },
    ]
  }

  private static func symbol(_ icon: IconRole) -> JSON {
    let vector = icon.vector
    var symbol: JSON = [
      "name": .string(icon.symbolName), "glyph": .string(icon.drawnGlyph),
      "ascii": .string(icon.asciiGlyph),
    ]
    if !vector.fill.isEmpty { symbol = symbol.adding(["fill": .string(vector.fill)]) }
    if !vector.stroke.isEmpty { symbol = symbol.adding(["stroke": .string(vector.stroke)]) }
    guard icon.followsReadingDirection else { return symbol }
    return symbol.adding(["mirrors": .bool(true)])
  }

  /// The whole list of haptics.
  static var haptics: JSON {
    .object(of: HapticOccasion.allCases) { ($0.rawValue, .string($0.haptic.rawValue)) }
  }
}
