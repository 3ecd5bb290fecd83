import DesignSystem

/// A rule that some elements add to their box.
enum Rule: Hashable {
  /// An outline inside the box, so that the frame does not change.
  case stroke(ColorRole, width: Int, isDashed: Bool)
  /// An opacity in hundredths.
  case opacity(Int)
  /// A touch area that is larger than the box, by this much on each side.
  case touch(horizontal: Int, vertical: Int)
  /// The height of the scrolling content.
  case content(height: Int)
  /// A length along the line in hundredths of a percent, of a filled track.
  case share(Int)
  /// The side of a symbol in the middle of another element.
  case side(Int)

  func write(_ number: Int, to css: inout MarkupBuffer) {
    css.raw(".x")
    css.integer(number)
    switch self {
    case .stroke(let color, let width, let isDashed):
      css.raw("::after{content:\"\";position:absolute;inset:0;border:")
      css.pixels(width)
      css.raw(isDashed ? " dashed var(--" : " solid var(--")
      css.raw(name: color.rawValue)
      css.raw(");border-radius:inherit;pointer-events:none}\n")
    case .opacity(let hundredths): property("opacity:", hundredths, "", to: &css)
    case .touch(let horizontal, let vertical):
      css.raw("::before{content:\"\";position:absolute;inset:")
      css.pixels(-vertical)
      css.raw(" ")
      css.pixels(-horizontal)
      css.raw("}\n")
    case .content(let height):
      css.raw("::before{content:\"\";position:absolute;left:0;top:0;width:1px;height:")
      css.pixels(height)
      css.raw(";pointer-events:none}\n")
    case .share(let hundredths): property("inline-size:", hundredths, "%", to: &css)
    case .side(let side):
      css.raw("{width:")
      css.pixels(side)
      css.raw(";height:")
      css.pixels(side)
      css.raw("}\n")
    }
  }

  private func property(
    _ name: StaticString, _ value: Int, _ unit: StaticString, to css: inout MarkupBuffer
  ) {
    css.raw("{")
    css.raw(name)
    css.points(value)
    css.raw(unit)
    css.raw("}\n")
  }
}
