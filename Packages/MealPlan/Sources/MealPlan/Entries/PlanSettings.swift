import MealModels

/// The planning settings of a household.
public struct PlanSettings: Hashable, Sendable {
  /// The first day of a week, Monday 1 to Sunday 7.
  public var firstWeekday: Int
  /// The minutes for a meal from start to table, if they differ from the standard.
  public var minutes: [PlanTime: Int]
  /// The evenings without time to soak or marinate for the next day, Monday 1 to Sunday 7.
  public var busyEvenings: Set<Int>
  /// The most lunches of a week that are leftovers of a dinner.
  public var leftoverLunches: Int
  /// The most that a week of meals should cost, as a wish; nil sets no bound.
  public var weeklyBudget: Money?

  /// Makes settings; by default weeks begin on Monday, every evening is free, and two lunches are
  /// leftovers.
  public init(
    firstWeekday: Int = 1, minutes: [PlanTime: Int] = [:], busyEvenings: Set<Int> = [],
    leftoverLunches: Int = 2, weeklyBudget: Money? = nil
  ) {
    self.firstWeekday = firstWeekday
    self.minutes = minutes
    self.busyEvenings = busyEvenings
    self.leftoverLunches = leftoverLunches
    self.weeklyBudget = weeklyBudget
  }

  /// The minutes available for the meal of a slot.
  public func minutes(for slot: PlanSlot) -> Int {
    let time = PlanTime(weekday: CalendarDay(slot.day).weekday, slot: slot.slot)
    return minutes[time] ?? time.standardMinutes
  }

  /// The days of the week that contains a day, by their numbers since 1970.
  ///
  /// Weeks continue over the ends of months and years; the first and the last week, in the years
  /// 0001 and 9999, may have fewer than seven days.
  public func week(of day: Int) -> Range<Int> {
    let first = weekStart(of: day)
    return (first..<(first + 7)).clamped(to: Range(CalendarDay.written))
  }

  /// The first day of the week that contains a day, even if it is before the year 0001.
  func weekStart(of day: Int) -> Int {
    day - (CalendarDay(day).weekday - firstWeekday + 7) % 7
  }
}

/// A meal time of the week.
public struct PlanTime: Hashable, Sendable {
  /// Monday 1 to Sunday 7.
  public var weekday: Int
  /// The part of the day.
  public var slot: MealSlot

  /// Makes a time.
  public init(weekday: Int, slot: MealSlot) {
    self.weekday = weekday
    self.slot = slot
  }

  /// The default minutes: 15, 20 and 40 for breakfast, lunch and dinner from Monday to Friday, 30,
  /// 45 and 90 at weekends, 10 for any snack.
  public var standardMinutes: Int {
    switch slot {
    case .breakfast: weekday < 6 ? 15 : 30
    case .lunch: weekday < 6 ? 20 : 45
    case .dinner: weekday < 6 ? 40 : 90
    case .snack: 10
    }
  }
}

/// One planning setting of a household.
public enum PlanSetting: Hashable, Sendable {
  /// Weeks begin on this day, Monday 1 to Sunday 7.
  case firstWeekday(Int)
  /// The minutes for a meal at a time of the week; nil for the standard.
  case minutes(PlanTime, Int?)
  /// Whether an evening has time to prepare for the next day.
  case evening(weekday: Int, isBusy: Bool)
  /// The most lunches of a week that are leftovers.
  case leftoverLunches(Int)
  /// The most that a week should cost; nil sets no bound.
  case weeklyBudget(Money?)
}

extension PlanSettings {
  /// Applies a setting.
  public mutating func apply(_ setting: PlanSetting) {
    switch setting {
    case .firstWeekday(let day): firstWeekday = day
    case .minutes(let time, let count): minutes[time] = count
    case .evening(let weekday, isBusy: true): busyEvenings.insert(weekday)
    case .evening(let weekday, isBusy: false): busyEvenings.remove(weekday)
    case .leftoverLunches(let count): leftoverLunches = count
    case .weeklyBudget(let money): weeklyBudget = money
    }
  }
}
