import DesignSystem

/// A row of the measured table: a colour that stands out too little where it is drawn, known and
/// allowed at standard contrast.
///
/// The drawings fix these colours; the increased palette makes up for each of them, so nothing is
/// ever allowed there (C-K01).
public struct Waiver: Hashable, Sendable {
  /// The colour in front.
  public var foreground: ColorRole
  /// The areas it is painted on; a row may name two of one colour.
  public var backgrounds: [ColorRole]
  /// What may shine through that area, when it is translucent.
  public var underlays: [ColorRole]
  /// What it is painted for.
  public var uses: [ColorUse]
  /// The contrast in each of the looks that is allowed.
  public var ratios: Ratios
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
    _ foreground: ColorRole, on backgrounds: ColorRole..., over underlays: ColorRole...,
    as uses: ColorUse..., ratios: Ratios, for reason: String
  ) {
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.underlays = underlays
    self.uses = uses
    self.ratios = ratios
    self.reason = reason
  }

  /// Whether it allows a pair in some looks.
  public func covers(_ pair: ColorPair, in appearance: Appearance) -> Bool {
    appearance.contrast == .standard && pairs(pair.elevation).contains(pair)
      && ratios.value(appearance.scheme, pair.elevation) != nil
  }

  /// Whether a measured ratio is no lower than the one it stands for, give or take its rounding.
  func allows(_ measured: Double, at elevation: Elevation, in scheme: InterfaceStyle) -> Bool {
    ratios.value(scheme, elevation).map { measured >= $0 - 0.021 } ?? false
  }

  /// The pairs that it is about, at a level.
  public func pairs(_ elevation: Elevation = .base) -> [ColorPair] {
    let underlays = underlays.isEmpty ? [nil] : underlays.map(Optional.some)
    return backgrounds.flatMap { background in
      underlays.flatMap { underlay in
        uses.map { use in
          ColorPair(foreground, on: background, over: underlay, as: use, elevation: elevation)
        }
      }
    }
  }
}

extension ColorPair {
  /// The contrast of the pair as the palette has it today.
  public func measured(_ scheme: InterfaceStyle) -> Double {
    let fills = [underlay, background].compactMap(\.self)
    let backdrop = Backdrop(
      layers: fills.map { Backdrop.Layer(fill: $0, elevation: elevation) })
    return backdrop.ratio(of: foreground, at: elevation, in: Appearance(scheme))
  }
}

extension Waiver: CustomStringConvertible {
  /// The row in words, such as `primaryText on systemBackground, glyph and control`.
  public var description: String {
    let below = underlays.isEmpty ? "" : " over \(Self.listed(underlays.map(\.rawValue), "or"))"
    return "\(foreground.rawValue) on \(Self.listed(backgrounds.map(\.rawValue), "or"))\(below), "
      + Self.listed(uses.map(\.rawValue), "and")
  }

  private static func listed(_ words: [String], _ conjunction: String) -> String {
    words.joined(separator: " \(conjunction) ")
  }
}
