import DesignSystem

extension StyleSheet {
  /// Every colour role as a custom property, by scheme, contrast and elevation.
  ///
  /// The system decides on the scheme unless the page has the class `light` or `dark`, and on the
  /// contrast unless it has `standard` or `increased`. The class `e` raises an element by one
  /// level, `b` puts it back. Increased contrast lists only its changes.
  static func writePalette(to css: inout MarkupBuffer) {
    let raised = ColorRole.allCases.filter(isRaised)
    write(ColorRole.allCases, selector: ":root,.b", contrast: .standard, elevation: .base, to: &css)
    write(raised, selector: ".e", contrast: .standard, elevation: .elevated, to: &css)
    css.raw("@media (prefers-contrast:more){\n")
    let open = ":root:not(.standard)"
    writeIncreased("\(open),\(open) .b", "\(open) .e", to: &css)
    css.raw("}\n")
    writeIncreased(":root.increased,.increased .b", ".increased .e", to: &css)
  }

  private static func writeIncreased(
    _ base: String, _ elevated: String, to css: inout MarkupBuffer
  ) {
    let changed = ColorRole.allCases.filter(isIncreased)
    write(changed, selector: base, contrast: .increased, elevation: .base, to: &css)
    write(
      changed.filter(isRaised), selector: elevated, contrast: .increased, elevation: .elevated,
      to: &css)
  }

  private static func write(
    _ roles: [ColorRole], selector: String, contrast: Contrast, elevation: Elevation,
    to css: inout MarkupBuffer
  ) {
    css.raw(name: selector)
    css.raw("{")
    for role in roles {
      css.raw(name: "--\(role.rawValue):")
      css.color(
        role.resolved(in: Appearance(.light, contrast: contrast), elevation: elevation),
        dark: role.resolved(in: Appearance(.dark, contrast: contrast), elevation: elevation))
      css.raw(";")
    }
    css.raw("}\n")
  }

  /// Whether a role looks different at increased contrast, in any scheme, at any level.
  private static func isIncreased(_ role: ColorRole) -> Bool {
    InterfaceStyle.allCases.contains { scheme in
      [Elevation.base, .elevated].contains { level in
        role.resolved(in: Appearance(scheme), elevation: level)
          != role.resolved(in: Appearance(scheme, contrast: .increased), elevation: level)
      }
    }
  }

  /// Whether a role looks different one level up, in any appearance.
  private static func isRaised(_ role: ColorRole) -> Bool {
    Appearance.all.contains {
      role.resolved(in: $0) != role.resolved(in: $0, elevation: .elevated)
    }
  }
}

extension MarkupBuffer {
  /// Writes a colour as `#ff6b35`, or `rgb(60 60 67/0.6)` when it is translucent.
  mutating func color(_ color: RGBA) {
    guard color.alpha < 1 else {
      raw("#")
      for channel in [color.red, color.green, color.blue] { pair(channel) }
      return
    }
    raw("rgb(")
    integer(Int(color.red))
    raw(" ")
    integer(Int(color.green))
    raw(" ")
    integer(Int(color.blue))
    raw("/")
    number(color.alpha)
    raw(")")
  }
}
