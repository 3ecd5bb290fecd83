import MealModels

/// How many minutes people give a meal, from now to the table: by the part of the day, the kind of
/// day and the hour.
///
/// `UsualMeal` has the usual times. It is soft: what takes longer comes later, and somebody who cooks
/// longer is learned.
public struct ExpectedEffort: Hashable, Sendable {
  /// Minutes on Monday to Friday.
  public var workday: [MealSlot: Int]

  /// Minutes on Saturday and Sunday.
  public var weekend: [MealSlot: Int]

  /// The most minutes from 21:00 on.
  public var lateEvening: Int

  /// The most minutes from 23:00 to 04:00.
  public var lateNight: Int

  /// What all of them are multiplied by, above 0: the eater's own pace.
  public var factor: Double

  /// Makes a table; what is left out is as usual.
  public init(
    workday: [MealSlot: Int] = [:], weekend: [MealSlot: Int] = [:], lateEvening: Int = 20,
    lateNight: Int = 15, factor: Double = 1
  ) {
    self.workday = Self.usual(atWeekend: false).merging(workday) { $1 }
    self.weekend = Self.usual(atWeekend: true).merging(weekend) { $1 }
    self.lateEvening = lateEvening
    self.lateNight = lateNight
    self.factor = factor
  }

  /// What most people give a meal.
  public static let usual = ExpectedEffort()

  private static func usual(atWeekend isAtWeekend: Bool) -> [MealSlot: Int] {
    Dictionary(
      uniqueKeysWithValues: UsualMeal.allCases.filter { $0.isAtWeekend == isAtWeekend }
        .map { ($0.slot, $0.standardMinutes) })
  }

  /// The minutes for a meal that is eaten at a moment, at least one.
  ///
  /// - Parameter slot: the part of the day; that of the moment without one.
  public func minutes(for slot: MealSlot? = nil, at moment: LocalMoment) -> Double {
    minutes(for: EffortOccasion(slot ?? moment.slot, at: moment))
  }

  /// The minutes on an occasion, at least one.
  func minutes(for occasion: EffortOccasion) -> Double {
    let day = (occasion.isWeekend ? weekend : workday)[occasion.slot] ?? 0
    let minutes =
      switch occasion.hour {
      case .day: day
      case .lateEvening: min(day, lateEvening)
      case .lateNight: min(day, lateNight)
      }
    return max(1, Double(minutes) * (factor > 0 ? factor : 1))
  }
}

/// What the effort goes by: a part of the day on a weekday, and whether it is late.
struct EffortOccasion: Hashable {
  enum Hour: Int, CaseIterable {
    case day, lateEvening, lateNight
  }

  let slot: MealSlot
  let hour: Hour
  /// Monday 1 to Sunday 7.
  let weekday: Int

  init(_ slot: MealSlot, at moment: LocalMoment) {
    self.slot = slot
    switch moment.hour {
    case 21, 22: hour = .lateEvening
    case 23, 0..<4: hour = .lateNight
    default: hour = .day
    }
    // Before four it is still the evening before.
    weekday = CalendarDay(moment.dayNumber - (moment.hour < 4 ? 1 : 0)).weekday
  }

  var isWeekend: Bool { weekday > 5 }

  /// How many places there are for occasions, by the kind of day and by the weekday.
  static let dayPlaces = 2 * slotPlaces
  static let weekdayPlaces = 7 * slotPlaces

  /// The place of occasions of the same part of the day, the same lateness and the same kind of day.
  var dayPlace: Int { (isWeekend ? Self.slotPlaces : 0) + slotPlace }

  /// The same on the same weekday.
  var weekdayPlace: Int { (weekday - 1) * Self.slotPlaces + slotPlace }

  private static let slotPlaces = MealSlot.allCases.count * Hour.allCases.count

  private var slotPlace: Int { slot.place * Hour.allCases.count + hour.rawValue }
}

extension MealSlot {
  /// Its place among all.
  fileprivate var place: Int {
    switch self {
    case .breakfast: 0
    case .lunch: 1
    case .dinner: 2
    case .snack: 3
    }
  }
}
