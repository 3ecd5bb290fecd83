import MealModels
import SeededRandom

/// A simulated eater with three meals a day: limits, a taste that the policy does not know, a
/// threshold for accepting a meal, and a temper.
public struct SimulatedEater: Sendable {
  /// The parts of the day at which the eater asks for a meal.
  public static let slots: [MealSlot] = [.breakfast, .lunch, .dinner]

  /// Her index in the population.
  public let index: Int

  /// The limits that her meals must respect.
  public let limits: EaterLimits

  /// The safe meals for each of breakfast, lunch and dinner, by position in the menu.
  public let fitting: [[Int]]

  /// The safe meals for any of the three parts of the day, by position in the menu.
  public let safeMeals: [Int]

  /// The least utility at which she eats a meal instead of asking for another one.
  public let threshold: Double

  /// How she behaves.
  public let temper: EaterTemper

  /// The seed of her random choices.
  public let seed: UInt64

  /// Whether she likes less than a fifth of the meals she may eat.
  public let isPicky: Bool

  private let standing: [Double]
  private let scale: Double
  private let today: (@Sendable (Int, TasteDay) -> Double)?

  /// Makes an eater; if a taste has no liking for some meals, 0 is used.
  ///
  /// - Parameters:
  ///   - likedShare: the fraction of her safe meals above the threshold, 0 to 1.
  init(
    index: Int, limits: EaterLimits, taste: Taste, likedShare: Double, temper: EaterTemper,
    seed: UInt64, menu: Menu
  ) {
    let safe = menu.meals.indices.filter { limits.admits(menu.meals[$0].facts) }
    fitting = Self.slots.map { slot in safe.filter { menu.meals[$0].slots.contains(slot) } }
    safeMeals = Set(fitting.joined()).sorted()
    let likings = menu.meals.indices.map { $0 < taste.liking.count ? taste.liking[$0] : 0 }
    let spread = Spread(safeMeals.map { likings[$0] })
    standing = likings.map(spread.standardised)
    scale = 1 / spread.deviation
    today = taste.today
    let sorted = safeMeals.map { [standing] in standing[$0] }.sorted(by: >)
    threshold =
      sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(Double(sorted.count) * likedShare))]
    isPicky = likedShare < 0.2
    self.index = index
    self.limits = limits
    self.temper = temper
    self.seed = seed
  }

  /// How much she would like a meal on a day.
  ///
  /// The average of her safe meals on ordinary days has 0; a meal that is one standard deviation
  /// better has 1.
  public func utility(of meal: Int, on day: TasteDay) -> Double {
    guard let today else { return standing[meal] }
    return standing[meal] + scale * today(meal, day)
  }

  /// The random generator for one showing of a meal, the same for every policy.
  func chance(day: Int, slot: Int, showing: Int) -> SeededGenerator {
    SeededGenerator(seed: seed, day, slot, showing)
  }
}
