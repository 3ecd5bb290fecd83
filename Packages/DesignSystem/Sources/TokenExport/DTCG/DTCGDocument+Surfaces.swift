import DesignSystem
import PrintedText

extension DTCGDocument {
  static var borders: JSON {
    (["$type": "border"] as JSON).adding(
      .object(of: InterfaceStyle.allCases) { scheme in
        (
          scheme.rawValue,
          .object(of: Contrast.allCases) { contrast in
            (contrast.rawValue, borders(in: Appearance(scheme, contrast: contrast)))
          }
        )
      })
  }

  private static func borders(in looks: Appearance) -> JSON {
    [
      "outline": border(
        .primaryText, width: .outline, style: "solid", looks: looks,
        description: "Around a secondary button."),
      "dashedOutline": border(
        .primaryText, width: .outline, style: "dashed", looks: looks,
        description: "Around a dashed card."),
      "separator": border(
        .separator, width: .separator, style: "solid", looks: looks,
        description: "Between rows and bars."),
    ]
  }

  private static func border(
    _ role: ColorRole, width: StrokeWidth, style: String, looks: Appearance, description: String
  ) -> JSON {
    DTCGValue.token(
      [
        "color": DTCGValue.alias(Mode(looks: looks, elevation: .base).path(role)),
        "width": DTCGValue.alias("stroke", width.rawValue),
        "style": DTCGValue.alias("strokeStyle", style),
      ], description)
  }

  static var shadows: JSON {
    (["$type": "shadow"] as JSON).adding(
      .object(of: InterfaceStyle.allCases) { scheme in
        (
          scheme.rawValue,
          .object(of: Shadow.allCases) { shadow in
            (shadow.rawValue, DTCGValue.token(value(shadow, scheme)))
          }
        )
      })
  }

  private static func value(_ shadow: Shadow, _ scheme: InterfaceStyle) -> JSON {
    [
      "color": DTCGValue.color(RGBA(0x000000, alpha: shadow.opacity(in: scheme))),
      "offsetX": DTCGValue.dimension(0), "offsetY": DTCGValue.dimension(shadow.offset),
      "blur": DTCGValue.dimension(shadow.blur), "spread": DTCGValue.dimension(0),
    ]
  }
}
