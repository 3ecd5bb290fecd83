import MealModels

/// The minutes that people spend on a meal, from now to the table.
///
/// They depend on the part of the day, the kind of day and the hour; `UsualMeal` has the usual
/// times. They are not a limit: a meal that takes longer gets fewer points, and the longer times of
/// an eater are learned.
public struct ExpectedEffort: Hashable, Sendable {
  /// Minutes on Monday to Friday.
  public var workday: [MealSlot: Int]

  /// Minutes on Saturday and Sunday.
  public var weekend: [MealSlot: Int]

  /// The maximum minutes from 21:00 on.
  public var lateEvening: Int

  /// The maximum minutes from 23:00 to 04:00.
  public var lateNight: Int

  /// The factor of all minutes, above 0: the eater's own pace.
  public var factor: Double

  /// Makes a table; omitted values are the usual ones.
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

  /// The minutes that most people spend on a meal.
  public static let usual = ExpectedEffort()

  private static func usual(atWeekend isAtWeekend: Bool) -> [MealSlot: Int] {
    Dictionary(
      uniqueKeysWithValues: UsualMeal.allCases.filter { $0.isAtWeekend == isAtWeekend }
        .map { ($0.slot, $0.standardMinutes) })
  }

  /// The minutes for a meal that is eaten at a moment, at least one.
  ///
  /// - Parameter slot: the part of the day; nil uses that of the moment.
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

/// The occasion that the effort depends on: a part of the day on a weekday, and whether it is late.
struct EffortOccasion: Hashable {
  enum Hour: Int, CaseIterable {
    case day, lateEvening, lateNight
  }

  let slot: MealSlot
  let hour: Hour
  /// 1 for Monday to 7 for Sunday.
  let weekday: Int

  init(_ slot: MealSlot, at moment: LocalMoment) {
    self.slot = slot
    switch moment.hour {
    case 21, 22: hour = .lateEvening
    case 23, 0..<4: hour = .lateNight
    default: hour = .day
    }
    // The hours before four belong to the evening before.
    weekday = CalendarDay(moment.dayNumber - (moment.hour < 4 ? 1 : 0)).weekday
  }

  var isWeekend: Bool { weekday > 5 }

  /// The number of places for occasions, by kind of day and by weekday.
  static let dayPlaces = 2 * slotPlaces
  static let weekdayPlaces = 7 * slotPlaces

  /// The place of occasions with the same part of the day, the same hours and the same kind of day.
  var dayPlace: Int { (isWeekend ? Self.slotPlaces : 0) + slotPlace }

  /// The place of occasions with the same part of the day and the same hours on the same weekday.
  var weekdayPlace: Int { (weekday - 1) * Self.slotPlaces + slotPlace }

  private static let slotPlaces = MealSlot.allCases.count * Hour.allCases.count

  private var slotPlace: Int { slot.place * Hour.allCases.count + hour.rawValue }
}

extension MealSlot {
  /// Its position among all parts of the day.
  fileprivate var place: Int {
    switch self {
    case .breakfast: 0
    case .lunch: 1
    case .dinner: 2
    case .snack: 3
    }
  }
}
