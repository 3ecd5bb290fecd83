/// Light or dark.
public enum InterfaceStyle: String, CaseIterable, Sendable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}

/// How strongly foregrounds stand out from backgrounds.
public enum Contrast: String, CaseIterable, Sendable {
  /// The colours as drawn.
  case standard
  /// Every text pair reaches 4.5 to 1.
  case increased
}

/// Whether a surface lies on the page or floats above it.
public enum Elevation: String, CaseIterable, Sendable {
  /// The page itself.
  case base
  /// A card or a sheet, one level above the page.
  case elevated
}

/// Everything that decides what a colour role looks like, except elevation.
public struct Appearance: Hashable, Sendable {
  /// Light or dark.
  public var scheme: InterfaceStyle
  /// Standard or increased contrast.
  public var contrast: Contrast

  /// Makes an appearance; light at standard contrast unless told otherwise.
  public init(_ scheme: InterfaceStyle = .light, contrast: Contrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// The four combinations of scheme and contrast.
  public static let all: [Appearance] = InterfaceStyle.allCases.flatMap { scheme in
    Contrast.allCases.map { Appearance(scheme, contrast: $0) }
  }
}

/// Who decides on the contrast.
public enum ContrastPolicy: String, CaseIterable, Sendable {
  /// The operating system's setting or the switch on the Appearance screen.
  case followSystem
  /// Always the increased variant.
  case alwaysAccessible

  /// The policy of the product; change it here to make every user's palette accessible.
  public static let `default`: ContrastPolicy = .followSystem

  /// The contrast to draw with when the person or the system asks for `requested`.
  public func contrast(requested: Contrast) -> Contrast {
    self == .alwaysAccessible ? .increased : requested
  }
}

/// The direction that a language is read in.
public enum ReadingDirection: String, CaseIterable, Sendable {
  /// As English.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew: everything is mirrored but pictures.
  case rightToLeft = "rtl"
}
