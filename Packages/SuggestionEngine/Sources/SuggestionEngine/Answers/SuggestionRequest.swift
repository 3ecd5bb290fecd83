import MealModels

/// Everything the engine needs to know to answer, apart from the meals and the history.
public struct SuggestionRequest: Hashable, Sendable {
  /// The moment of the request.
  public var moment: LocalMoment

  /// The limits: what no meal may contain.
  public var limits: EaterLimits

  /// The wishes of the eater.
  public var wishes: Wishes

  /// The number of different meals in the answer, at least one.
  public var count: Int

  /// The seed that decides between equal meals; the same request, history and seed give the same
  /// answer.
  public var seed: UInt64

  /// The number of days for which a shown meal is not shown again, at least zero.
  ///
  /// There are fewer if few meals are safe; see ``SuggestionAnswer/windowDays``.
  public var windowDays: Int

  /// How often in a week the eater wants which proteins.
  public var quotas: [Quota]

  /// The minutes between the request and the meal; 0 for a meal now.
  public var minutesAhead = 0

  /// The minutes that people spend on a meal: the usual table unless the eater has a different one.
  public var effort: ExpectedEffort

  /// The meals that the eater saved.
  public var saved: Set<MealID>

  /// The region of the eater, which decides how well dishes are known.
  public var region: EaterRegion

  /// The people at the table, by the names under which their opinions are recorded.
  ///
  /// Nil if they are unknown; then the opinions of all people apply.
  public var table: Set<String>?

  /// The eater's choices of sides for some meals, by the index of the accompaniment.
  public var sides: [MealID: [Int: SideChoice]]

  /// The number of days without repeats, unless a request sets another one.
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
  /// The number of safe meals for a part of the day that the whole window needs.
  static let mealsForWindow = 40

  /// The request with a shorter window if few meals for the part of the day are safe, so that a
  /// choice remains.
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
