import MealModels

/// How a household plans.
public struct PlanSettings: Hashable, Sendable {
  /// The first day of a week, Monday 1 to Sunday 7.
  public var firstWeekday: Int
  /// The minutes that there are for a meal from start to table, where they differ from the
  /// standard.
  public var minutes: [PlanTime: Int]
  /// The evenings on which nobody can soak or marinate anything for the next day, Monday 1 to
  /// Sunday 7.
  public var busyEvenings: Set<Int>
  /// How many lunches of a week are leftovers of a dinner, at most.
  public var leftoverLunches: Int
  /// What a week of meals should cost at most, which is a wish; nil sets no bound.
  public var weeklyBudget: Money?

  /// The standard: weeks begin on Monday, every evening is free, two lunches are leftovers.
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

  /// The minutes that there are for the meal of a slot.
  public func minutes(for slot: PlanSlot) -> Int {
    let time = PlanTime(weekday: CalendarDay(slot.day).weekday, slot: slot.slot)
    return minutes[time] ?? time.standardMinutes
  }

  /// The days of the week in which a day lies, by their numbers since 1970.
  ///
  /// Weeks go on over the ends of months and years; the first and the last that can be written, in
  /// the years 0001 and 9999, may have fewer than seven days.
  public func week(of day: Int) -> Range<Int> {
    let first = weekStart(of: day)
    return (first..<(first + 7)).clamped(to: Range(CalendarDay.written))
  }

  /// The first day of the week in which a day lies, were it before the year 0001.
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

  /// The minutes that there are unless a household says otherwise: 15, 20 and 40 for breakfast,
  /// lunch and dinner from Monday to Friday, 30, 45 and 90 at weekends, 10 for any snack.
  public var standardMinutes: Int {
    switch slot {
    case .breakfast: weekday < 6 ? 15 : 30
    case .lunch: weekday < 6 ? 20 : 45
    case .dinner: weekday < 6 ? 40 : 90
    case .snack: 10
    }
  }
}

/// One thing that a household set about how it plans.
public enum PlanSetting: Hashable, Sendable {
  /// Weeks begin on this day, Monday 1 to Sunday 7.
  case firstWeekday(Int)
  /// There are so many minutes at a time of the week; nil for the standard.
  case minutes(PlanTime, Int?)
  /// On an evening there is time to prepare for the next day, or not.
  case evening(weekday: Int, isBusy: Bool)
  /// So many lunches of a week are leftovers at most.
  case leftoverLunches(Int)
  /// A week should cost no more; nil sets no bound.
  case weeklyBudget(Money?)
}

extension PlanSettings {
  /// Takes in what was set.
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
