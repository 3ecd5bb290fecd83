import MealModels

/// The days on which an entry is planned again.
public struct PlanRepeat: Hashable, Sendable {
  /// The weekdays, 1 for Monday to 7 for Sunday.
  public var weekdays: Set<Int>
  /// How many weeks are planned, 1 to 8; the first is the week of the entry.
  public var weeks: Int
  /// Whether it is also planned where something else is planned.
  public var isBeside: Bool

  /// Makes a rule; by default for one week, and only where nothing is planned.
  public init(_ weekdays: Set<Int>, weeks: Int = 1, isBeside: Bool = false) {
    self.weekdays = weekdays
    self.weeks = min(max(1, weeks), Self.mostWeeks)
    self.isBeside = isBeside
  }

  /// Monday to Friday.
  public static let workdays: Set<Int> = [1, 2, 3, 4, 5]

  /// The most weeks.
  public static let mostWeeks = 8
}

extension Plan {
  /// The slots in which an entry would be planned again, and those in which something is planned.
  ///
  /// - Parameter first: The first slot that is not over.
  public func slots(
    repeating id: PlannedMealID, _ rule: PlanRepeat, from first: PlanSlot
  ) throws(PlanError) -> (free: [PlanSlot], taken: [PlanSlot]) {
    let meal = try planned(id)
    guard meal.content.source == nil else { throw .noLeftovers(id) }
    let start = settings.weekStart(of: meal.slot.day)
    let days = (start..<(start + 7 * rule.weeks)).filter(CalendarDay.written.contains)
    let slots = days.filter { rule.weekdays.contains(CalendarDay($0).weekday) }
      .map { PlanSlot(day: $0, slot: meal.slot.slot) }
      .filter { $0 != meal.slot && $0 >= first }
    let taken = slots.filter(isTaken)
    return (slots.filter { !taken.contains($0) }, taken)
  }

  /// Whether something is planned in a slot; what is skipped leaves it free.
  public func isTaken(_ slot: PlanSlot) -> Bool {
    entries(in: slot).contains { $0.state != .skipped }
  }

  /// Plans copies of an entry on the weekdays of a rule; what is planned stays.
  ///
  /// Guests come for one day, so the copies are cooked without them.
  public func repeating(
    _ id: PlannedMealID, _ rule: PlanRepeat, from first: PlanSlot, newID: () -> PlannedMealID
  ) throws(PlanError) -> [PlanEvent] {
    let slots = try slots(repeating: id, rule, from: first)
    var plan = self
    var events: [PlanEvent] = []
    for slot in rule.isBeside ? (slots.free + slots.taken).sorted() : slots.free {
      let added = try plan.duplicating(id, to: slot, newID: newID).map(\.withoutGuests)
      plan = plan.applying(added)
      events += added
    }
    return events
  }
}

extension PlanEvent {
  /// The event, with the added meal cooked for its eaters alone.
  fileprivate var withoutGuests: PlanEvent {
    guard case .added(var meal) = self, meal.guests > 0 else { return self }
    let fewest = PlannedMeal.servingsRange.lowerBound
    meal.servings = meal.servings.map { max(fewest, $0 - meal.guests) }
    meal.guests = 0
    return .added(meal)
  }
}
