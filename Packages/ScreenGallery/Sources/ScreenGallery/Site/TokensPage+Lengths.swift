import DesignSystem

extension TokensPage {
  var spacing: Section {
    let rows = Spacing.allCases.map { Self.row($0.rawValue, Self.length($0.points, of: 64)) }
    return Section(
      id: "spacing", title: "Spacing",
      lead: "Multiples of 8, with 12 and 20 as half-steps and 35 between the groups of a list.",
      content: Self.table("Spacing", ["Name", "Length", "To scale"], rows))
  }

  var sizes: Section {
    let rows =
      ComponentSize.allCases.map { Self.row($0.rawValue, Self.length($0.points, of: 500)) }
      + StrokeWidth.allCases.map {
        Self.row("\($0.rawValue), stroke", Self.length($0.points, of: 500))
      }
    return Section(
      id: "sizes", title: "Sizes",
      lead: "Heights are least heights: text that grows makes its component grow.",
      content: Self.table("Sizes", ["Name", "Length", "To scale"], rows))
  }

  /// A length as a number, and as a bar in a field that is as wide as the longest one.
  private static func length(_ points: Double, of longest: Double) -> [String] {
    let width = Digits.short(points)
    let bar = """
      <svg width="\(Digits.short(longest))" height="16" aria-hidden="true">\
      <rect class="bar" width="\(width)" height="16"/></svg>
      """
    return ["\(width) pt", bar]
  }

  var opacities: Section {
    let items = Opacity.allCases.map { opacity in
      let value = Digits.short(opacity.value)
      return """
        <svg width="96" height="48" aria-hidden="true"><rect class="bar" width="96" height="48" \
        rx="12" opacity="\(value)"/></svg>
        <h3>\(opacity.rawValue)</h3><small>\(value)</small>
        """
    }
    return Section(
      id: "opacities", title: "Opacities",
      lead: "Those of label colours are part of the colour.", content: Self.cards(items))
  }

  var radii: Section {
    let items = Radius.allCases.map { radius in
      let points = Digits.short(radius.points)
      return """
        <svg width="96" height="64" aria-hidden="true"><rect class="outline" x="1" y="1" width="94" \
        height="62" rx="\(points)"/></svg>
        <h3>\(radius.rawValue)</h3><small>\(points) pt</small>
        """
    }
    return Section(
      id: "radii", title: "Radii", lead: "No other radii exist.", content: Self.cards(items))
  }

  var shadows: Section {
    let items = Shadow.allCases.flatMap { shadow in
      InterfaceStyle.allCases.map { Self.card(shadow, $0) }
    }
    return Section(
      id: "shadows", title: "Shadows", lead: "Black, straight down; half as strong in dark.",
      content: Self.cards(items))
  }

  private static func card(_ shadow: Shadow, _ scheme: InterfaceStyle) -> String {
    let opacity = Digits.short(shadow.opacity(in: scheme), 3)
    return """
      <div class="ground \(scheme.rawValue)"><div class="raised \(shadow.rawValue)"></div></div>
      <h3>\(shadow.rawValue), \(scheme.rawValue)</h3>
      <small>\(Digits.short(shadow.offset)) pt down, blur \(Digits.short(shadow.blur)) pt, \
      opacity \(opacity)</small>
      """
  }

  /// The shadows and the backgrounds that they fall on, as style rules.
  static var shadowStyles: [String] {
    let looks = InterfaceStyle.allCases.map { scheme in
      let look = Appearance(scheme)
      let page = ColorRole.systemBackground.resolved(in: look)
      let card = ColorRole.systemBackground.resolved(in: look, elevation: .elevated)
      return """
        .ground.\(scheme.rawValue) { background: \(page.hex); }
        .ground.\(scheme.rawValue) .raised { background: \(card.hex); }
        """
    }
    let shadows = Shadow.allCases.flatMap { shadow in
      InterfaceStyle.allCases.map { scheme in
        """
        .ground.\(scheme.rawValue) .\(shadow.rawValue) { box-shadow: 0 \
        \(Digits.short(shadow.offset))px \(Digits.short(shadow.blur))px \
        rgb(0 0 0 / \(Digits.short(shadow.opacity(in: scheme), 3))); }
        """
      }
    }
    return looks + shadows
  }
}
