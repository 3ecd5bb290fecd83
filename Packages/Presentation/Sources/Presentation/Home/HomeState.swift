import MealModels

/// What Home has to show (S-STATE-01).
public enum HomeState: Hashable, Sendable {
  /// The first suggestion is on its way.
  case loading
  /// A meal.
  case suggestion(Meal)
  /// It failed, with the sentence for VoiceOver (C-S04).
  case error(String)
  /// There is nothing: no result, no cache, no error (C-E04).
  case empty
}
