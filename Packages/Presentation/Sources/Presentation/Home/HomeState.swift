import MealModels

/// The states of Home (S-STATE-01).
public enum HomeState: Hashable, Sendable {
  /// The first suggestion is loading.
  case loading
  /// A meal.
  case suggestion(Meal)
  /// Loading failed, with the sentence for VoiceOver (C-S04).
  case error(String)
  /// There is no result, no cached meal and no error (C-E04).
  case empty
}
