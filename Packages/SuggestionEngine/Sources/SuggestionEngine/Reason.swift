import MealModels

/// Why a meal was chosen, as data; Presentation has the words.
public enum Reason: Hashable, Sendable {
  /// It is for this part of the day.
  case fitsSlot(MealSlot)
  /// It is ready within the time there is.
  case readyIn(minutes: Int)
  /// It comes from a wished kitchen.
  case wishedCuisine(Cuisine)
  /// It fits these diets of the eaters.
  case fitsDiets([Diet])
  /// It is free of these allergens of the eaters.
  case freeOf([Allergen])
  /// It was never shown before.
  case neverShown
  /// It was not shown for this many days.
  case notShownFor(days: Int)
  /// Its kitchen differs from the last meals shown.
  case changeOfCuisine(Cuisine)
  /// Everything that fits was shown lately, and this one longest ago.
  case longestAgo(days: Int)
}
