import MealModels

/// Gives every trait of a pool a number, and every meal a row of such numbers of equal length.
///
/// What is known of traits can then be one column, and the score of a meal a sum over its row.
struct TraitColumns: Sendable {
  /// How many numbers a row has: six traits that every meal has, then its main foods.
  static let width = 6 + MealTraits.mainFoodLimit

  /// The number that fills up rows; it is of no trait.
  static let none = 0

  /// The traits by number; the first place is empty.
  let traits: [MealTrait?]

  private let rows: [Int32]
  private let numbers: [MealTrait: Int32]

  init(_ meals: [MealSummary]) {
    var traits: [MealTrait?] = [nil] + Self.common
    var numbers: [MealTrait: Int32] = [:]
    for (number, trait) in traits.enumerated() {
      if let trait { numbers[trait] = Int32(number) }
    }
    var rows: [Int32] = []
    rows.reserveCapacity(meals.count * Self.width)
    for meal in meals {
      for trait in Self.traits(of: meal) {
        if numbers[trait] == nil {
          numbers[trait] = Int32(traits.count)
          traits.append(trait)
        }
        rows.append(numbers[trait] ?? 0)
      }
      while rows.count % Self.width != 0 { rows.append(Int32(Self.none)) }
    }
    self.traits = traits
    self.rows = rows
    self.numbers = numbers
  }

  /// The numbers of a meal's traits; some may be ``none``.
  subscript(meal: Int) -> ArraySlice<Int32> {
    rows[meal * Self.width..<(meal + 1) * Self.width]
  }

  /// The traits of a meal.
  func traits(of meal: Int) -> [MealTrait] { self[meal].compactMap { traits[Int($0)] } }

  /// The number of a trait; nil when no meal has it.
  func number(of trait: MealTrait) -> Int? { numbers[trait].map { Int($0) } }

  /// The sum of a column over the traits of a meal.
  func sum(of meal: Int, over column: [Float]) -> Float {
    var sum: Float = 0
    for place in meal * Self.width..<(meal + 1) * Self.width { sum += column[Int(rows[place])] }
    return sum
  }

  private static func traits(of meal: MealSummary) -> [MealTrait] {
    let traits = meal.traits
    return [
      .cuisine(meal.cuisine), .protein(traits.protein), .starch(traits.starch),
      .shape(traits.shape), .difficulty(meal.difficulty),
      .time(TimeBand(minutes: meal.totalMinutes)),
    ] + traits.mainFoods.prefix(MealTraits.mainFoodLimit).map(MealTrait.food)
  }

  /// The traits that are numbered in every pool.
  private static let common: [MealTrait] =
    Cuisine.allCases.map(MealTrait.cuisine) + ProteinSource.allCases.map(MealTrait.protein)
    + StarchSource.allCases.map(MealTrait.starch) + DishKind.allCases.map(MealTrait.shape)
    + Difficulty.allCases.map(MealTrait.difficulty) + TimeBand.allCases.map(MealTrait.time)
}
