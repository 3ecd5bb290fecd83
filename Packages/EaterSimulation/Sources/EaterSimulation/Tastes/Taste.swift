/// How much one eater likes each meal.
///
/// The scale is free: the simulation standardises each eater's likings, so that they have mean 0
/// and standard deviation 1 over the meals that she may eat.
public struct Taste: Sendable {
  /// How much each meal is liked on an ordinary day, by its position in the menu.
  public var liking: [Double]

  /// The liking that a day adds to a meal, on the same scale; nil for a steady taste.
  public var today: (@Sendable (_ meal: Int, _ day: TasteDay) -> Double)?

  /// Makes a taste.
  public init(
    liking: [Double], today: (@Sendable (_ meal: Int, _ day: TasteDay) -> Double)? = nil
  ) {
    self.liking = liking
    self.today = today
  }
}

/// The conditions that a taste may depend on apart from the meal.
public struct TasteDay: Equatable, Sendable {
  /// The number of days since the simulation began on a Monday, from 0.
  public var number: Int

  /// The positions in the menu of the meals eaten the day before.
  public var eatenYesterday: [Int]

  /// The positions in the menu of the meals eaten two days before.
  public var eatenTheDayBefore: [Int]

  /// Makes a day.
  public init(number: Int, eatenYesterday: [Int] = [], eatenTheDayBefore: [Int] = []) {
    self.number = number
    self.eatenYesterday = eatenYesterday
    self.eatenTheDayBefore = eatenTheDayBefore
  }

  /// Whether the day is a Saturday or Sunday.
  public var isWeekend: Bool { number % 7 >= 5 }
}
