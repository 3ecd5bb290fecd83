import MealModels

/// Scores safe meals for one request.
///
/// A meal's score is the sum of one column over the traits in its row, plus a few terms of the meal
/// itself.
struct Scorer {
  /// The share of the uncertainty that is sampled: 0 takes the best-liked meal, 1 samples all of
  /// it.
  static let daring: Float = 0.08
  /// The share by which a meal may take longer after each refusal in a row.
  static let givingWay: Float = 0.4
  /// The share of the uncertainty that is sampled without exploring: just enough to decide between
  /// equal meals.
  static let caution: Float = 0.01

  let pool: MealPool
  let request: SuggestionRequest
  let taste: TasteModel
  /// The sides that go with the meals.
  let sides: ServedSides
  let parts: Set<EnginePart>
  let chance: SeededChance
  private(set) var recollection: Recollection
  private let company: Company

  let daring: Float
  let boldness: Float
  /// The share of the weight of variety that remains after learning.
  private let varietyShare: Float
  /// The most points for novelty, for a meal that was not shown for 180 days or longer.
  let mostNovelty: Float
  let countsNutrition: Bool
  /// The minutes that the eater is expected to spend on this meal.
  let expectedMinutes: Float
  /// Whether the part of the day requires a complete meal.
  let wantsWhole: Bool

  /// The points of each trait for the learned taste, as sampled for this request.
  private(set) var tasteColumn: [Float]
  /// The points of each trait for the learned taste, without chance.
  private(set) var likedColumn: [Float]
  /// The points of each trait for variety.
  private(set) var varietyColumn: [Float]
  /// The points of each trait for the eater's quotas.
  let quotaColumn: [Float]
  /// The quotas of zero, which apply whatever else is planned.
  let noneOf: [Quota]
  /// The points of each trait for food at home.
  let homeColumn: [Float]
  /// The number of meals shown last that are well known in the eater's region.
  private var knownMeals = 0
  /// Whether all remaining meals of the very first ones must be well known, so that enough of them
  /// are.
  private(set) var needsKnown = false
  /// The sum of the columns that decide the score.
  private(set) var column: [Float]
  /// The most points that a meal without observations has beyond its row in ``mostScores(of:)``.
  private(set) var mostBeyondRow: Float = 0
  /// The part of these points that chance and curiosity give.
  private(set) var mostByChance: Float = 0

  /// The other meals that affect the score of a meal.
  enum Company {
    /// The eaten and shown meals; the very first answers must all differ.
    case history
    /// The eaten and shown meals, for a planned meal, which is never one of the very first answers.
    case plan
    /// No other meals: the score is the worth of the meal alone.
    case none
  }

  init(
    _ pool: MealPool, request: SuggestionRequest, learned: LearnedTaste, sides: ServedSides,
    parts: Set<EnginePart>, beside company: Company = .history
  ) {
    self.pool = pool
    self.request = request
    self.parts = company == .none ? parts.subtracting([.variety]) : parts
    self.company = company
    self.sides = sides
    chance = SeededChance(seed: request.seed, turn: learned.reading.turn)
    daring = parts.contains(.exploring) ? Self.daring : Self.caution
    wantsWhole = [.lunch, .dinner].contains(request.wishes.slot)
    countsNutrition = request.wishes.nutritionLeft != NutritionFacts()
    recollection = Recollection(of: learned.reading, for: request, in: pool, parts)
    if company == .none { recollection.forgetDaysBefore() }
    let occasion = EffortOccasion(
      request.wishes.slot ?? request.moment.slot, at: request.moment)
    boldness = Self.boldness(recollection, learned.replacedShare, parts)
    expectedMinutes =
      Float(learned.effort.minutes(for: occasion, by: request.effort))
      * (1 + Self.givingWay * Float(min(recollection.refusals, Refusals.patience)))
    taste = learned.taste
    mostNovelty = parts.contains(.novelty) ? Self.mostNovelty(after: learned.observations) : 0
    var today = [Float](repeating: 0, count: pool.traits.traits.count)
    recollection.day.add(taste.days, pool.traits, to: &today)
    likedColumn = zip(taste.beliefs, today).map { $0.mean + $1 }
    tasteColumn = zip(Self.sampled(taste, chance, daring: daring), today).map { $0 + $1 }
    varietyShare = Self.varietyShare(after: learned.observations)
    varietyColumn = Self.variety(
      recollection, share: varietyShare, isOpening: company == .history && recollection.isOpening,
      pool, self.parts)
    quotaColumn = QuotaTerms(company == .none ? [] : request.quotas, recollection, pool).column
    noneOf = request.quotas.filter(\.isNone)
    homeColumn = Self.home(request, looksAhead: company != .plan, pool)
    column = []
    knownMeals = recollection.lastShown.count { taste.familiarity.isWellKnown($0) }
    sumUp()
    mostByChance = mostOfChance
    mostBeyondRow = mostByChance + mostOfOtherTerms
  }

  /// The score of a meal.
  func score(of meal: SafeMeal) -> Float {
    let index = meal.index
    var score = pool.traits.sum(of: index, over: column)
    score += ownTerms(of: index) + novelty(of: index) + familiarity(of: index)
    score += effort(of: index) + wholeness(of: index) + children(of: index)
    if request.wishes.month != nil { score += season(of: index) }
    if countsNutrition { score += nutrition(of: index) }
    if !noneOf.isEmpty { score += unwanted(of: index) }
    return score
  }

  /// Records that a meal was chosen, so that the next one differs from it.
  mutating func choose(_ meal: SafeMeal) {
    recollection.note(meal.index)
    if taste.familiarity.isWellKnown(meal.index) { knownMeals += 1 }
    Self.addVariety(
      of: meal.index, weight: varietyShare, isOpening: recollection.isOpening, parts, pool,
      to: &varietyColumn)
    sumUp()
  }

  private mutating func sumUp() {
    needsKnown =
      company == .history && recollection.isOpening
      && MealSuggester.knownOfOpening - knownMeals
        >= MealSuggester.opening - recollection.shownMeals
    column = tasteColumn
    for number in column.indices {
      column[number] += varietyColumn[number] + quotaColumn[number] + homeColumn[number]
    }
  }
}
