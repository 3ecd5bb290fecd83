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

  private let daring: Float
  private let boldness: Float
  /// How much of the weight of variety is left by what was learned.
  private let varietyShare: Float
  /// What a meal gains that was not shown for 180 days or longer.
  private let mostNovelty: Float
  private let countsNutrition: Bool
  /// The minutes that are given for this meal.
  private let expectedMinutes: Float
  /// Whether the part of the day asks for a whole meal.
  private let wantsWhole: Bool

  /// What each trait adds by what was learned, as sampled for this request.
  private var tasteColumn: [Float]
  /// The same without chance.
  private var likedColumn: [Float]
  /// What each trait adds because it is a change or not.
  private(set) var varietyColumn: [Float]
  /// What each trait adds because of the eater's quotas.
  private let quotaColumn: [Float]
  /// What each trait adds because it is at home.
  private let homeColumn: [Float]
  /// How many of the meals shown last are well known where the eater lives.
  private var knownMeals = 0
  /// Whether each of the very first meals that are left must be well known for enough of them to be.
  private var needsKnown = false
  /// The sum of these columns.
  private var column: [Float]
  /// What a score has at most beyond its row, how well the meal is known, chance and how late it comes.
  private var mostBeyondRow: Float = 0
  /// The most that a meal not yet observed gains by chance and curiosity, and by taking longer where an
  /// eater likes that.
  private var mostByChance: Float = 0

  init(
    _ pool: MealPool, _ request: SuggestionRequest, _ history: History, _ sides: ServedSides,
    _ parts: Set<EnginePart>
  ) {
    self.pool = pool
    self.request = request
    self.parts = parts
    self.sides = sides
    chance = SeededChance(seed: request.seed, turn: history.entries.count)
    daring = parts.contains(.exploring) ? Self.daring : Self.caution
    wantsWhole = [.lunch, .dinner].contains(request.wishes.slot)
    countsNutrition = request.wishes.nutritionLeft != NutritionFacts()
    recollection = Recollection(of: history, for: request, in: pool, parts)
    let occasion = EffortOccasion(
      request.wishes.slot ?? request.moment.slot, at: request.moment)
    let memory =
      parts.contains(.learning) ? RememberedOpinion.latest(of: history, in: pool) : []
    boldness = Self.boldness(recollection, RememberedOpinion.replacedShare(in: memory), parts)
    let effort = Effort(for: request, memory, in: pool)
    let observations =
      parts.contains(.learning)
      ? TasteObservation.all(
        memory, effort, for: request, in: pool) : []
    expectedMinutes =
      Float(effort.minutes(for: occasion))
      * (1 + Self.givingWay * Float(min(recollection.refusals, Refusals.patience)))
    taste = TasteModel(observations, of: pool, in: request.region)
    mostNovelty = parts.contains(.novelty) ? Self.mostNovelty(after: observations.count) : 0
    var today = [Float](repeating: 0, count: pool.traits.traits.count)
    recollection.day.add(taste.days, pool.traits, to: &today)
    likedColumn = zip(taste.beliefs, today).map { $0.mean + $1 }
    tasteColumn = zip(Self.sampled(taste, chance, daring: daring), today).map { $0 + $1 }
    varietyShare = Self.varietyShare(after: observations.count)
    varietyColumn = Self.variety(recollection, share: varietyShare, pool, parts)
    quotaColumn = QuotaTerms(request.quotas, recollection, pool).column
    homeColumn = pool.traits.traits.map { trait in
      if case .food(let food)? = trait, request.wishes.atHome.contains(food) { 0.15 } else { 0 }
    }
    column = []
    knownMeals = recollection.lastShown.count { taste.familiarity.isWellKnown($0) }
    sumUp()
    mostBeyondRow = mostOfOtherTerms
    mostByChance =
      max(0, boldness + daring * SeededChance.mostDeviate) * TasteModel.priorMealDeviation
      + max(0, taste.overtime.mean) * Effort.mostOvertime
  }

  /// Whether a meal may have a score, found by what is quick to tell: so most meals need no more.
  func mayReach(_ score: Float, _ meal: SafeMeal) -> Bool {
    let index = meal.index
    if taste.isObserved(index) { return true }
    let most =
      pool.traits.sum(of: index, over: column) + familiarity(of: index) + mostBeyondRow
    guard most + mostByChance >= score else { return false }
    return most + sought(in: index) * TasteModel.priorMealDeviation + lateness(of: index) >= score
  }

  /// The score of a meal.
  func score(of meal: SafeMeal) -> Float {
    let index = meal.index
    var score = pool.traits.sum(of: index, over: column)
    score += ownTerms(of: index) + novelty(of: index) + familiarity(of: index)
    score += effort(of: index) + wholeness(of: index) + children(of: index)
    if request.wishes.month != nil { score += season(of: index) }
    if countsNutrition { score += nutrition(of: index) }
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
      recollection.isOpening
      && MealSuggester.knownOfOpening - knownMeals
        >= MealSuggester.opening - recollection.shownMeals
    column = tasteColumn
    for number in column.indices {
      column[number] += varietyColumn[number] + quotaColumn[number] + homeColumn[number]
    }
  }
}

