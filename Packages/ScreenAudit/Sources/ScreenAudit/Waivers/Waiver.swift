import DesignSystem

/// A pair of colours that stands out too little at standard contrast, known and allowed.
///
/// The drawings fix these colours; the increased palette makes up for each of them, so nothing is
/// ever allowed there (C-K01).
public struct Waiver: Hashable, Sendable {
  /// Where an allowance comes from.
  public enum Origin: String, Sendable {
    /// The table of contrast that was measured before anything was built.
    case measuredTable
    /// A pair that the same colours make in a place the table does not name.
    case added
  }

  /// The colour in front.
  public var foreground: ColorRole
  /// The area it is painted on.
  public var background: ColorRole
  /// What shines through that area, when it is translucent.
  public var underlay: ColorRole?
  /// What it is painted for.
  public var use: ColorUse
  /// The contrast in each of the looks that is allowed.
  public var ratios: Ratios
  /// Where the allowance comes from.
  public var origin: Origin
  /// What the pair is used for.
  public var reason: String

  /// The measured contrast by looks, to two places; nil where the pair is not allowed.
  public struct Ratios: Hashable, Sendable {
    /// Light.
    public var light: Double?
    /// Dark, on the page.
    public var dark: Double?
    /// Dark, on a raised surface.
    public var darkElevated: Double?

    /// Makes the ratios of the looks that are allowed.
    public init(light: Double? = nil, dark: Double? = nil, darkElevated: Double? = nil) {
      self.light = light
      self.dark = dark
      self.darkElevated = darkElevated
    }

    /// The ratio for a scheme and a level.
    public func value(_ scheme: InterfaceStyle, _ elevation: Elevation) -> Double? {
      switch (scheme, elevation) {
      case (.light, _): light
      case (.dark, .base): dark
      case (.dark, .elevated): darkElevated
      }
    }
  }

  /// Makes an allowance.
  public init(
    _ foreground: ColorRole, on background: ColorRole, over underlay: ColorRole? = nil,
    as use: ColorUse, _ ratios: Ratios, _ origin: Origin, _ reason: String
  ) {
    self.foreground = foreground
    self.background = background
    self.underlay = underlay
    self.use = use
    self.ratios = ratios
    self.origin = origin
    self.reason = reason
  }

  /// Whether it allows a pair in some looks.
  public func covers(_ pair: ColorPair, in appearance: Appearance) -> Bool {
    appearance.contrast == .standard && self.pair(pair.elevation) == pair
      && ratios.value(appearance.scheme, pair.elevation) != nil
  }

  /// Whether a measured ratio is no lower than the one it stands for, give or take its rounding.
  func allows(_ measured: Double, at elevation: Elevation, in scheme: InterfaceStyle) -> Bool {
    ratios.value(scheme, elevation).map { measured >= $0 - 0.021 } ?? false
  }

  /// The pair that it is about, at a level.
  public func pair(_ elevation: Elevation = .base) -> ColorPair {
    ColorPair(foreground, on: background, over: underlay, as: use, elevation: elevation)
  }

  /// The contrast of the pair as the palette has it today.
  public func measured(_ scheme: InterfaceStyle, _ elevation: Elevation) -> Double {
    let fills = [underlay, background].compactMap(\.self)
    let backdrop = Backdrop(
      layers: fills.map { Backdrop.Layer(fill: $0, elevation: elevation) })
    return backdrop.ratio(of: foreground, at: elevation, in: Appearance(scheme))
  }
}

extension Waiver: CustomStringConvertible {
  /// The pair in words.
  public var description: String { pair().description }
}
