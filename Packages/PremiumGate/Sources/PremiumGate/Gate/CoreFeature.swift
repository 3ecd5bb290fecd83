/// What everybody has, always: it cannot be gated.
///
/// A list to show and to compare with, and nothing else: ``Gate`` has no function that takes one of
/// these, so no entitlement, event or setting can close it.
public enum CoreFeature: String, CaseIterable, Codable, Hashable, Sendable {
  /// Meal suggestions, without a limit on their number.
  case suggestions
  /// The reason given with each suggestion.
  case reasons
  /// A whole recipe with all its steps.
  case recipe
  /// Cooking a recipe step by step.
  case startCooking = "start-cooking"
  /// Ordering a meal from a delivery service.
  case order
  /// Handing a meal on to somebody else.
  case share
  /// Diets, which suggestions always keep to.
  case diets
  /// Allergies, which suggestions always keep to.
  case allergies
  /// The time there is for cooking.
  case cookingTime = "cooking-time"
  /// How many people eat.
  case servings
  /// Units of measurement.
  case units
  /// What was suggested, cooked, skipped and rated.
  case history
  /// The Settings tab.
  case settings
  /// Light or dark appearance and contrast.
  case appearance
  /// Reminders and the permission for them.
  case notifications
  /// Signing in and out.
  case signIn = "sign-in"
  /// The person's profile.
  case profile
  /// Looking at, starting, restoring and cancelling the subscription.
  case subscription
  /// Taking one's own data away as a file.
  case dataExport = "data-export"
  /// Deleting one's own data.
  case deletion
  /// The privacy policy and the terms of service.
  case legalTexts = "legal-texts"
}
