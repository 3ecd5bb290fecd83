#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// What there is to choose from at several meal times, with what each meal is worth there by itself:
/// for a planner that chooses for all of them together.
///
/// Meals go by their positions in ``MealPool/ids``. Every meal keeps the limits; what was learned of
/// the eater is learned once for all times.
public struct MealOptions: Sendable {
  /// What there is at one time: the safe meals that fulfil the wishes, bent as far as it takes.
  public struct Choices: Sendable {
    /// Times with the same number have the same meals, and each of these is worth the same then.
    public internal(set) var kind = 0
    /// The meals, ascending.
    public internal(set) var meals: [Int] = []
    /// What each of them is worth: its score without variety and quotas, which go by the other meals;
    /// the same at all times of the same kind, as on workdays at lunch.
    public internal(set) var worths: [Float] = []
    /// How each of them stands with what was shown and eaten before.
    public internal(set) var standings: [Standing] = []
    /// The wishes that had to bend for there to be any.
    public internal(set) var relaxations: [Relaxation] = []
    /// What each wish costs: how many more meals would open if it alone were relaxed.
    public internal(set) var possibleRelaxations: [Relaxation] = []
    /// For how many days a meal is not repeated.
    public internal(set) var windowDays = 0
  }

  /// A meal that was eaten or is planned, with its moment.
  public struct DatedMeal: Hashable, Sendable {
    /// Its position in the pool.
    public var meal: Int
    /// When it is eaten.
    public var date: Date

    /// Makes a dated meal.
    public init(meal: Int, date: Date) {
      self.meal = meal
      self.date = date
    }
  }

  /// The pool that the meals lie in.
  public let pool: MealPool
  /// What there is at each time, in the order in which they were asked about.
  public let choices: [Choices]
  /// Why there is nothing at all; nil whenever there is something.
  public let deadEnd: DeadEnd?
  /// What was probably eaten lately, latest first.
  public let eaten: [DatedMeal]
  /// How much of the weight of variety counts for everybody, 0.3 to 1: the more was learned of an
  /// eater, the more their own weights take its place.
  public let varietyShare: Float

  let learned: LearnedTaste
  let requests: [SuggestionRequest]
  let sides: [ServedSides]
  let parts: Set<EnginePart>
  let history: History
  let limits: EaterLimits

  init(
    _ engine: MealSuggester, _ each: SuggestionRequest, at occasions: [MealOccasion],
    _ shortlist: MealShortlist, _ history: History
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
          safeMeals, without: occasion.refused, shortlist, pool, requests[place], sides[place],
          learned, parts)
      if known[kind] == nil { alike.kind = known.count }
      known[kind] = alike
      choices.append(alike.standing(with: learned.reading, requests[place], pool, parts))
    }
    self.choices = choices
  }

  /// Whether a meal keeps the limits of everybody at the table.
  public func isSafe(_ meal: Int) -> Bool { pool.isSafe(meal, for: limits) }
}

/// Times at which the same meals fit and are worth the same: a meal of Tuesday and of Thursday.
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
    _ safe: [SafeMeal], without refused: Set<MealID>, _ shortlist: MealShortlist,
    _ pool: MealPool, _ request: SuggestionRequest, _ sides: ServedSides, _ learned: LearnedTaste,
    _ parts: Set<EnginePart>
  ) {
    let unwanted = Set(refused.compactMap(pool.index(of:)))
    let open = unwanted.isEmpty ? safe : safe.filter { !unwanted.contains($0.index) }
    let table = WishTable(request.wishes, open, in: pool, sides)
    let (kept, bent) = table.nearest
    let scorer = Scorer(pool, request, learned, sides, parts, beside: .none)
    let fitting = shortlist.meals(
      of: pool.meals(open, fulfilling: kept, count: table.count(kept), sides), in: pool,
      most: scorer.mostScores)
    relaxations = bent
    possibleRelaxations = table.possibleRelaxations
    windowDays = request.windowDays
    meals = fitting.map(\.index)
    worths = fitting.map(scorer.score)
  }

  /// The same choices with how they stand at a time.
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
  /// What there is to choose from at several meal times.
  ///
  /// - Parameters:
  ///   - each: what holds for every meal; its slot, count and quotas play no part.
  ///   - occasions: the meal times.
  ///   - shortlist: which of very many meals are looked at.
  public func options(
    _ each: SuggestionRequest, at occasions: [MealOccasion],
    shortlist: MealShortlist = MealShortlist(), history: History
  ) -> MealOptions {
    MealOptions(self, each, at: occasions, shortlist, history)
  }
}
