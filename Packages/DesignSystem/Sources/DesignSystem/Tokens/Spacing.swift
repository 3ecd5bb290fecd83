/// A gap or padding on the 8-point scale, with its few named exceptions.
///
/// Several names may share a number; the name gives the reason for the gap.
public enum Spacing: String, CaseIterable, Sendable {
  /// No gap.
  case none
  /// One base unit, 8 points.
  case s
  /// A step and a half, 12 points.
  case sPlus
  /// Two base units, 16 points.
  case m
  /// Two and a half base units, 20 points.
  case mPlus
  /// Three base units, 24 points.
  case l
  /// Four base units, 32 points.
  case xl
  /// Five base units, 40 points.
  case xxl
  /// Six base units, 48 points.
  case xxxl
  /// Between the screen edge and the content, 16 points.
  case screenMargin
  /// Between the edge of a sheet and its content, 24 points.
  case sheetMargin
  /// Inside a card, 16 points on every side.
  case cardPadding
  /// Between neighbouring cards, 16 points.
  case cardSpacing
  /// Between major elements of a screen, 16 points.
  case elementSpacing
  /// Between sections of a screen, 24 points.
  case sectionSpacing
  /// Between related parts of one component, 12 points.
  case componentSpacing
  /// Between the groups of a grouped list, 35 points.
  case groupSpacing
  /// Left and right of a button's text, 16 points.
  case buttonPaddingHorizontal
  /// Above and below a button's text, 12 points.
  case buttonPaddingVertical
  /// Left and right of a badge's text, 8 points.
  case badgePadding
  /// Between the buttons of a row, 16 points.
  case buttonSpacing

  /// The length in points.
  public var points: Double {
    switch self {
    case .none: 0
    case .s, .badgePadding: 8
    case .sPlus, .componentSpacing, .buttonPaddingVertical: 12
    case .m, .screenMargin, .cardPadding, .cardSpacing, .elementSpacing,
      .buttonPaddingHorizontal, .buttonSpacing:
      16
    case .mPlus: 20
    case .l, .sheetMargin, .sectionSpacing: 24
    case .xl: 32
    case .groupSpacing: 35
    case .xxl: 40
    case .xxxl: 48
    }
  }

  /// The token's name, such as `spacing.cardPadding`.
  public var tokenName: String { "spacing.\(rawValue)" }
}
