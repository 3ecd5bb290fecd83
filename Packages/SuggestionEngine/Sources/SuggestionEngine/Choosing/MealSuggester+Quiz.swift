import MealModels

extension MealSuggester {
  /// The next dish to ask about, chosen so that the answer teaches most; nil if none is left.
  ///
  /// ``QuizAnswer/event(of:)`` turns an answer into an event of the history. The chosen dish shares
  /// uncertain traits with many safe meals, and people of the region are likely to know it. The
  /// same request, history and dishes give the same result.
  ///
  /// - Parameters:
  ///   - request: limits, region and the part of the day, if the quiz is about one.
  ///   - history: the opinions so far, including the answers to the quiz.
  ///   - asked: the dishes that the quiz already asked about, including those that the eater did
  ///     not know.
  public func quiz(
    _ request: SuggestionRequest, history: History, asked: Set<MealID> = []
  ) -> MealID? {
    let slots = request.wishes.slot.map { SlotSet([$0]) } ?? [.breakfast, .lunch, .dinner]
    let safe = pool.safeMeals(for: request.limits).filter {
      !pool.slots[$0.index].isDisjoint(with: slots)
    }
    let memory = RememberedOpinion.latest(of: history, in: pool)
    let effort = Effort(for: request, memory, in: pool)
    let taste = TasteModel(
      TasteObservation.all(memory, effort, for: request, in: pool), of: pool, in: request.region)
    var shares = [Float](repeating: 0, count: pool.traits.traits.count)
    for meal in safe { for trait in pool.traits[meal.index] { shares[Int(trait)] += 1 } }
    var best: (meal: Int, worth: Float)?
    for meal in safe.map(\.index) {
      let id = pool.ids[meal]
      guard taste.observedBelief(ofMeal: meal) == nil, !asked.contains(id), !history[id].isJudged
      else { continue }
      let worth = taste.lesson(of: meal, pool.traits, shares) * taste.familiarity.isKnown(meal)
      if worth > best?.worth ?? -1 { best = (meal, worth) }
    }
    return best.map { pool.ids[$0.meal] }
  }
}

extension TasteModel {
  /// The variance of an answer together with the variance of the dish itself.
  private static let noiseOfAnswer: Float = 0.7

  /// The amount by which one answer about a meal reduces the variances of other meals with the same
  /// traits.
  ///
  /// - Parameter shares: how many meals have each trait.
  fileprivate func lesson(of meal: Int, _ traits: TraitColumns, _ shares: [Float]) -> Float {
    var (learned, variance): (Float, Float) = (0, Self.noiseOfAnswer)
    for trait in traits[meal] where Int(trait) != TraitColumns.none {
      let uncertain = beliefs[Int(trait)].variance
      variance += uncertain
      learned += uncertain * uncertain * shares[Int(trait)]
    }
    return learned / variance
  }
}
