#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The history of a pool's meals, as seen at one moment.
struct Recollection {
  /// A meal that was eaten, and the number of days since.
  struct TakenMeal {
    var meal: Int
    var days: Float
  }

  /// The meals that were probably eaten or are planned, nearest in time first.
  private(set) var taken: [TakenMeal] = []

  /// The kind of day and the traits of the two days before; taste depends on both.
  private(set) var day: DayContext

  /// The meals shown last within seven days, latest first, at most ``MealSuggester/opening`` of
  /// them.
  private(set) var lastShown: [Int] = []

  /// The number of different meals that were shown.
  private(set) var shownMeals = 0

  /// Whether the eater still sees the very first meals, which all differ.
  var isOpening: Bool { shownMeals < MealSuggester.opening }

  /// The current number of meals refused in a row.
  let refusals: Int

  /// Whether the eater refused so many meals that the next one should not be an experiment.
  var isOutOfPatience: Bool { refusals >= Refusals.patience }

  private let window: UInt16
  /// For each meal, the days since it was shown, rounded up, plus one; 0 if it was not shown.
  private var marks: [UInt16]
  /// For each family, whether one of its meals was shown within the window; empty if no meal was.
  private var seenFamilies: [Bool] = []
  /// Meals of other families that are nearly identical to a shown meal.
  private var seenKin: Set<Int32> = []
  private let disliked: Set<Int>
  /// The pool that knows families and related meals; nil if the engine does not use them.
  private let relations: MealPool?
  private var families: [Int32] = []

  init(
    of reading: HistoryReading, for request: SuggestionRequest, in pool: MealPool,
    _ parts: Set<EnginePart>
  ) {
    let now = request.moment.date
    day = DayContext(isWeekend: CalendarDay(request.moment.dayNumber).weekday > 5)
    window = UInt16(clamping: request.windowDays)
    marks = Array(repeating: 0, count: pool.count)
    disliked = reading.disliked
    relations = parts.contains(.families) ? pool : nil
    refusals = reading.refusals.count(at: now)
    for showing in reading.showings {
      note(showing.meal, days: Self.days(from: showing.date, to: now))
    }
    taken = reading.taken.map { taken in
      let days = now.timeIntervalSince(taken.date) / 86_400
      return TakenMeal(meal: taken.meal, days: Float(taken.isPlanned ? abs(days) : max(0, days)))
    }
    taken.sort { $0.days < $1.days }
    for meal in reading.taken {
      let then = LocalMoment(date: meal.date, secondsFromGMT: request.moment.secondsFromGMT)
      let row = pool.traits[meal.meal].prefix(TraitColumns.changing)
      switch request.moment.dayNumber - then.dayNumber {
      case 1: day.yesterday.insert(row)
      case 2: day.theDayBefore.insert(row)
      default: break
      }
    }
    for showing in reading.showings.suffix(HistoryReading.reach).reversed() {
      if lastShown.count == MealSuggester.opening { break }
      guard abs(now.timeIntervalSince(showing.date)) <= 7 * 86_400 else { continue }
      if !lastShown.contains(showing.meal) { lastShown.append(showing.meal) }
    }
  }

  /// Records that a meal is being shown now.
  mutating func note(_ meal: Int, days: Int = 0) {
    let mark = UInt16(clamping: days + 1)
    if marks[meal] == 0 { shownMeals += 1 }
    if marks[meal] == 0 || mark < marks[meal] { marks[meal] = mark }
    guard let relations, isRecent(meal) else { return }
    if seenFamilies.isEmpty {
      families = relations.families
      seenFamilies = Array(repeating: false, count: families.count)
    }
    seenFamilies[Int(families[meal])] = true
    seenKin.formUnion(relations.kin.kin(of: meal))
  }

  /// Forgets the traits of the two days before; a planner adds them when it knows the meals of
  /// these days.
  mutating func forgetDaysBefore() {
    day.yesterday = ChangingTraits()
    day.theDayBefore = ChangingTraits()
  }

  /// The history rank of a meal.
  func standing(of meal: Int) -> HistoryRank {
    if !disliked.isEmpty, disliked.contains(meal) { return .disliked }
    if isRecent(meal) { return .repeated }
    if !seenFamilies.isEmpty, seenFamilies[Int(families[meal])] { return .similar }
    if !seenKin.isEmpty, seenKin.contains(Int32(meal)) { return .similar }
    return .fresh
  }

  /// The days since a meal was shown, rounded up; nil if it was not shown recently.
  func daysSinceShown(_ meal: Int) -> Int? {
    marks[meal] == 0 ? nil : Int(marks[meal]) - 1
  }

  private func isRecent(_ meal: Int) -> Bool {
    marks[meal] != 0 && marks[meal] - 1 <= window
  }

  /// The days between two dates, rounded up; 0 for a date in the future.
  private static func days(from date: Date, to now: Date) -> Int {
    let days = max(0, now.timeIntervalSince(date) / 86_400).rounded(.up)
    return Int(min(days, Double(UInt16.max) - 1))
  }
}
