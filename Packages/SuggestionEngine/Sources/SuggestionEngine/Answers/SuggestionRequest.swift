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

  /// For how many days after it was shown a meal is not shown again, at least zero; fewer where few
  /// meals are safe, see ``SuggestionAnswer/windowDays``.
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

  /// Who sits at the table, by the names that opinions are told by; nil when nobody knows, so that
  /// everybody's count.
  public var table: Set<String>?

  /// What the eater wants beside some meals, by the accompaniment counted from 0.
  public var sides: [MealID: [Int: SideChoice]]

  /// The number of days without repeats unless a request says otherwise.
  public static let defaultWindowDays = 14

  /// Makes a request.
  public init(
    moment: LocalMoment, limits: EaterLimits = .none, wishes: Wishes = Wishes(), count: Int = 1,
    seed: UInt64, windowDays: Int = Self.defaultWindowDays, quotas: [Quota] = [],
    saved: Set<MealID> = [], region: EaterRegion = .world, table: Set<String>? = nil,
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
    self.table = table
  }
}

extension SuggestionRequest {
  /// How many safe meals for a part of the day the whole window takes.
  static let mealsForWindow = 40

  /// The same with a window in proportion to the safe meals for the part of the day, where these are
  /// few: so that there is a choice left, and not a rota.
  func withWindow(in pool: MealPool, _ safe: [SafeMeal]) -> SuggestionRequest {
    let slot = wishes.slot.map { SlotSet([$0]) }
    let fitting = safe.lazy.filter { meal in
      slot.map { !pool.slots[meal.index].isDisjoint(with: $0) } ?? true
    }.prefix(Self.mealsForWindow).count
    var request = self
    if fitting < Self.mealsForWindow {
      let days = windowDays * fitting / Self.mealsForWindow
      request.windowDays = max(days, min(windowDays, 1))
    }
    return request
  }
}