// MARK: - Terms

extension Scorer {
  /// Everything that makes a meal's score.
  func terms(of meal: SafeMeal) -> [ScoreTerm] {
    let index = meal.index
    let terms: [(ScoreTerm.Name, Float)] = [
      (.taste, likedMean(of: index)), (.familiarity, familiarity(of: index)),
      (.variety, pool.traits.sum(of: index, over: varietyColumn)),
      (.quota, pool.traits.sum(of: index, over: quotaColumn)), (.novelty, novelty(of: index)),
      (.effort, effort(of: index)), (.wholeness, wholeness(of: index)),
      (.children, children(of: index)),
      (.atHome, pool.traits.sum(of: index, over: homeColumn)),
      (.season, request.wishes.month == nil ? 0 : season(of: index)),
      (.nutrition, countsNutrition ? nutrition(of: index) : 0),
      (.curiosity, curiosity(about: index)),
      (
        .chance,
        pool.traits.sum(of: index, over: tasteColumn) + ownTerms(of: index)
          - curiosity(about: index)
          - likedMean(of: index)
      ),
    ]
    return terms.filter { $0.1 != 0 }.map { ScoreTerm($0, Double($1)) }
  }

  /// What was learned about a meal and its traits, without chance.
  func likedMean(of index: Int) -> Float {
    taste.belief(ofMeal: index).mean + pool.traits.sum(of: index, over: likedColumn)
  }

  /// What is thought of the meal itself, with its own part of chance and of curiosity.
  private func ownTerms(of index: Int) -> Float {
    let sought = sought(in: index)
    guard let belief = taste.observedBelief(ofMeal: index) else {
      return sought * TasteModel.priorMealDeviation
    }
    return belief.mean + sought * belief.variance.squareRoot()
  }

  /// How many standard deviations above its mean a meal is taken to be.
  private func sought(in index: Int) -> Float {
    boldness + daring * chance.deviate(for: pool.chances[index])
  }

  /// For how uncertain it is whether the meal itself is liked.
  ///
  /// A meal that disappoints is replaced by the next one, so that it costs little to try; after some
  /// refusals in a row it costs the meal.
  private func curiosity(about index: Int) -> Float {
    boldness * taste.belief(ofMeal: index).variance.squareRoot()
  }

  /// What is thought of a meal by how well it is known; and 5, more than that it differs in cuisine is
  /// worth, for one that most people know while too few of the very first were, unless it is half a
  /// meal, takes far too long or is none for the children who eat.
  private func familiarity(of index: Int) -> Float {
    let liked = taste.familiarity(of: index)
    guard needsKnown, taste.familiarity.isWellKnown(index), wholeness(of: index) == 0,
      children(of: index) == 0, lateness(of: index) > -0.5
    else { return liked }
    return liked + 5
  }

  private func novelty(of index: Int) -> Float {
    let days = recollection.daysSinceShown(index).map { Float($0) } ?? 180
    return mostNovelty * min(1, days / 180)
  }

  /// Up to 0.2 for using little of the wished time, less what takes longer than people give such a
  /// meal.
  private func effort(of index: Int) -> Float {
    let late = lateness(of: index)
    guard let wished = request.wishes.maxMinutes, wished > 0 else { return late }
    return late + max(0, 0.2 * (1 - Float(sides.minutes(of: index)) / Float(wished)))
  }

  /// What a meal loses that takes longer than people give such a meal.
  private func lateness(of index: Int) -> Float {
    taste.overtime.mean
      * Effort.overtime(Float(sides.minutesThen(of: index)) / expectedMinutes)
  }

  /// -3 for a lunch or dinner that is not whole, or of which nobody knows, so that any other one that
  /// fits comes first.
  private func wholeness(of index: Int) -> Float {
    wantsWhole && !sides.isWhole(index) ? -3 : 0
  }

  /// -5 for each thing that makes a meal none for children, while children eat: more than taste, and
  /// than the change among the very first meals, are worth.
  private func children(of index: Int) -> Float {
    guard let region = request.wishes.forChildrenIn else { return 0 }
    return -5 * Float(pool.children.misfits(of: index, in: region))
  }

