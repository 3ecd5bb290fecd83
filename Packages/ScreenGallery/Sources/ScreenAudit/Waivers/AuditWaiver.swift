import DesignSystem

/// A colour pair with too little contrast that is known and allowed at standard contrast.
///
/// The drawings fix these colours. The palette for increased contrast replaces them, so no waiver
/// applies there (C-K01).
public struct AuditWaiver: Hashable, Sendable {
  /// The colour in front.
  public var foreground: ColorRole
  /// The areas it is painted on; a waiver may name two of the same colour.
  public var backgrounds: [ColorRole]
  /// The colours that may shine through that area if it is translucent.
  public var underlays: [ColorRole]
  /// The uses that the colour is painted for.
  public var uses: [ColorUse]
  /// The contrast in each appearance that is allowed.
  public var ratios: Ratios
  /// The reason for using the pair.
  public var reason: String

  /// The measured contrast in each appearance, to two places; nil if it is not allowed there.
  public struct Ratios: Hashable, Sendable {
    /// Light.
    public var light: Double?
    /// Dark, on the page.
    public var dark: Double?
    /// Dark, on a raised surface.
    public var darkElevated: Double?

    /// Makes the ratios of the appearances that are allowed.
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

  /// Makes a waiver.
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

  /// Whether it covers a pair in an appearance.
  public func covers(_ pair: ColorPair, in appearance: Appearance) -> Bool {
    appearance.contrast == .standard && pairs(pair.elevation).contains(pair)
      && ratios.value(appearance.scheme, pair.elevation) != nil
  }

  /// Whether a measured ratio is at least the waived one, within rounding.
  func allows(_ measured: Double, at elevation: Elevation, in scheme: InterfaceStyle) -> Bool {
    ratios.value(scheme, elevation).map { measured >= $0 - 0.021 } ?? false
  }

  /// The pairs that it covers, at a level.
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
  /// The contrast of the pair in the current palette.
  public func measured(_ scheme: InterfaceStyle) -> Double {
    let fills = [underlay, background].compactMap(\.self)
    let backdrop = Backdrop(
      layers: fills.map { Backdrop.Layer(fill: $0, elevation: elevation) })
    return backdrop.ratio(of: foreground, at: elevation, in: Appearance(scheme))
  }
}

extension AuditWaiver: CustomStringConvertible {
  /// The waiver as text, such as `primaryText on systemBackground, glyph and control`.
  public var description: String {
    let below = underlays.isEmpty ? "" : " over \(Self.listed(underlays.map(\.rawValue), "or"))"
    return "\(foreground.rawValue) on \(Self.listed(backgrounds.map(\.rawValue), "or"))\(below), "
      + Self.listed(uses.map(\.rawValue), "and")
  }

  private static func listed(_ words: [String], _ conjunction: String) -> String {
    words.joined(separator: " \(conjunction) ")
  }
}
