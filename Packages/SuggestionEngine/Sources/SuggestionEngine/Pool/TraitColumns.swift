import MealModels

/// Gives every trait of a pool a number, and every meal a row of such numbers of equal length.
///
/// What is known of traits can then be one column, and the score of a meal a sum over its row.
struct TraitColumns: Sendable {
  /// How many traits every meal has: cuisine, protein, starch, shape, difficulty, time and heft.
  static let fixed = 7

  /// How many of them, from the first, somebody may have had enough of on the next day.
  static let changing = 4

  /// The place of the protein in a row.
  static let proteinPlace = 1

  /// How many numbers a row has: the traits that every meal has, then its main foods.
  static let width = fixed + MealTraits.mainFoodLimit

  /// The trait of a day that belongs to a trait of a meal, and whether it is one of weekends.
  struct OnDays {
    let number: Int
    let isForWeekends: Bool
  }

  /// The number that fills up rows; it is of no trait.
  static let none = 0

  /// The traits by number; the first place is empty.
  let traits: [MealTrait?]

  /// By number the trait of a day that belongs to it.
  let dayTraits: [OnDays?]

  /// By number its place in a row, for those that somebody may have had enough of.
  private let places: [Int8]

  private let rows: [UInt16]
  private let numbers: [MealTrait: UInt16]

  init(_ meals: [MealSummary]) {
    var traits: [MealTrait?] = [nil] + Self.common
    var numbers: [MealTrait: UInt16] = [:]
    for (number, trait) in traits.enumerated() {
      if let trait { numbers[trait] = UInt16(number) }
    }
    var rows: [UInt16] = []
    rows.reserveCapacity(meals.count * Self.width)
    for meal in meals {
      for trait in Self.traits(of: meal) {
        guard let trait else {
          rows.append(UInt16(Self.none))
          continue
        }
        if numbers[trait] == nil {
          numbers[trait] = UInt16(clamping: traits.count)
          traits.append(trait)
        }
        rows.append(numbers[trait] ?? 0)
      }
      while rows.count % Self.width != 0 { rows.append(UInt16(Self.none)) }
    }
    self.traits = traits
    dayTraits = traits.map(Self.onDays)
    places = traits.map(Self.place)
    self.rows = rows
    self.numbers = numbers
  }

  /// The numbers of a meal's traits; some may be ``none``.
  subscript(meal: Int) -> ArraySlice<UInt16> {
    rows[meal * Self.width..<(meal + 1) * Self.width]
  }

  /// The traits of a meal.
  func traits(of meal: Int) -> [MealTrait] { self[meal].compactMap { traits[Int($0)] } }

  /// The number of a trait; nil when no meal has it.
  func number(of trait: MealTrait) -> Int? { numbers[trait].map { Int($0) } }

  /// The sum of a column over the traits of a meal.
  func sum(of meal: Int, over column: [Float]) -> Float {
    // Without checks: every number in a row is that of a trait, and a column has one place for each.
    rows.withUnsafeBufferPointer { rows in
      column.withUnsafeBufferPointer { column in
        var sum: Float = 0
        for place in meal * Self.width..<(meal + 1) * Self.width { sum += column[Int(rows[place])] }
        return sum
      }
    }
  }

  /// The sums of a column over the traits of each of some meals, into as many places.
  func sum(
    of meals: [SafeMeal], over column: [Float], into sums: UnsafeMutableBufferPointer<Float>
  ) {
    // Without checks, as above.
    rows.withUnsafeBufferPointer { rows in
      column.withUnsafeBufferPointer { column in
        for place in meals.indices {
          let row = meals[place].index * Self.width
          var sum: Float = 0
          for number in row..<row + Self.width { sum += column[Int(rows[number])] }
          sums.initializeElement(at: place, to: sum)
        }
      }
    }
  }

  /// The place in a row of a trait that somebody may have had enough of.
  func place(of number: UInt16) -> Int? {
    places[Int(number)] < 0 ? nil : Int(places[Int(number)])
  }

  /// Whether a trait says that there is nothing: no protein, no starch.
  func isNothing(_ number: UInt16) -> Bool {
    traits[Int(number)] == .protein(.none) || traits[Int(number)] == .starch(.none)
  }

  private static func onDays(_ trait: MealTrait?) -> OnDays? {
    let (day, isForWeekends): (DayTrait, Bool)
    switch trait {
    case .time(let band): (day, isForWeekends) = (.weekendTime(band), true)
    case .difficulty(let difficulty): (day, isForWeekends) = (.weekendDifficulty(difficulty), true)
    case .heft(let heft): (day, isForWeekends) = (.workdayHeft(heft), false)
    default: return nil
    }
    return DayTrait.numbers[day].map { OnDays(number: $0, isForWeekends: isForWeekends) }
  }

  private static func place(_ trait: MealTrait?) -> Int8 {
    switch trait {
    case .cuisine: 0
    case .protein: 1
    case .starch: 2
    case .shape: 3
    default: -1
    }
  }

  private static func traits(of meal: MealSummary) -> [MealTrait?] {
    let traits = meal.traits
    return [
      .cuisine(meal.cuisine), .protein(traits.protein), .starch(traits.starch),
      .shape(traits.shape), .difficulty(meal.difficulty),
      .time(TimeBand(minutes: meal.totalMinutes)), Heft(traits.nutrition).map(MealTrait.heft),
    ] + traits.mainFoods.prefix(MealTraits.mainFoodLimit).map(MealTrait.food)
  }

  /// The traits that are numbered in every pool.
  private static let common: [MealTrait] =
    Cuisine.allCases.map(MealTrait.cuisine) + ProteinSource.allCases.map(MealTrait.protein)
    + StarchSource.allCases.map(MealTrait.starch) + DishKind.allCases.map(MealTrait.shape)
    + Difficulty.allCases.map(MealTrait.difficulty) + TimeBand.allCases.map(MealTrait.time)
    + Heft.allCases.map(MealTrait.heft)
}