  private func season(of index: Int) -> Float {
    request.wishes.month.map(pool.months[index].contains) == true ? 0.1 : 0
  }

  /// 0.2 for fitting into what is left of the day, down to -0.8 for far more.
  private func nutrition(of index: Int) -> Float {
    pool.nutrition.excess(
      of: index, with: sides.plate(of: index).rows, in: pool.sides.nutrition,
      over: request.wishes.nutritionLeft
    ).map { 0.2 - $0 } ?? 0
  }

  /// Whether a serving with all that goes with it is known not to go beyond what is left of the day.
  func isKnownToFitNutritionLeft(_ index: Int) -> Bool {
    pool.nutrition.isKnownToFit(
      index, with: sides.plate(of: index).rows, in: pool.sides.nutrition,
      within: request.wishes.nutritionLeft)
  }
}

// MARK: - The most a score may be

extension Scorer {
  /// The most that the terms of ``score(of:)`` add up to that ``mayReach(_:_:)`` leaves out, of a
  /// meal that was not observed, and a little more for rounding.
  private var mostOfOtherTerms: Float {
    let quick: Float = request.wishes.maxMinutes == nil ? 0 : 0.2
    let season: Float = request.wishes.month == nil ? 0 : 0.1
    let nutrition: Float = countsNutrition ? 0.2 : 0
    return mostNovelty + quick + season + nutrition + 0.001
  }
}

// MARK: - Columns

extension Scorer {
  /// 0.3 as long as nothing is known of an eater, so that the whole catalogue has its turn; later
  /// taste decides.
  private static func mostNovelty(after observations: Int) -> Float {
    0.02 + 0.28 / (1 + Float(observations) / 10)
  }

  /// How much uncertainty is sought, in standard deviations: avoided when patience is at its end, and
  /// less by those who eat what they are shown.
  private static func boldness(
    _ recollection: Recollection, _ replacedShare: Float, _ parts: Set<EnginePart>
  ) -> Float {
    guard parts.contains(.exploring) else { return 0 }
    return recollection.isOutOfPatience ? -1 : 0.8 * replacedShare
  }

  /// How much of what variety is worth to everybody is left, so that an eater's own weights of the day
  /// take its place: never less than three tenths.
  private static func varietyShare(after observations: Int) -> Float {
    0.3 + 0.7 / (1 + Float(observations) / 30)
  }

  /// How much each kind of trait counts for variety.
  private static func varietyWeight(of trait: MealTrait?) -> Float {
    switch trait {
    case .protein: 0.15
    case .cuisine: 0.125
    case .shape: 0.075
    case .starch: 0.05
    case .food: 0.025
    default: 0
    }
  }

  /// What is drawn from each opinion: its mean and a part of its uncertainty.
  private static func sampled(
    _ taste: TasteModel, _ chance: SeededChance, daring: Float
  ) -> [Float] {
    guard !taste.isEmpty else { return Array(repeating: 0, count: taste.beliefs.count) }
    return taste.beliefs.enumerated().map { number, belief in
      let deviation = daring * belief.variance.squareRoot()
      return belief.mean + deviation * chance.deviate(for: UInt64(number))
    }
  }

  private static func variety(
    _ recollection: Recollection, share: Float, _ pool: MealPool, _ parts: Set<EnginePart>
  ) -> [Float] {
    var column = [Float](repeating: 0, count: pool.traits.traits.count)
    // The last three meals that were eaten, the latest most.
    for (place, taken) in recollection.taken.prefix(3).enumerated() where taken.days <= 7 {
      let weight = share * (1 - Float(place) / 3)
      addVariety(of: taken.meal, weight: weight, isOpening: false, parts, pool, to: &column)
    }
    for meal in recollection.lastShown {
      addVariety(
        of: meal, weight: 0.2 * share, isOpening: recollection.isOpening, parts, pool, to: &column)
    }
    return column
  }

  /// Takes points from the traits of a meal that was had.
  ///
  /// - Parameter isOpening: whether it is one of the very first, which all differ.
  private static func addVariety(
    of meal: Int, weight: Float, isOpening: Bool, _ parts: Set<EnginePart>, _ pool: MealPool,
    to column: inout [Float]
  ) {
    guard parts.contains(.variety) else { return }
    for (place, number) in pool.traits[meal].enumerated() where Int(number) != TraitColumns.none {
      let isCuisineOrProtein = place < 2
      if isOpening && isCuisineOrProtein {
        column[Int(number)] = min(column[Int(number)], -4)
      } else {
        column[Int(number)] -= varietyWeight(of: pool.traits.traits[Int(number)]) * weight
      }
    }
  }
}
