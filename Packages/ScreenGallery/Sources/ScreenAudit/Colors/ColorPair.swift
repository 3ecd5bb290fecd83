import DesignSystem

/// The use of a painted colour, which decides how much contrast it needs.
public enum ColorUse: String, CaseIterable, Sendable {
  /// Words: 4.5, or 3.0 for 18 points and more (W-A11Y-12, W-A11Y-13, C-A06).
  case text
  /// A symbol or a drawing that carries meaning: 3.0.
  case glyph
  /// The outline or the fill by which a control is known: 3.0.
  case control
}

/// A colour and its backdrop, by their roles.
public struct ColorPair: Hashable, Sendable, CustomStringConvertible {
  /// The colour in front.
  public var foreground: ColorRole
  /// The area it is painted on.
  public var background: ColorRole
  /// The colour that shines through that area if it is translucent.
  public var underlay: ColorRole?
  /// The use that the colour is painted for.
  public var use: ColorUse
  /// The level at which the area's colour is resolved.
  public var elevation: Elevation

  /// Makes a pair.
  public init(
    _ foreground: ColorRole, on background: ColorRole, over underlay: ColorRole? = nil,
    as use: ColorUse, elevation: Elevation = .base
  ) {
    self.foreground = foreground
    self.background = background
    self.underlay = underlay
    self.use = use
    self.elevation = elevation
  }

  /// The pair as text, such as `onToast on toastFill over systemBackground, text`.
  public var description: String {
    let below = underlay.map { " over \($0.rawValue)" } ?? ""
    return "\(foreground.rawValue) on \(background.rawValue)\(below), \(use.rawValue)"
  }
}
