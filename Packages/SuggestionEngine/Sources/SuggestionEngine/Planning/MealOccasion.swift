import MealModels

/// A meal time of a plan, with its differences from the other times.
public struct MealOccasion: Hashable, Sendable {
  /// The time when the meal is eaten.
  public var moment: LocalMoment
  /// The part of the day.
  public var slot: MealSlot
  /// The minutes available at that time, one or more; they are a wish, which can be relaxed.
  public var minutes: Int
  /// The minutes before its time at which a meal may be started if it soaks, chills or needs cooked
  /// food.
  ///
  /// They are 0 if all of it must fit into `minutes`.
  public var minutesAhead: Int
  /// Meals that the eater does not want at that time.
  public var refused: Set<MealID>

  /// Makes an occasion.
  public init(
    moment: LocalMoment, slot: MealSlot, minutes: Int, minutesAhead: Int = 0,
    refused: Set<MealID> = []
  ) {
    self.moment = moment
    self.slot = slot
    self.minutes = max(1, minutes)
    self.minutesAhead = max(0, minutesAhead)
    self.refused = refused
  }
}

extension SuggestionRequest {
  /// The request for one meal of a plan: the common request, at the time when the meal is eaten.
  ///
  /// The month follows the planned day, and the rest of the day's nutrition applies only to the
  /// first day. A wished time includes everything from start to table, so nothing is started in
  /// advance.
  func asked(for occasion: MealOccasion) -> SuggestionRequest {
    var request = self
    request.moment = occasion.moment
    request.wishes.slot = occasion.slot
    request.wishes.maxMinutes = min(occasion.minutes, wishes.maxMinutes ?? .max)
    request.minutesAhead = wishes.maxMinutes == nil ? occasion.minutesAhead : 0
    request.effort = ExpectedEffort(
      workday: [occasion.slot: occasion.minutes], weekend: [occasion.slot: occasion.minutes],
      lateEvening: effort.lateEvening, lateNight: effort.lateNight)
    request.count = 1
    let days = [moment, occasion.moment].map { CalendarDay($0.dayNumber) }
    if let month = wishes.month, (1...12).contains(month) {
      request.wishes.month = (month + days[1].month - days[0].month + 11) % 12 + 1
    }
    if days[0] != days[1] { request.wishes.nutritionLeft = NutritionFacts() }
    return request
  }
}
