/// Light or dark.
public enum InterfaceStyle: String, CaseIterable, Sendable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}

/// The contrast of foregrounds with backgrounds.
public enum Contrast: String, CaseIterable, Sendable {
  /// The colours of the design.
  case standard
  /// Every text pair reaches 4.5 to 1.
  case increased
}

/// Whether a surface is on the page or above it.
public enum Elevation: String, CaseIterable, Sendable {
  /// The page itself.
  case base
  /// A card or a sheet, one level above the page.
  case elevated
}

/// The conditions that decide the look of a colour role, except elevation.
public struct Appearance: Hashable, Sendable {
  /// Light or dark.
  public var scheme: InterfaceStyle
  /// Standard or increased contrast.
  public var contrast: Contrast

  /// Makes an appearance; by default light at standard contrast.
  public init(_ scheme: InterfaceStyle = .light, contrast: Contrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// The four combinations of scheme and contrast.
  public static let all: [Appearance] = InterfaceStyle.allCases.flatMap { scheme in
    Contrast.allCases.map { Appearance(scheme, contrast: $0) }
  }
}

/// The policy that decides on the contrast.
public enum ContrastPolicy: String, CaseIterable, Sendable {
  /// The system's setting or the switch on the Appearance screen decides.
  case followSystem
  /// The contrast is always increased.
  case alwaysAccessible

  /// The policy of the product; change it here to make every user's palette accessible.
  public static let `default`: ContrastPolicy = .followSystem

  /// The contrast to draw with if the person or the system asks for `requested`.
  public func contrast(requested: Contrast) -> Contrast {
    self == .alwaysAccessible ? .increased : requested
  }
}

/// The direction in which a language is read.
public enum ReadingDirection: String, CaseIterable, Sendable {
  /// Left to right, as in English.
  case leftToRight = "ltr"
  /// Right to left, as in Arabic and Hebrew: everything except pictures is mirrored.
  case rightToLeft = "rtl"
}
