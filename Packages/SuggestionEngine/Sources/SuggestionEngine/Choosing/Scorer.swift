import MealModels

/// Scores safe meals for one request: a column for everything that goes by traits, so that a meal's
/// score is a sum over its row, and a few terms of its own.
struct Scorer {
  /// How much of the uncertainty is played with: 0 takes what is liked best, 1 samples it whole.
  static let daring: Float = 0.08
  /// By how much more time a meal may take after each refusal just now, as a share.
  static let givingWay: Float = 0.4
  /// The same without exploring: just enough to decide between equals.
  static let caution: Float = 0.01

  let pool: MealPool
  let request: SuggestionRequest
  let taste: TasteModel
  /// What goes with the meals.
  let sides: ServedSides
  let parts: Set<EnginePart>
  let chance: SeededChance
  private(set) var recollection: Recollection
  private let company: Company

  let daring: Float
  let boldness: Float
  /// How much of the weight of variety is left by what was learned.
  private let varietyShare: Float
  /// What a meal gains that was not shown for 180 days or longer.
  let mostNovelty: Float
  let countsNutrition: Bool
  /// The minutes that are given for this meal.
  let expectedMinutes: Float
  /// Whether the part of the day asks for a whole meal.
  let wantsWhole: Bool

  /// What each trait adds by what was learned, as sampled for this request.
  private(set) var tasteColumn: [Float]
  /// The same without chance.
  private(set) var likedColumn: [Float]
  /// What each trait adds because it is a change or not.
  private(set) var varietyColumn: [Float]
  /// What each trait adds because of the eater's quotas.
  let quotaColumn: [Float]
  /// The quotas of no meals at all, which hold whatever else is planned.
  let noneOf: [Quota]
  /// What each trait adds because it is at home.
  let homeColumn: [Float]
  /// How many of the meals shown last are well known where the eater lives.
  private var knownMeals = 0
  /// Whether each of the very first meals that are left must be well known for enough of them to be.
  private(set) var needsKnown = false
  /// The sum of these columns.
  private(set) var column: [Float]
  /// What a score has at most beyond what ``mostScores(of:)`` looks up, of a meal that was not
  /// observed.
  private(set) var mostBeyondRow: Float = 0
  /// The part of it that chance and curiosity give.
  private(set) var mostByChance: Float = 0

  /// What of other meals counts beside a meal.
  enum Company {
    /// What was eaten and shown, and that the very first answers differ.
    case history
    /// The same, for a meal of a plan, which is none of the very first answers.
    case plan
    /// Nothing: what the meal is worth by itself.
    case none
  }

  init(
    _ pool: MealPool, _ request: SuggestionRequest, _ learned: LearnedTaste,
    _ sides: ServedSides, _ parts: Set<EnginePart>, beside company: Company = .history
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

  /// Takes in that a meal was chosen, so that the next one differs from it.
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
