import MealModels

/// A trait of a meal on a kind of day, which the eater may like more or less than on other days.
public enum DayTrait: Hashable, Sendable {
  /// A meal with this cooking time, at a weekend.
  case weekendTime(TimeBand)
  /// A meal with this difficulty, at a weekend.
  case weekendDifficulty(Difficulty)
  /// A meal with this energy class, on a workday.
  case workdayHeft(EnergyClass)
  /// The same protein as in a meal of the day before.
  case proteinOfYesterday
  /// The same starch as in a meal of the day before.
  case starchOfYesterday
  /// The same shape as a meal of the day before.
  case shapeOfYesterday
  /// The same cuisine as a meal of the day before.
  case cuisineOfYesterday
  /// The same protein as in meals of both days before.
  case proteinOfTwoDays

  /// All day traits; the index of each is its number.
  static let all: [DayTrait] =
    TimeBand.allCases.map(DayTrait.weekendTime)
    + Difficulty.allCases.map(DayTrait.weekendDifficulty)
    + EnergyClass.allCases.map(DayTrait.workdayHeft)
    + [
      .proteinOfYesterday, .starchOfYesterday, .shapeOfYesterday, .cuisineOfYesterday,
      .proteinOfTwoDays,
    ]

  static let numbers = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
}

/// A class of meals by the energy of one serving.
public enum EnergyClass: String, CaseIterable, Hashable, Sendable, Codable {
  /// Below 350 kcal.
  case light
  /// 350 to 650 kcal.
  case medium
  /// More than 650 kcal.
  case heavy

  /// The energy class of a serving; nil if its energy is unknown.
  init?(_ serving: NutritionFacts) {
    guard let energy = serving[.energy] else { return nil }
    self = energy < 350 ? .light : energy <= 650 ? .medium : .heavy
  }
}

/// The properties of a day that affect taste: whether it is a weekend, and the traits of the meals
/// of the two days before.
struct DayContext {
  var isWeekend = false
  var yesterday = ChangingTraits()
  var theDayBefore = ChangingTraits()

  /// Calls a function with the number of each day trait that a meal has on this day.
  func forEach(_ traits: TraitColumns, of meal: Int, _ body: (_ dayTrait: Int) -> Void) {
    let row = traits[meal]
    for (place, number) in row.prefix(TraitColumns.fixed).enumerated() {
      if let own = traits.dayTraits[Int(number)] {
        if own.isForWeekends == isWeekend { body(own.number) }
        continue
      }
      guard !yesterday.isEmpty, let same = Self.sameAsYesterday(place), yesterday.contains(number),
        Int(number) != TraitColumns.none, !traits.isNothing(number)
      else { continue }
      body(same)
      if place == TraitColumns.proteinPlace, theDayBefore.contains(number) {
        body(Self.proteinOfTwoDays)
      }
    }
  }

  /// Adds the learned mean of each day trait that applies on this day to the points of its trait.
  func add(_ beliefs: [TasteModel.Belief], _ traits: TraitColumns, to column: inout [Float]) {
    for (number, own) in traits.dayTraits.enumerated() {
      if let own, own.isForWeekends == isWeekend { column[number] += beliefs[own.number].mean }
    }
    for number in yesterday.numbers where !traits.isNothing(number) {
      guard let place = traits.place(of: number), let same = Self.sameAsYesterday(place) else {
        continue
      }
      column[Int(number)] += beliefs[same].mean
      if place == TraitColumns.proteinPlace, theDayBefore.contains(number) {
        column[Int(number)] += beliefs[Self.proteinOfTwoDays].mean
      }
    }
  }

  private static let proteinOfTwoDays = DayTrait.numbers[.proteinOfTwoDays] ?? 0

  private static let same = [
    DayTrait.cuisineOfYesterday, .proteinOfYesterday, .starchOfYesterday, .shapeOfYesterday,
  ].map { DayTrait.numbers[$0] ?? 0 }

  /// The number of the day trait "the same as yesterday" for a place in a row of traits.
  private static func sameAsYesterday(_ place: Int) -> Int? {
    place < same.count ? same[place] : nil
  }
}

/// The cuisines, proteins, starches and shapes of the meals of a day, one bit for each trait.
///
/// The numbers of these traits come first in every pool.
struct ChangingTraits: Equatable {
  private var bits = SIMD2<UInt64>.zero

  /// The number of bits; every pool has fewer such traits.
  static let room = 128

  var isEmpty: Bool { bits == .zero }

  func contains(_ number: UInt16) -> Bool {
    bits[Int(number) / 64] >> (UInt64(number) % 64) & 1 == 1
  }

  mutating func insert(_ numbers: some Sequence<UInt16>) {
    for number in numbers { bits[Int(number) / 64] |= 1 << (UInt64(number) % 64) }
  }

  /// The numbers in the set, in ascending order.
  var numbers: [UInt16] { (0..<UInt16(Self.room)).filter(contains) }
}

/// The meals of the last days; it is updated while a history is read in order of time.
struct RecentDays {
  private var day = Int.min
  private var today = ChangingTraits()
  private var yesterday = ChangingTraits()
  private var theDayBefore = ChangingTraits()

  /// The context of a day; call it with days in ascending order.
  mutating func context(of day: Int) -> DayContext {
    if day > self.day {
      let isNext = self.day != Int.min && day - self.day <= 2
      let isTomorrow = isNext && day - self.day == 1
      theDayBefore = isTomorrow ? yesterday : isNext ? today : ChangingTraits()
      yesterday = isTomorrow ? today : ChangingTraits()
      today = ChangingTraits()
      self.day = day
    }
    return DayContext(
      isWeekend: CalendarDay(day).weekday > 5, yesterday: yesterday, theDayBefore: theDayBefore)
  }

  /// Records that a meal was eaten on the day of the last context.
  mutating func take(_ meal: Int, _ traits: TraitColumns) {
    today.insert(traits[meal].prefix(TraitColumns.changing))
  }
}
