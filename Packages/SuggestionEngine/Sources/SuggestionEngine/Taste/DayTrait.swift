import MealModels

/// Something about a meal and the day it is for: how much more or less a trait is liked on such a day.
public enum DayTrait: Hashable, Sendable {
  /// A meal that takes so long, at a weekend.
  case weekendTime(TimeBand)
  /// A meal that asks for such skill, at a weekend.
  case weekendDifficulty(Difficulty)
  /// A meal so filling, on a workday.
  case workdayHeft(Heft)
  /// The protein of a meal of the day before.
  case proteinOfYesterday
  /// The starch of a meal of the day before.
  case starchOfYesterday
  /// The shape of a meal of the day before.
  case shapeOfYesterday
  /// The cuisine of a meal of the day before.
  case cuisineOfYesterday
  /// A protein that came on both days before.
  case proteinOfTwoDays

  /// All of them; the place of each is its number.
  static let all: [DayTrait] =
    TimeBand.allCases.map(DayTrait.weekendTime)
    + Difficulty.allCases.map(DayTrait.weekendDifficulty) + Heft.allCases.map(DayTrait.workdayHeft)
    + [
      .proteinOfYesterday, .starchOfYesterday, .shapeOfYesterday, .cuisineOfYesterday,
      .proteinOfTwoDays,
    ]

  static let numbers = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
}

/// How much energy one serving of a meal has.
public enum Heft: String, CaseIterable, Hashable, Sendable, Codable {
  /// Below 350 kcal.
  case light
  /// 350 to 650 kcal.
  case medium
  /// More than 650 kcal.
  case heavy

  /// The heft of a serving; nil where its energy is not known.
  init?(_ serving: NutritionFacts) {
    guard let energy = serving[.energy] else { return nil }
    self = energy < 350 ? .light : energy <= 650 ? .medium : .heavy
  }
}

/// What of a day counts for taste: whether it is a weekend, and the traits of what was eaten on the two
/// days before.
struct DayContext {
  var isWeekend = false
  var yesterday = ChangingTraits()
  var theDayBefore = ChangingTraits()

  /// Each trait of a meal that counts on this day, with the number of the day's own trait.
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

  /// What a day adds to each trait, by what is thought of the day's own traits.
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

  /// The number of the day's trait for the same as yesterday at a place of a row.
  private static func sameAsYesterday(_ place: Int) -> Int? {
    place < same.count ? same[place] : nil
  }
}

/// The cuisines, proteins, starches and shapes of the meals of a day, as bits by their numbers, which
/// come first in every pool.
struct ChangingTraits: Equatable {
  private var bits = SIMD2<UInt64>.zero

  /// How many numbers there is room for; there are fewer such traits.
  static let room = 128

  var isEmpty: Bool { bits == .zero }

  func contains(_ number: UInt16) -> Bool {
    bits[Int(number) / 64] >> (UInt64(number) % 64) & 1 == 1
  }

  mutating func insert(_ numbers: some Sequence<UInt16>) {
    for number in numbers { bits[Int(number) / 64] |= 1 << (UInt64(number) % 64) }
  }

  /// The numbers, ascending.
  var numbers: [UInt16] { (0..<UInt16(Self.room)).filter(contains) }
}

/// What was eaten on the last days, while a history is read by time.
struct RecentDays {
  private var day = Int.min
  private var today = ChangingTraits()
  private var yesterday = ChangingTraits()
  private var theDayBefore = ChangingTraits()

  /// The context of a day, which is not before the last one.
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

  /// Takes in that a meal is eaten on the day of the last context.
  mutating func take(_ meal: Int, _ traits: TraitColumns) {
    today.insert(traits[meal].prefix(TraitColumns.changing))
  }
}
