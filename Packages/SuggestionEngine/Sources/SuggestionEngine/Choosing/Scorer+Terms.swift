import MealModels

extension Scorer {
  /// Everything that makes a meal's score.
  func terms(of meal: SafeMeal) -> [ScoreTerm] {
    let index = meal.index
    let terms: [(ScoreTerm.Name, Float)] = [
      (.taste, likedMean(of: index)), (.familiarity, familiarity(of: index)),
      (.variety, pool.traits.sum(of: index, over: varietyColumn)),
      (.quota, pool.traits.sum(of: index, over: quotaColumn) + unwanted(of: index)),
      (.novelty, novelty(of: index)),
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
  func ownTerms(of index: Int) -> Float {
    let sought = sought(in: index)
    guard let belief = taste.observedBelief(ofMeal: index) else {
      return sought * TasteModel.priorMealDeviation
    }
    return belief.mean + sought * belief.variance.squareRoot()
  }

  /// How many standard deviations above its mean a meal is taken to be.
  func sought(in index: Int) -> Float {
    boldness + daring * chance.deviate(for: pool.chances[index])
  }

  /// For how uncertain it is whether the meal itself is liked.
  ///
  /// A meal that disappoints is replaced by the next one, so that it costs little to try; after some
  /// refusals in a row it costs the meal.
  private func curiosity(about index: Int) -> Float {
    boldness * taste.belief(ofMeal: index).variance.squareRoot()
  }

  /// What one gains that most people know while too few of the very first were: more than that it
  /// differs in cuisine is worth.
  static let knownGain: Float = 5

  /// What is thought of a meal by how well it is known; and ``knownGain`` for one that most people know while too few of the very first were, unless it is half a
  /// meal, takes far too long or is none for the children who eat.
  func familiarity(of index: Int) -> Float {
    let liked = taste.familiarity(of: index)
    guard needsKnown, taste.familiarity.isWellKnown(index), wholeness(of: index) == 0,
      children(of: index) == 0, lateness(of: index) > -0.5
    else { return liked }
    return liked + Self.knownGain
  }

  func novelty(of index: Int) -> Float {
    let days = recollection.daysSinceShown(index).map { Float($0) } ?? 180
    return mostNovelty * min(1, days / 180)
  }

  /// Up to 0.2 for using little of the wished time, less what takes longer than people give such a
  /// meal.
  func effort(of index: Int) -> Float {
    let late = lateness(of: index)
    guard let wished = request.wishes.maxMinutes, wished > 0 else { return late }
    return late + max(0, 0.2 * (1 - Float(sides.minutesThen(of: index)) / Float(wished)))
  }

  /// What a meal loses that takes longer than people give such a meal.
  func lateness(of index: Int) -> Float {
    taste.overtime.mean
      * Effort.overtime(Float(sides.minutesThen(of: index)) / expectedMinutes)
  }

  /// -3 for a lunch or dinner that is not whole, or of which nobody knows, so that any other one that
  /// fits comes first.
  func wholeness(of index: Int) -> Float {
    wantsWhole && !sides.isWhole(index) ? -3 : 0
  }

  /// -5 for each thing that makes a meal none for children, while children eat: more than taste, and
  /// than the change among the very first meals, are worth.
  func children(of index: Int) -> Float {
    guard let region = request.wishes.forChildrenIn else { return 0 }
    return -5 * Float(pool.children.misfits(of: index, in: region))
  }

  /// -50 for each group of which nothing at all is wanted and a meal, or what goes with it, holds anything.
  func unwanted(of index: Int) -> Float {
    QuotaTerms.excess * Float(noneOf.count { sides.counts(index, for: $0) })
  }

  func season(of index: Int) -> Float {
    request.wishes.month.map(pool.months[index].contains) == true ? 0.1 : 0
  }

  /// 0.2 for fitting into what is left of the day, down to -0.8 for far more.
  func nutrition(of index: Int) -> Float {
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
