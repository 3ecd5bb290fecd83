import DesignSystem

extension TypeStyle {
  /// The purpose of the style, in a sentence for designers.
  var purpose: String {
    switch self {
    case .largeTitle: "Navigation titles."
    case .title: "Recipe titles and headers of full-width sections."
    case .title2: "Meal titles."
    case .title3: "Greetings, headers in recipes, headlines of empty states."
    case .headline: "Titles inside cards."
    case .body: "Running text; medium on primary buttons."
    case .callout: "Descriptions; medium on secondary buttons."
    case .subheadline: "Titles in the favorites grid, and toasts."
    case .footnote: "Small details and headers of grouped lists."
    case .caption: "Metadata."
    case .caption2: "Labels of tabs."
    case .paywallHeadline: "The headline of the paywall; scales with title2."
    case .badge: "Badges on Home and in recipes; scales with footnote."
    case .inlineError: "Errors beside a field; scales with footnote."
    case .stateIcon: "The icon of an empty state; scales with largeTitle."
    }
  }
}

extension Opacity {
  /// The elements that have this opacity, in a sentence for designers.
  var purpose: String {
    switch self {
    case .disabled: "Controls that cannot be used now."
    case .scrim: "The dimming behind a sheet or an alert."
    case .toast: "The fill of an error toast at standard contrast."
    case .pulse: "The faint end of a skeleton's pulse."
    }
  }
}
