import DesignSystem
import PrintedText

extension DTCGDocument {
  static var spacing: JSON {
    dimensions("Gaps and paddings: a scale of 8, and names for what a gap is there for.").adding(
      .object(of: Spacing.allCases) { space in
        (space.rawValue, DTCGValue.token(value(space), space.purpose))
      })
  }

  static var sizes: JSON {
    dimensions("Heights and widths of components; heights are least heights.").adding(
      .object(of: ComponentSize.allCases) { size in
        (size.rawValue, DTCGValue.token(DTCGValue.dimension(size.points), size.purpose))
      })
  }

  static var radii: JSON {
    dimensions("Corner radii; there are no others.").adding(
      .object(of: Radius.allCases) { radius in
        (radius.rawValue, DTCGValue.token(DTCGValue.dimension(radius.points)))
      })
  }

  static var strokes: JSON {
    dimensions("Widths of lines.").adding(
      .object(of: StrokeWidth.allCases) { stroke in
        (stroke.rawValue, DTCGValue.token(DTCGValue.dimension(stroke.points)))
      })
  }

  static var strokeStyles: JSON {
    [
      "$type": "strokeStyle", "solid": DTCGValue.token("solid"),
      "dashed": DTCGValue.token("dashed", "Around what can be added."),
    ]
  }

  static var opacities: JSON {
    (["$type": "number"] as JSON).adding(
      .object(of: Opacity.allCases) { opacity in
        (opacity.rawValue, DTCGValue.token(.number(opacity.value), opacity.purpose))
      })
  }

  /// The value of a named spacing, which refers to its step of the scale if it has one.
  private static func value(_ space: Spacing) -> JSON {
    let step = scale.first { $0.points == space.points }
    if let step, step != space { return DTCGValue.alias("spacing", step.rawValue) }
    return DTCGValue.dimension(space.points)
  }

  private static let scale: [Spacing] = [.none, .s, .sPlus, .m, .mPlus, .l, .xl, .xxl, .xxxl]

  private static func dimensions(_ description: String) -> JSON {
    ["$type": "dimension", "$description": .string(description)]
  }
}
