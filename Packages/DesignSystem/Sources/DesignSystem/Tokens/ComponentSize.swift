/// A named length of a component or of a part of the screen.
///
/// Drawn heights are minimum heights: text that grows makes its component grow (C-T11).
public enum ComponentSize: String, CaseIterable, Sendable {
  /// The least side of a touch target, 44 points.
  case touchTarget
  /// The recommended side of a primary action's touch target, 48 points.
  case recommendedTouchTarget
  /// A primary button's height, 50 points.
  case primaryButton
  /// A primary button's least width, 120 points.
  case primaryButtonWidth
  /// A secondary button's height, 44 points.
  case secondaryButton
  /// The row of a button without fill or outline, 20 points; its touch target is larger (C-L17).
  case textButton
  /// A badge in a capsule, 24 points high.
  case pill
  /// A badge without a capsule, 16 points high.
  case plainBadge
  /// A navigation bar below the safe area, 44 points high.
  case navigationBar
  /// The tab bar with the safe area below it, 83 points high (C-L02).
  case tabBar
  /// The tab bar without the safe area, 49 points high.
  case tabBarContent
  /// The greeting's row, 32 points high.
  case greeting
  /// The picture of the suggestion, 200 points high.
  case heroImage
  /// The drawn height of the suggestion card, 400 points (C-L05).
  case suggestionCard
  /// The least height of the suggestion card at any text size, 200 points.
  case suggestionCardLeast
  /// A card of the favorites grid, 200 points high.
  case favoriteCard
  /// The picture of a favorites card, 140 points high.
  case favoriteImage
  /// The title's row of a favorites card, 20 points high.
  case favoriteTitle
  /// The picture at the top of a recipe, 250 points high.
  case recipeImage
  /// The title's row of a recipe and the paywall's headline, 32 points high.
  case titleRow
  /// A row of a list, 44 points high.
  case listRow
  /// The header of a group in a list, 28 points high.
  case listHeader
  /// The paywall's least height, 500 points (C-L17).
  case paywall
  /// The row of a sheet's handle, 20 points high.
  case handleRow
  /// The icon of an empty state and of the paywall, 48 points.
  case stateIcon
  /// A spinner inside a button, 20 points.
  case spinner
  /// A spinner on a page, 1.2 times the one in a button: 24 points.
  case pageSpinner
  /// The skeleton of a meal title, 22 points high (C-L18).
  case skeletonTitle
  /// The skeleton of a badge or of a line of text, 16 points high (C-L18).
  case skeletonLine

  /// The length in points.
  public var points: Double {
    switch self {
    case .plainBadge, .skeletonLine: 16
    case .textButton, .favoriteTitle, .handleRow, .spinner: 20
    case .skeletonTitle: 22
    case .pill, .pageSpinner: 24
    case .listHeader: 28
    case .greeting, .titleRow: 32
    case .touchTarget, .secondaryButton, .navigationBar, .listRow: 44
    case .recommendedTouchTarget, .stateIcon: 48
    case .tabBarContent: 49
    case .primaryButton: 50
    case .tabBar: 83
    case .primaryButtonWidth: 120
    case .favoriteImage: 140
    case .heroImage, .suggestionCardLeast, .favoriteCard: 200
    case .recipeImage: 250
    case .suggestionCard: 400
    case .paywall: 500
    }
  }

  /// The token's name, such as `size.primaryButton`.
  public var tokenName: String { "size.\(rawValue)" }
}
