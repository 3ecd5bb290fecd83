/// A black drop shadow under a card.
public enum Shadow: String, CaseIterable, Sendable {
  /// Under the suggestion card.
  case suggestionCard
  /// Under a card of the favorites grid.
  case favoriteCard
  /// Under every other card.
  case secondaryCard

  /// The blur radius in points.
  public var blur: Double { self == .suggestionCard ? 8 : 4 }

  /// The downward offset in points; the horizontal offset is zero.
  public var offset: Double { self == .suggestionCard ? 2 : 1 }

  /// The opacity of the black, 0 to 1; in dark mode, half of the value for light mode.
  public func opacity(in scheme: InterfaceStyle) -> Double {
    scheme == .dark ? lightOpacity / 2 : lightOpacity
  }

  /// The token's name, such as `shadow.favoriteCard`.
  public var tokenName: String { "shadow.\(rawValue)" }

  private var lightOpacity: Double {
    switch self {
    case .suggestionCard: 0.1
    case .favoriteCard: 0.08
    case .secondaryCard: 0.05
    }
  }
}
