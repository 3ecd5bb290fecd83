#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What the history says of the meals of a pool at one moment.
struct Recollection {
  /// A meal that was eaten, with the days that passed since.
  struct TakenMeal {
    var meal: Int
    var days: Float
  }

  /// What was probably eaten or is planned, the nearest in time first.
  private(set) var taken: [TakenMeal] = []

  /// What of the day counts for taste.
  private(set) var day: DayContext

  /// The meals shown last within seven days, latest first, at most ``MealSuggester/opening``.
  private(set) var lastShown: [Int] = []

  /// How many different meals were shown.
  private(set) var shownMeals = 0

  /// Whether so few were shown that the next ones all differ.
  var isOpening: Bool { shownMeals < MealSuggester.opening }

  /// How many were refused in a row just now.
  let refusals: Int

  /// Whether so many were refused just now that the next one had better please.
  var isOutOfPatience: Bool { refusals >= Refusals.patience }

  private let window: UInt16
  /// For each meal 0, or one more than the days since it was shown, any begun day counted whole.
  private var marks: [UInt16]
  /// For each family whether one of it was shown within the window.
  private var seenFamilies: [Bool]
  /// The meals that are nearly the same as one that was, beyond its family.
  private var seenKin: Set<Int32> = []
  private let kin: [Int32: [Int32]]
  private let disliked: Set<Int>
  private let families: [Int32]

  init(
    of reading: HistoryReading, for request: SuggestionRequest, in pool: MealPool,
    _ parts: Set<EnginePart>
  ) {
    let now = request.moment.date
    day = DayContext(isWeekend: CalendarDay(request.moment.dayNumber).weekday > 5)
    window = UInt16(clamping: request.windowDays)
    marks = Array(repeating: 0, count: pool.count)
    seenFamilies = Array(repeating: false, count: parts.contains(.families) ? pool.count : 0)
    disliked = reading.disliked
    families = pool.families
    kin = parts.contains(.families) ? pool.kin : [:]
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

  /// Takes in that a meal is being shown now.
  mutating func note(_ meal: Int, days: Int = 0) {
    let mark = UInt16(clamping: days + 1)
    if marks[meal] == 0 { shownMeals += 1 }
    if marks[meal] == 0 || mark < marks[meal] { marks[meal] = mark }
    guard !seenFamilies.isEmpty, isRecent(meal) else { return }
    seenFamilies[Int(families[meal])] = true
    if let kin = kin[Int32(meal)] { seenKin.formUnion(kin) }
  }

  /// Forgets what was eaten the days before, which counts for taste only where it is settled.
  mutating func forgetDaysBefore() {
    day.yesterday = ChangingTraits()
    day.theDayBefore = ChangingTraits()
  }

  /// How a meal stands.
  func standing(of meal: Int) -> Standing {
    if !disliked.isEmpty, disliked.contains(meal) { return .disliked }
    if isRecent(meal) { return .repeated }
    if !seenFamilies.isEmpty, seenFamilies[Int(families[meal])] { return .similar }
    if !seenKin.isEmpty, seenKin.contains(Int32(meal)) { return .similar }
    return .fresh
  }

  /// The days since a meal was shown, any begun day counted whole; nil if it was not lately.
  func daysSinceShown(_ meal: Int) -> Int? {
    marks[meal] == 0 ? nil : Int(marks[meal]) - 1
  }

  private func isRecent(_ meal: Int) -> Bool {
    marks[meal] != 0 && marks[meal] - 1 <= window
  }

  /// A time in the future counts as now.
  private static func days(from date: Date, to now: Date) -> Int {
    let days = max(0, now.timeIntervalSince(date) / 86_400).rounded(.up)
    return Int(min(days, Double(UInt16.max) - 1))
  }
}
