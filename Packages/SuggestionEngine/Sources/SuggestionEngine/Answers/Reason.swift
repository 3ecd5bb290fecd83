import MealModels

/// Why a meal was chosen, as data; Presentation has the words.
public enum Reason: Hashable, Sendable {
  /// It is for this part of the day.
  case fitsSlot(MealSlot)
  /// It is ready within the time there is.
  case readyIn(minutes: Int)
  /// It comes from a wished cuisine.
  case wishedCuisine(Cuisine)
  /// Children eat, and it is mild, easy and well known.
  case forChildren
  /// One serving keeps these of the wished bounds.
  case keepsNutrition(NutritionBounds)
  /// It fits these diets of the eaters.
  case fitsDiets([Diet])
  /// It is free of these allergens of the eaters.
  case freeOf([Allergen])
  /// It was never shown before.
  case neverShown
  /// It was not shown for this many days.
  case notShownFor(days: Int)
  /// Its cuisine differs from the last meals.
  case changeOfCuisine(Cuisine)
  /// Its protein differs from the last meals.
  case changeOfProtein(ProteinSource)
  /// Nothing of this group was eaten in the last seven days.
  case notEatenForAWeek(ProteinGroup)
  /// The eater wants so much of this group in a week, and has not had it.
  case fillsQuota(Quota)
  /// The eater liked meals with this trait.
  case likedTrait(MealTrait)
  /// The eater saved it.
  case saved
  /// The eater gave it four or five stars.
  case rated(stars: Int)
  /// The eater said that they would eat it.
  case wouldEat
  /// The eater cooked it before, this many times.
  case cookedBefore(times: Int)
  /// It uses these foods, which are at home.
  case usesAtHome([FoodID])
  /// It uses these foods, which are at home and should be eaten by this day, at most six days away, in days
  /// since 1 January 1970.
  case usesInTime([FoodID], day: Int)
  /// It fits what is left of the day's nutrition.
  case fitsNutritionLeft
  /// A main food of it is in season in this month of the eater's calendar, 1 to 12.
  case inSeason(FoodID, month: Int)
  /// One serving with all that goes with it has much protein, in whole grams.
  case muchProtein(grams: Int)
  /// Everything that fits was shown lately, and this one longest ago.
  case longestAgo(days: Int)
}

extension Reason {
  /// Whether it is still so of a meal after what happened to it since: nothing is new that somebody
  /// cooked, chose or judged.
  public func holds(after events: [HistoryEvent]) -> Bool {
    self != .neverShown || !events.contains { ![.suggested, .skipped, .reset].contains($0.kind) }
  }

  /// Whether it is still so on a day: nothing is used in time once that is over.
  public func holds(on day: Int) -> Bool {
    if case .usesInTime(_, let last) = self { day <= last } else { true }
  }

  /// Whether it is still so of a meal of which this is known by now; being on screen does not make
  /// a meal less new.
  public func holds(for record: History.Record) -> Bool {
    self != .neverShown || !record.isJudged
  }
}
