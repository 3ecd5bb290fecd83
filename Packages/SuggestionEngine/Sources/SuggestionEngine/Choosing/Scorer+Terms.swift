import MealModels

extension Scorer {
  /// All terms of a meal's score.
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

  /// The learned mean of a meal and its traits, without chance.
  func likedMean(of index: Int) -> Float {
    taste.belief(ofMeal: index).mean + pool.traits.sum(of: index, over: likedColumn)
  }

  /// The points of the opinion about the meal itself, with its share of chance and curiosity.
  func ownTerms(of index: Int) -> Float {
    let sought = sought(in: index)
    guard let belief = taste.observedBelief(ofMeal: index) else {
      return sought * TasteModel.priorMealDeviation
    }
    return belief.mean + sought * belief.variance.squareRoot()
  }

  /// How many standard deviations above its mean the score assumes the liking of a meal to be.
  func sought(in index: Int) -> Float {
    boldness + daring * chance.deviate(for: pool.chances[index])
  }

  /// The points for a meal if it is uncertain whether the eater likes it.
  ///
  /// Trying such a meal costs little, because the eater can ask for the next one. After several
  /// refusals in a row, it may cost the eater's patience.
  private func curiosity(about index: Int) -> Float {
    boldness * taste.belief(ofMeal: index).variance.squareRoot()
  }

  /// The extra points of a well-known meal while too few of the very first meals are well known.
  ///
  /// They are more than a change of cuisine earns.
  static let knownGain: Float = 5

  /// The points of a meal for how well it is known.
  ///
  /// While too few of the very first meals are well known, a well-known meal also gets
  /// ``knownGain``, unless it is not a complete meal, takes far too long or does not suit the
  /// children who eat.
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

  /// Up to 0.2 for using little of the wished time, minus the penalty for a meal that takes too
  /// long.
  func effort(of index: Int) -> Float {
    let late = lateness(of: index)
    guard let wished = request.wishes.maxMinutes, wished > 0 else { return late }
    return late + max(0, 0.2 * (1 - Float(sides.minutesThen(of: index)) / Float(wished)))
  }

  /// The penalty of a meal that takes longer than the eater is expected to spend.
  func lateness(of index: Int) -> Float {
    taste.overtime.mean
      * Effort.overtime(Float(sides.minutesThen(of: index)) / expectedMinutes)
  }

  /// -3 for a lunch or dinner that is not known to be a complete meal, so that every complete one
  /// comes first.
  func wholeness(of index: Int) -> Float {
    wantsWhole && !sides.isWhole(index) ? -3 : 0
  }

  /// If children eat, -5 for each property of a meal that makes it unsuitable for them.
  ///
  /// That is more than taste is worth, and more than variety among the very first meals.
  func children(of index: Int) -> Float {
    guard let region = request.wishes.forChildrenIn else { return 0 }
    return -5 * Float(pool.children.misfits(of: index, in: region))
  }

  /// -50 for each group with a quota of zero that a meal or one of its sides contains.
  func unwanted(of index: Int) -> Float {
    QuotaTerms.excess * Float(noneOf.count { sides.counts(index, for: $0) })
  }

  func season(of index: Int) -> Float {
    request.wishes.month.map(pool.months[index].contains) == true ? 0.1 : 0
  }

  /// 0.2 for a meal that fits into the rest of the day, down to -0.8 for one that exceeds it by
  /// far.
  func nutrition(of index: Int) -> Float {
    pool.nutrition.excess(
      of: index, with: sides.plate(of: index).rows, in: pool.sides.nutrition,
      over: request.wishes.nutritionLeft
    ).map { 0.2 - $0 } ?? 0
  }

  /// Whether a serving with all its sides is known to stay within the rest of the day.
  func isKnownToFitNutritionLeft(_ index: Int) -> Bool {
    guard countsNutrition else { return false }
    return pool.nutrition.isKnownToFit(
      index, with: sides.plate(of: index).rows, in: pool.sides.nutrition,
      within: request.wishes.nutritionLeft)
  }
}
