#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// The meals to choose from at several meal times, for a planner that chooses for all times
/// together.
///
/// Each meal has a separate worth at each time. Meals are identified by their positions in
/// ``MealPool/ids``. Every meal keeps the limits; the eater's taste is learned once for all times.
public struct MealOptions: Sendable {
  /// The choices at one time: the safe meals that fulfil the wishes, relaxed as far as needed.
  public struct Choices: Sendable {
    /// The number of the kind of time: times of the same kind have the same meals with the same
    /// worths.
    public internal(set) var kind = 0
    /// The meals, in ascending order.
    public internal(set) var meals: [Int] = []
    /// The worth of each meal: its score without variety and quotas, which depend on the other
    /// meals.
    ///
    /// It is the same at all times of the same kind, such as lunches on workdays.
    public internal(set) var worths: [Float] = []
    /// The rank of each meal by the meals shown and eaten before.
    public internal(set) var standings: [HistoryRank] = []
    /// The wishes that were relaxed so that some meals fit.
    public internal(set) var relaxations: [Relaxation] = []
    /// The cost of each wish: how many more meals would fit if only that wish were relaxed.
    public internal(set) var possibleRelaxations: [Relaxation] = []
    /// The number of days for which a meal is not repeated.
    public internal(set) var windowDays = 0

    /// Makes choices, each meal with its worth and rank.
    public init(
      kind: Int = 0, meals: [Int] = [], worths: [Float] = [], standings: [HistoryRank] = [],
      relaxations: [Relaxation] = [], possibleRelaxations: [Relaxation] = [], windowDays: Int = 0
    ) {
      self.kind = kind
      self.meals = meals
      self.worths = worths
      self.standings = standings
      self.relaxations = relaxations
      self.possibleRelaxations = possibleRelaxations
      self.windowDays = windowDays
    }
  }

  /// A meal that was eaten or is planned, with its moment.
  public struct DatedMeal: Hashable, Sendable {
    /// Its position in the pool.
    public var meal: Int
    /// The time when it is eaten.
    public var date: Date

    /// Makes a dated meal.
    public init(meal: Int, date: Date) {
      self.meal = meal
      self.date = date
    }
  }

  /// The pool of the meals.
  public let pool: MealPool
  /// The choices at each time, in the order of the request.
  public let choices: [Choices]
  /// The reason why there are no choices; nil if there are any.
  public let deadEnd: DeadEnd?
  /// The meals that were probably eaten recently, latest first.
  public let eaten: [DatedMeal]
  /// The share of the general weight of variety, 0.3 to 1.
  ///
  /// The more is learned about an eater, the more their own opinions replace that weight.
  public let varietyShare: Float

  let learned: LearnedTaste
  let requests: [SuggestionRequest]
  let sides: [ServedSides]
  let parts: Set<EnginePart>
  let history: History
  let limits: EaterLimits

  /// Finds the meals to choose from at several meal times; see
  /// ``MealSuggester/options(_:at:shortlist:history:)``.
  public init(
    _ engine: MealSuggester, each: SuggestionRequest, at occasions: [MealOccasion],
    shortlist: MealShortlist, history: History
  ) {
    pool = engine.pool
    limits = each.limits
    parts = engine.parts
    self.history = history
    let safeMeals = pool.safeMeals(for: each.limits)
    deadEnd = safeMeals.isEmpty ? engine.deadEnd(for: each.limits) : nil
    learned = LearnedTaste(history, for: each, in: pool, parts)
    eaten = learned.reading.taken.map { DatedMeal(meal: $0.meal, date: $0.date) }
    varietyShare =
      parts.contains(.variety) ? Scorer.varietyShare(after: learned.observations) : 0
    let table = TableOfSides(pool, for: each)
    requests = occasions.map { each.asked(for: $0).withWindow(in: engine.pool, safeMeals) }
    var servedAhead: [Int: ServedSides] = [:]
    sides = requests.map { request in
      let served =
        servedAhead[request.minutesAhead] ?? ServedSides(engine.pool, table, for: request)
      servedAhead[request.minutesAhead] = served
      return served
    }
    var known: [OccasionKind: Choices] = [:]
    var choices: [Choices] = []
    for (place, occasion) in occasions.enumerated() {
      let kind = OccasionKind(occasion, requests[place])
      var alike =
        known[kind]
        ?? Choices(
          safeMeals, without: occasion.refused, shortlist: shortlist, pool: pool,
          request: requests[place], sides: sides[place], learned: learned, parts: parts)
      if known[kind] == nil { alike.kind = known.count }
      known[kind] = alike
      choices.append(alike.standing(with: learned.reading, requests[place], pool, parts))
    }
    self.choices = choices
  }

  /// Whether a meal keeps the limits of everyone at the table.
  public func isSafe(_ meal: Int) -> Bool { pool.isSafe(meal, for: limits) }
}

/// A kind of meal time: the same meals fit with the same worths, such as on Tuesday and Thursday.
private struct OccasionKind: Hashable {
  let wishes: Wishes
  let isWeekend: Bool
  let minutesAhead: Int
  let windowDays: Int
  let refused: Set<MealID>

  init(_ occasion: MealOccasion, _ request: SuggestionRequest) {
    wishes = request.wishes
    isWeekend = CalendarDay(request.moment.dayNumber).weekday > 5
    minutesAhead = request.minutesAhead
    windowDays = request.windowDays
    refused = occasion.refused
  }
}

extension MealOptions.Choices {
  /// The choices at a time, as if nothing had been shown yet.
  fileprivate init(
    _ safe: [SafeMeal], without refused: Set<MealID>, shortlist: MealShortlist, pool: MealPool,
    request: SuggestionRequest, sides: ServedSides, learned: LearnedTaste, parts: Set<EnginePart>
  ) {
    let unwanted = Set(refused.compactMap(pool.index(of:)))
    let open = unwanted.isEmpty ? safe : safe.filter { !unwanted.contains($0.index) }
    let table = WishTable(request.wishes, open, in: pool, sides)
    let (kept, bent) = table.nearest
    let scorer = Scorer(
      pool, request: request, learned: learned, sides: sides, parts: parts, beside: .none)
    let fitting = shortlist.meals(
      of: pool.meals(open, fulfilling: kept, count: table.count(kept), sides), in: pool,
      most: scorer.mostScores)
    relaxations = bent
    possibleRelaxations = table.possibleRelaxations
    windowDays = request.windowDays
    meals = fitting.map(\.index)
    worths = fitting.map(scorer.score)
  }

  /// A copy of the choices with the ranks of the meals at a time.
  fileprivate func standing(
    with reading: HistoryReading, _ request: SuggestionRequest, _ pool: MealPool,
    _ parts: Set<EnginePart>
  ) -> Self {
    let recollection = Recollection(of: reading, for: request, in: pool, parts)
    var choices = self
    choices.standings = meals.map(recollection.standing)
    return choices
  }
}

extension MealSuggester {
  /// The meals to choose from at several meal times.
  ///
  /// - Parameters:
  ///   - each: the common request; its slot, count and quotas are ignored.
  ///   - occasions: the meal times.
  ///   - shortlist: the rule that selects some of very many meals.
  public func options(
    _ each: SuggestionRequest, at occasions: [MealOccasion],
    shortlist: MealShortlist = MealShortlist(), history: History
  ) -> MealOptions {
    MealOptions(self, each: each, at: occasions, shortlist: shortlist, history: history)
  }
}
