import MealModels

/// A meal time of a plan, with what is different there from the other times.
public struct MealOccasion: Hashable, Sendable {
  /// When the meal is eaten.
  public var moment: LocalMoment
  /// The part of the day.
  public var slot: MealSlot
  /// The minutes that there are at that time, one or more; a wish, which bends.
  public var minutes: Int
  /// How many minutes before its time a meal may be begun, with what soaks, chills or is cooked before;
  /// 0 where all of it must fit into the minutes.
  public var minutesAhead: Int
  /// Meals that are not wanted then.
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
  /// The question for one meal of a plan: what holds for every meal, at the time when it is eaten.
  ///
  /// The month goes on with the days, and what is left of the day's nutrition is that of the first.
  func asked(for occasion: MealOccasion) -> SuggestionRequest {
    var request = self
    request.moment = occasion.moment
    request.wishes.slot = occasion.slot
    request.wishes.maxMinutes = min(occasion.minutes, wishes.maxMinutes ?? .max)
    request.minutesAhead = occasion.minutesAhead
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
