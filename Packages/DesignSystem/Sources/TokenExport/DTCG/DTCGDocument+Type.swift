import DesignSystem
import PrintedText

extension DTCGDocument {
  static var families: JSON {
    (["$type": "fontFamily"] as JSON).adding(
      .object(of: FontFamily.allCases) { family in
        let name = family == .display ? "SF Pro Display" : "SF Pro Text"
        let stack: JSON = [.string(name), "-apple-system", "Inter", "system-ui"]
        return (family.rawValue, DTCGValue.token(stack))
      })
  }

  static var weights: JSON {
    (["$type": "fontWeight"] as JSON).adding(
      .object(of: FontWeight.allCases) { weight in
        (weight.rawValue, DTCGValue.token(.number(Double(weight.number))))
      })
  }

  static var styles: JSON {
    let start: JSON = [
      "$type": "typography",
      "$description": "Text styles at the twelve sizes of Dynamic Type; L is the default.",
    ]
    return start.adding(
      .object(of: ContentSize.allCases) { size in
        (
          size.rawValue,
          .object(of: TypeStyle.allCases) { style in
            (style.rawValue, DTCGValue.token(value(style, size), style.purpose))
          }
        )
      })
  }

  /// The value of a style; the format states line heights as a multiple of the font size.
  private static func value(_ style: TypeStyle, _ size: ContentSize) -> JSON {
    let metrics = style.scaled(for: size)
    return [
      "fontFamily": DTCGValue.alias("fontFamily", style.family.rawValue),
      "fontSize": DTCGValue.dimension(metrics.pointSize),
      "fontWeight": DTCGValue.alias("weight", style.defaultWeight.rawValue),
      "letterSpacing": DTCGValue.dimension(metrics.tracking, places: 4),
      "lineHeight": .number(metrics.lineHeight / metrics.pointSize, places: 6),
    ]
  }

  static var textSizes: JSON {
    [
      "order": .array(ContentSize.allCases.map { .string($0.rawValue) }),
      "default": .string(ContentSize.l.rawValue),
      "accessibility": .array(
        ContentSize.allCases.filter(\.isAccessibilitySize).map { .string($0.rawValue) }),
    ]
  }
}
