/// A feature that is always free and cannot be gated.
///
/// This is only a list to show and compare. ``Gate`` accepts none of these features, so no
/// entitlement, event or setting can close them.
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
  /// Sharing a meal with another person.
  case share
  /// Diets, which suggestions always keep to.
  case diets
  /// Allergies, which suggestions always keep to.
  case allergies
  /// The available cooking time.
  case cookingTime = "cooking-time"
  /// The number of eaters.
  case servings
  /// Units of measurement.
  case units
  /// The history of suggested, cooked, skipped and rated meals.
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
  /// Viewing, starting, restoring and cancelling the subscription.
  case subscription
  /// Exporting the person's own data as a file.
  case dataExport = "data-export"
  /// Deleting the person's own data.
  case deletion
  /// The privacy policy and the terms of service.
  case legalTexts = "legal-texts"
}
