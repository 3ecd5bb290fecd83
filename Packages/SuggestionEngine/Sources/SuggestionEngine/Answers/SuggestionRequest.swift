import MealModels

/// Everything the engine needs to know to answer, apart from the meals and the history.
public struct SuggestionRequest: Hashable, Sendable {
  /// When somebody asks.
  public var moment: LocalMoment

  /// What no meal may contain.
  public var limits: EaterLimits

  /// What would be liked.
  public var wishes: Wishes

  /// How many different meals to answer with, at least one.
  public var count: Int

  /// Decides between equals; the same request, history and seed give the same answer.
  public var seed: UInt64

  /// For how many days after it was shown a meal is not shown again, at least zero.
  public var windowDays: Int

  /// How often the eater wants which proteins in a week.
  public var quotas: [Quota]

  /// How many minutes before the meal somebody asks; 0 when it is for now.
  public var minutesAhead = 0

  /// How many minutes people give a meal: a table for everybody unless the eater has another one.
  public var effort: ExpectedEffort

  /// The meals that the eater saved.
  public var saved: Set<MealID>

  /// Where the eater is at home, for which dishes are well known there.
  public var region: EaterRegion

  /// What the eater wants beside some meals, by the accompaniment counted from 0.
  public var sides: [MealID: [Int: SideChoice]]

  /// The number of days without repeats unless a request says otherwise.
  public static let defaultWindowDays = 14

  /// Makes a request.
  public init(
    moment: LocalMoment, limits: EaterLimits = .none, wishes: Wishes = Wishes(), count: Int = 1,
    seed: UInt64, windowDays: Int = Self.defaultWindowDays, quotas: [Quota] = [],
    saved: Set<MealID> = [], region: EaterRegion = .world,
    sides: [MealID: [Int: SideChoice]] = [:], effort: ExpectedEffort = .usual
  ) {
    self.moment = moment
    self.limits = limits
    self.wishes = wishes
    self.count = max(1, count)
    self.seed = seed
    self.windowDays = max(0, windowDays)
    self.quotas = quotas
    self.saved = saved
    self.region = region
    self.sides = sides
    self.effort = effort
  }
}
