import DesignSystem

/// The part of the style sheet that is the same on every page.
enum StyleSheet {
  /// Computed once: places, focus, the palette, corners, shadows, drawings.
  static let bytes: MarkupBuffer = {
    var css = MarkupBuffer()
    css.raw(WebFiles.baseCSS)
    writePalette(to: &css)
    writeRoles(to: &css)
    css.raw(WebFiles.drawingsCSS)
    writeCommonMotions(to: &css)
    return css
  }()

  /// The classes of every colour and of every area of a colour.
  static func writeColors(to css: inout MarkupBuffer) {
    for color in ColorRole.allCases {
      write(color, to: &css)
      write(fill: color, to: &css)
    }
  }

  /// The class of a colour.
  static func write(_ color: ColorRole, to css: inout MarkupBuffer) {
    css.raw(name: ".c-\(color.rawValue){color:var(--\(color.rawValue))}\n")
  }

  /// The class of an area of a colour.
  static func write(fill color: ColorRole, to css: inout MarkupBuffer) {
    css.raw(name: ".f-\(color.rawValue){background:var(--\(color.rawValue))}\n")
  }

  /// Classes for corners and shadows.
  private static func writeRoles(to css: inout MarkupBuffer) {
    for radius in Radius.allCases {
      css.raw(name: ".r-\(radius.rawValue){border-radius:")
      css.pixels(Hundredths.of(radius.points))
      css.raw("}\n")
    }
    for shadow in Shadow.allCases { write(shadow, to: &css) }
  }

  private static func write(_ shadow: Shadow, to css: inout MarkupBuffer) {
    css.raw(name: ".s-\(shadow.rawValue){box-shadow:0 ")
    css.pixels(Hundredths.of(shadow.offset))
    css.raw(" ")
    css.pixels(Hundredths.of(shadow.blur))
    css.raw(" light-dark(rgb(0 0 0/")
    css.thousandths(shadow.opacity(in: .light))
    css.raw("),rgb(0 0 0/")
    css.thousandths(shadow.opacity(in: .dark))
    css.raw("))}\n")
  }
}
