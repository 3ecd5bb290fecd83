import DesignSystem

extension Spacing {
  /// The purpose of the gap; nil for the steps of the scale.
  var purpose: String? {
    switch self {
    case .none, .s, .sPlus, .m, .mPlus, .l, .xl, .xxl, .xxxl: nil
    case .screenMargin: "Between the screen edge and the content."
    case .sheetMargin: "Between the edge of a sheet and its content."
    case .cardPadding: "Inside a card, on every side."
    case .cardSpacing: "Between neighbouring cards."
    case .elementSpacing: "Between major elements of a screen."
    case .sectionSpacing: "Between sections of a screen."
    case .componentSpacing: "Between related parts of one component."
    case .groupSpacing: "Between the groups of a grouped list; the one gap off the scale."
    case .buttonPaddingHorizontal: "Left and right of a button's text."
    case .buttonPaddingVertical: "Above and below a button's text."
    case .badgePadding: "Left and right of a badge's text."
    case .buttonSpacing: "Between the buttons of a row."
    }
  }
}

extension ComponentSize {
  /// The elements that have this length, in a sentence for designers.
  var purpose: String {
    switch self {
    case .touchTarget: "The least side of anything that is touched."
    case .recommendedTouchTarget: "The recommended side for primary actions."
    case .primaryButton: "The height of a primary button."
    case .primaryButtonWidth: "The least width of a primary button."
    case .secondaryButton: "The height of a secondary button."
    case .textButton: "The row of a button without fill or outline; its target is larger."
    case .pill: "The height of a badge in a capsule."
    case .plainBadge: "The height of a badge without a capsule."
    case .navigationBar: "The height of a navigation bar below the safe area."
    case .tabBar: "The height of the tab bar with the safe area below it."
    case .tabBarContent: "The height of the tab bar without the safe area."
    case .greeting: "The height of the greeting's row."
    case .heroImage: "The height of the suggestion's picture."
    case .suggestionCard: "The height of the suggestion card as drawn."
    case .suggestionCardLeast: "The least height of the suggestion card."
    case .favoriteCard: "The height of a card of the favorites grid."
    case .favoriteImage: "The height of a favorites card's picture."
    case .favoriteTitle: "The height of a favorites card's title row."
    case .recipeImage: "The height of the picture at the top of a recipe."
    case .titleRow: "The height of a recipe's title and of the paywall's headline."
    case .listRow: "The height of a row of a list."
    case .listHeader: "The height of the header of a group."
    case .paywall: "The least height of the paywall."
    case .handleRow: "The height of the row that a sheet's handle lies in."
    case .stateIcon: "The icon of an empty state and of the paywall."
    case .spinner: "A spinner inside a button."
    case .pageSpinner: "A spinner on a page."
    case .skeletonTitle: "The height of a title's skeleton."
    case .skeletonLine: "The height of the skeleton of a badge or a line of text."
    }
  }
}
