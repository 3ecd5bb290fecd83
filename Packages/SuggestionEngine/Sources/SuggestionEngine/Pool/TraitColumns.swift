import MealModels

/// Gives every trait of a pool a number, and every meal a row of such numbers of equal length.
///
/// The values of traits can then be one column, and the score of a meal is a sum over its row.
struct TraitColumns: Sendable {
  /// The number of traits that every meal has: cuisine, protein, starch, shape, difficulty, time
  /// and energy class.
  static let fixed = 7

  /// The number of leading traits that an eater may not want again on the next day.
  static let changing = 4

  /// The place of the protein in a row.
  static let proteinPlace = 1

  /// The number of places in a row: the traits that every meal has, then its main foods.
  static let width = fixed + MealTraits.mainFoodLimit

  /// The day trait that belongs to a trait of a meal, and whether it is about weekends.
  struct OnDays {
    let number: Int
    let isForWeekends: Bool
  }

  /// The number that fills rows up; it belongs to no trait.
  static let none = 0

  /// The traits by number; the first place is empty.
  let traits: [MealTrait?]

  /// The day trait that belongs to each trait, by the trait's number.
  let dayTraits: [OnDays?]

  /// The place in a row of each trait that an eater may not want again on the next day, by its
  /// number; else -1.
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
    func add(_ food: FoodID) {
      let trait = MealTrait.food(food)
      if let number = numbers[trait] { return rows.append(number) }
      let number = UInt16(clamping: traits.count)
      numbers[trait] = number
      traits.append(trait)
      rows.append(number)
    }
    let fixed = FixedNumbers()
    for place in meals.indices {
      fixed.add(meals[place], to: &rows)
      let foods = meals[place].traits.mainFoods.prefix(MealTraits.mainFoodLimit)
      for food in foods { add(food) }
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

  /// The number of meals.
  var count: Int { rows.count / Self.width }

  /// The numbers of the main foods of a meal, heaviest first.
  func mainFoods(of meal: Int) -> ArraySlice<UInt16> {
    self[meal].dropFirst(Self.fixed).prefix { $0 != Self.none }
  }

  /// The traits of a meal.
  func traits(of meal: Int) -> [MealTrait] { self[meal].compactMap { traits[Int($0)] } }

  /// The number of a trait; nil if no meal has it.
  func number(of trait: MealTrait) -> Int? { numbers[trait].map { Int($0) } }

  /// The sum of a column over the traits of a meal.
  func sum(of meal: Int, over column: [Float]) -> Float {
    // Bounds checks are skipped: every number in a row belongs to a trait, and a column has a place
    // for each trait.
    rows.withUnsafeBufferPointer { rows in
      column.withUnsafeBufferPointer { column in
        var sum: Float = 0
        for place in meal * Self.width..<(meal + 1) * Self.width { sum += column[Int(rows[place])] }
        return sum
      }
    }
  }

  /// Writes the sums of a column over the traits of each of some meals.
  func sum(
    of meals: [SafeMeal], over column: [Float], into sums: UnsafeMutableBufferPointer<Float>
  ) {
    // Bounds checks are skipped for the same reason.
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

  /// The place in a row of a trait that an eater may not want again on the next day; else nil.
  func place(of number: UInt16) -> Int? {
    places[Int(number)] < 0 ? nil : Int(places[Int(number)])
  }

  /// Whether a trait means that something is absent: no protein, no starch.
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

  /// The traits that have numbers in every pool.
  private static let common: [MealTrait] =
    Cuisine.allCases.map(MealTrait.cuisine) + ProteinSource.allCases.map(MealTrait.protein)
    + StarchSource.allCases.map(MealTrait.starch) + DishKind.allCases.map(MealTrait.shape)
    + Difficulty.allCases.map(MealTrait.difficulty) + TimeBand.allCases.map(MealTrait.time)
    + EnergyClass.allCases.map(MealTrait.heft)
}

/// The numbers of the traits that every meal has, computed from the order of the common traits.
private struct FixedNumbers {
  private let cuisines = Numbers(Cuisine.self, after: 0)
  private let proteins: Numbers<ProteinSource>
  private let starches: Numbers<StarchSource>
  private let shapes: Numbers<DishKind>
  private let difficulties: Numbers<Difficulty>
  private let times: Numbers<TimeBand>
  private let hefts: Numbers<EnergyClass>

  init() {
    proteins = Numbers(ProteinSource.self, after: cuisines.last)
    starches = Numbers(StarchSource.self, after: proteins.last)
    shapes = Numbers(DishKind.self, after: starches.last)
    difficulties = Numbers(Difficulty.self, after: shapes.last)
    times = Numbers(TimeBand.self, after: difficulties.last)
    hefts = Numbers(EnergyClass.self, after: times.last)
  }

  func add(_ meal: MealSummary, to rows: inout [UInt16]) {
    rows.append(cuisines[meal.cuisine])
    rows.append(proteins[meal.traits.protein])
    rows.append(starches[meal.traits.starch])
    rows.append(shapes[meal.traits.shape])
    rows.append(difficulties[meal.difficulty])
    rows.append(times[TimeBand(minutes: meal.totalMinutes)])
    rows.append(EnergyClass(meal.traits.nutrition).map { hefts[$0] } ?? UInt16(TraitColumns.none))
  }

  /// The numbers of all values of one kind, in declared order.
  private struct Numbers<Value: CaseIterable & Equatable> {
    private let values: [Value]
    private let before: Int

    init(_ values: Value.Type, after before: Int) {
      self.values = Array(Value.allCases)
      self.before = before
    }

    var last: Int { before + values.count }

    subscript(value: Value) -> UInt16 {
      UInt16((values.firstIndex(of: value) ?? 0) + before + 1)
    }
  }
}
