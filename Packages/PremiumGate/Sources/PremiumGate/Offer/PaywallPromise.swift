/// The five lines of the paywall, in their order, and what delivers each (W-PAY-10, C-P04).
///
/// Together they name every premium feature exactly once: all that is gated is promised, and all
/// that is promised is gated.
public enum PaywallPromise: String, CaseIterable, Codable, Hashable, Sendable {
  /// "Save unlimited favorite meals"
  case savedMeals = "saved-meals"
  /// "Advanced dietary and cuisine filters"
  case filters
  /// "Weekly meal planning calendar"
  case planning
  /// "Smart shopping list generation"
  case shopping
  /// "Nutrition tracking and insights"
  case nutrition

  /// The features that together keep the promise.
  public var features: [PremiumFeature] {
    switch self {
    case .savedMeals: [.mealFavorites]
    case .filters: [.cuisineFilter, .ingredientExclusions]
    case .planning: [.weeklyPlanner]
    case .shopping: [.shoppingList]
    case .nutrition: [.nutritionTracking, .insights, .foodFavorites, .nutritionLimits]
    }
  }

  /// The stable key of the line in the copy catalogue.
  public var copyKey: String { "paywall.promise.\(rawValue)" }

  /// The paywall of an app that is composed of some features, all five lines in their order.
  public static func lines(delivering composed: Set<PremiumFeature>) -> [PaywallLine] {
    allCases.map { promise in
      PaywallLine(promise: promise, missing: promise.features.filter { !composed.contains($0) })
    }
  }
}
