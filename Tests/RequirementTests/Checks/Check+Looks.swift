import DesignSystem
import Renderers
import Testing

/// The tokens that elements of a screen use; what is not given is not looked at.
extension Check {
  /// How a text is set: that of the element, or the first one in it.
  static func type(
    _ id: ElementID, on name: String, _ style: TypeStyle, _ weight: FontWeight? = nil,
    color: ColorRole? = nil, lines: Int? = nil, align: ParagraphAlignment? = nil,
    at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let text = Shown.text(id, on: name, at: place)
      #expect(text.style == style, sourceLocation: place)
      #expect(text.weight == weight ?? text.weight, sourceLocation: place)
      #expect(text.color == color ?? text.color, sourceLocation: place)
      #expect(lines == nil || text.lineLimit == lines, sourceLocation: place)
      #expect(text.alignment == align ?? text.alignment, sourceLocation: place)
    }
  }

  /// The symbol of the element, or the first one in it.
  static func icon(
    _ id: ElementID, on name: String, _ role: IconRole, style: TypeStyle? = nil,
    color: ColorRole? = nil, in scheme: InterfaceStyle = .light,
    at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let icons = Shown.element(id, on: name, scheme, at: place).all.compactMap(\.icon)
      let icon = try #require(icons.first, "\(id) has no symbol", sourceLocation: place)
      #expect(icon.role == role, sourceLocation: place)
      #expect(icon.style == style ?? icon.style, sourceLocation: place)
      #expect(icon.color == color ?? icon.color, sourceLocation: place)
    }
  }

  /// The area of an element.
  static func surface(
    _ id: ElementID, on name: String, fill: ColorRole? = nil, stroke: ColorRole? = nil,
    width: Double? = nil, radius: Radius? = nil, shadow: Shadow? = nil,
    at place: SourceLocation = #_sourceLocation
  ) -> Check {
    Check {
      let surface = Shown.element(id, on: name, at: place).surface
      #expect(surface.fill == fill ?? surface.fill, sourceLocation: place)
      #expect(surface.stroke == stroke ?? surface.stroke, sourceLocation: place)
      #expect(surface.strokeWidth == width ?? surface.strokeWidth, sourceLocation: place)
      #expect(surface.radius == radius ?? surface.radius, sourceLocation: place)
      #expect(surface.shadow == shadow ?? surface.shadow, sourceLocation: place)
    }
  }

  /// The pages for browsers are told these rules of style.
  static func styled(_ rules: String..., at place: SourceLocation = #_sourceLocation) -> Check {
    Check {
      for rule in rules { #expect(HTMLStyle.fixed.contains(rule), sourceLocation: place) }
    }
  }
}

extension Element {
  /// The symbol that it shows itself.
  var icon: (role: IconRole, style: TypeStyle, color: ColorRole)? {
    if case .icon(let role, let style, let color) = content { (role, style, color) } else { nil }
  }

  /// The text that it shows itself.
  var ownText: TextContent? {
    if case .text(let text) = content { text } else { nil }
  }

  /// How many elements here and below use a token.
  func uses(of name: String) -> Int {
    all.count { $0.tokens().contains { $0.name == name } }
  }

  /// The picture that it shows itself.
  var picture: MealImage? {
    if case .image(let image) = content { image } else { nil }
  }
}
