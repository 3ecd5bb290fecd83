import MealModels
import SeededRandom

/// Somebody who eats three times a day: limits, a taste that nobody tells the policy, and a temper.
public struct SimulatedEater: Sendable {
  /// The parts of the day at which she asks.
  public static let slots: [MealSlot] = [.breakfast, .lunch, .dinner]

  /// Her place in the population.
  public let index: Int

  /// What she must not eat.
  public let limits: EaterLimits

  /// The safe meals for breakfast, lunch and dinner, by position in the menu.
  public let fitting: [[Int]]

  /// The safe meals for any of the three, by position in the menu.
  public let safeMeals: [Int]

  /// The utility from which on she would rather eat a meal than see another one.
  public let threshold: Double

  /// How she behaves.
  public let temper: EaterTemper

  /// Her own chance.
  public let seed: UInt64

  /// Whether she likes less than a fifth of what she may eat.
  public let isPicky: Bool

  private let standing: [Double]
  private let scale: Double
  private let today: (@Sendable (Int, TasteDay) -> Double)?

  /// Makes an eater; a taste without a liking for each meal counts the missing ones as 0.
  ///
  /// - Parameters:
  ///   - likedShare: the share of her safe meals above the threshold, 0 to 1.
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

  /// How much she would like a meal on a day: 0 is her average over the safe meals on ordinary days,
  /// 1 a standard deviation better.
  public func utility(of meal: Int, on day: TasteDay) -> Double {
    guard let today else { return standing[meal] }
    return standing[meal] + scale * today(meal, day)
  }

  /// The chance that belongs to one showing of a meal, whatever the policy shows.
  func chance(day: Int, slot: Int, showing: Int) -> SeededGenerator {
    SeededGenerator(seed: seed, day, slot, showing)
  }
}
