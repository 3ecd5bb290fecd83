/// A text style: eleven styles of iOS and four derived from them (C-T08).
public enum TypeStyle: String, CaseIterable, Sendable {
  /// Navigation titles, 34 points.
  case largeTitle
  /// Recipe titles and full-width section headers, 28 points.
  case title
  /// Meal titles, 22 points.
  case title2
  /// Greetings, recipe section headers and empty-state headlines, 20 points.
  case title3
  /// Titles inside cards, 17 points.
  case headline
  /// Running text and primary buttons, 17 points.
  case body
  /// Descriptions and secondary buttons, 16 points.
  case callout
  /// Favorites titles and toasts, 15 points.
  case subheadline
  /// Small details and grouped-list headers, 13 points.
  case footnote
  /// Metadata, 12 points.
  case caption
  /// Tab labels, 11 points.
  case caption2
  /// The paywall's headline, 24 points; scales with title2.
  case paywallHeadline
  /// Badges on Home and Recipe, 14 points; scales with footnote.
  case badge
  /// Errors next to a field, 14 points; scales with footnote.
  case inlineError
  /// The icon of an empty state, 48 points; scales with largeTitle.
  case stateIcon

  /// The style whose Dynamic Type curve this style follows; the style itself if it is not derived.
  public var scalesWith: TypeStyle {
    switch self {
    case .paywallHeadline: .title2
    case .badge, .inlineError: .footnote
    case .stateIcon: .largeTitle
    default: self
    }
  }

  /// Whether the style is one of the four derived ones.
  public var isDerived: Bool { scalesWith != self }

  /// The weight of a text that sets no other weight.
  public var defaultWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2, .title3, .paywallHeadline: .bold
    case .headline: .semibold
    case .badge, .caption, .caption2, .subheadline, .stateIcon: .medium
    case .body, .callout, .footnote, .inlineError: .regular
    }
  }

  /// The metrics at the default size L.
  public var metrics: TypeMetrics { scaled(for: .l) }

  /// The token's name, such as `type.title2`.
  public var tokenName: String { "type.\(rawValue)" }
}

/// The weight of a text.
public enum FontWeight: String, CaseIterable, Sendable {
  /// 400.
  case regular
  /// 500.
  case medium
  /// 600.
  case semibold
  /// 700.
  case bold

  /// The number used by CSS and OpenType, 400 to 700.
  public var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }

  /// The weight of all icons.
  public static let icon: FontWeight = .medium

  /// The token's name, such as `weight.medium`.
  public var tokenName: String { "weight.\(rawValue)" }
}

/// The optical family of SF Pro.
public enum FontFamily: String, CaseIterable, Sendable {
  /// SF Pro Display, 22 points and up at the default size.
  case display
  /// SF Pro Text, 20 points and below at the default size.
  case text
}
