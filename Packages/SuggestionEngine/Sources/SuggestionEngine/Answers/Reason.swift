import MealModels

/// Why a meal was chosen, as data; `SuggestionWords` has the words.
public enum Reason: Hashable, Sendable {
  /// It is for this part of the day.
  case fitsSlot(MealSlot)
  /// It is ready within the available time.
  case readyIn(minutes: Int)
  /// It comes from a wished cuisine.
  case wishedCuisine(Cuisine)
  /// Children eat with the others, and it is mild, easy and well known.
  case forChildren
  /// One serving keeps these wished bounds.
  case keepsNutrition(NutritionBounds)
  /// It fits these diets of the eaters.
  case fitsDiets([Diet])
  /// It is free from these allergens of the eaters.
  case freeOf([Allergen])
  /// It was never shown before.
  case neverShown
  /// It was not shown for this number of days.
  case notShownFor(days: Int)
  /// Its cuisine differs from those of the last meals.
  case changeOfCuisine(Cuisine)
  /// Its protein differs from those of the last meals.
  case changeOfProtein(ProteinSource)
  /// No meal of this group was eaten in the last seven days.
  case notEatenForAWeek(ProteinGroup)
  /// The eater wants this amount of this group in a week, and has not had it yet.
  case fillsQuota(Quota)
  /// The eater liked meals with this trait.
  case likedTrait(MealTrait)
  /// The eater saved it.
  case saved
  /// The eater gave it four or five stars.
  case rated(stars: Int)
  /// The eater said that they would eat it.
  case wouldEat
  /// The eater has cooked it this number of times.
  case cookedBefore(times: Int)
  /// It uses these foods, which are at home.
  case usesAtHome([FoodID])
  /// It uses these foods at home, which should be eaten by this day.
  ///
  /// The day is at most six days away, in days since 1 January 1970.
  case usesInTime([FoodID], day: Int)
  /// It fits the rest of the day's nutrition.
  case fitsNutritionLeft
  /// One of its main foods is in season in this month of the eater's calendar, 1 to 12.
  case inSeason(FoodID, month: Int)
  /// One serving with all its sides has much protein, in whole grams.
  case muchProtein(grams: Int)
  /// Everything that fits was shown recently, and this meal was shown the longest ago.
  case longestAgo(days: Int)
}

extension Reason {
  /// Whether the reason still holds for a meal after later events.
  ///
  /// A meal that was cooked, chosen or judged is no longer new.
  public func holds(after events: [HistoryEvent]) -> Bool {
    self != .neverShown || !events.contains { ![.suggested, .skipped, .reset].contains($0.kind) }
  }

  /// Whether the reason still holds on a day: the reason to use a food in time ends with its last
  /// day.
  public func holds(on day: Int) -> Bool {
    if case .usesInTime(_, let last) = self { day <= last } else { true }
  }

  /// Whether the reason still holds for a meal with this record.
  ///
  /// A meal that was only on screen is still new.
  public func holds(for record: History.Record) -> Bool {
    self != .neverShown || !record.isJudged
  }
}
