import MealModels

extension MealSuggester {
  /// The next dish to ask about, so that the answers teach most; nil when none is left.
  ///
  /// What an answer teaches stands in ``QuizAnswer/event(of:)``. A dish is asked about that shares
  /// with many safe meals what is still uncertain, and that people of the region are likely to know.
  /// The same request, history and dishes give the same answer.
  ///
  /// - Parameters:
  ///   - request: limits, region and the part of the day, if the quiz is about one.
  ///   - history: what was said so far, the answers to the quiz among it.
  ///   - asked: the dishes that were asked about, also those that somebody did not know.
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
  /// The variance of an answer and of the dish itself together.
  private static let noiseOfAnswer: Float = 0.7

  /// What one answer about a meal takes off the variances of what others share with it.
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
