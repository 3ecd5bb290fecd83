import MealModels

/// Everything the engine needs to know to plan several meals at once.
public struct WeekRequest: Hashable, Sendable {
  /// What holds for every meal: limits, time, cuisines, quotas, seed and window.
  ///
  /// Its slot and its count play no part.
  public var each: SuggestionRequest

  /// The slots to fill, each at most once.
  public var slots: [WeekSlot]

  /// The meals that are settled.
  public var locks: [WeekSlot: MealID]

  /// The slots in which another meal was asked for, in that order, a slot once for each time; the
  /// other slots stay as they are.
  public var rerolls: [WeekSlot]

  /// Makes a request.
  public init(
    each: SuggestionRequest, slots: [WeekSlot], locks: [WeekSlot: MealID] = [:],
    rerolls: [WeekSlot] = []
  ) {
    self.each = each
    self.slots = slots
    self.locks = locks
    self.rerolls = rerolls
  }
}

extension WeekRequest {
  /// The request for one meal of the week, at the time when it is eaten.
  ///
  /// The month goes on with the days, and what is left of the day's nutrition is that of the first.
  func each(for slot: WeekSlot) -> SuggestionRequest {
    var request = each
    request.moment = slot.moment(secondsFromGMT: each.moment.secondsFromGMT)
    request.wishes.slot = slot.slot
    request.count = 1
    let days = [each.moment, request.moment].map { CalendarDay($0.dayNumber) }
    if let month = each.wishes.month, (1...12).contains(month) {
      request.wishes.month = (month + days[1].month - days[0].month + 11) % 12 + 1
    }
    let minutes = request.moment.date.timeIntervalSince(each.moment.date) / 60
    request.minutesAhead = Int(min(max(0, minutes), 100_000))
    if days[0] != days[1] { request.wishes.nutritionLeft = NutritionFacts() }
    return request
  }
}

/// Why a week cannot be planned as it was asked for.
public enum WeekError: Error, Equatable, Sendable {
  /// A locked meal is not among the meals to choose from.
  case unknownMeal(MealID)
  /// A locked meal breaks a limit.
  case unsafeMeal(MealID)
  /// A lock or another meal is asked for in a slot that is not planned.
  case slotNotPlanned(WeekSlot)
  /// Another meal is asked for in a slot that is locked.
  case slotLocked(WeekSlot)
}
