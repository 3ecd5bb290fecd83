import MealModels

/// The learned taste of an eater, computed once for requests at any number of moments.
struct LearnedTaste {
  var reading: HistoryReading
  let taste: TasteModel
  let effort: Effort
  /// The number of observations that it was learned from.
  let observations: Int
  /// The probability that the eater replaces a meal that they do not like.
  let replacedShare: Float

  /// - Parameter request: the earliest request.
  init(
    _ history: History, for request: SuggestionRequest, in pool: MealPool, _ parts: Set<EnginePart>
  ) {
    let memory = parts.contains(.learning) ? RememberedOpinion.latest(of: history, in: pool) : []
    reading = HistoryReading(history, for: request, in: pool)
    effort = Effort(for: request, memory, in: pool)
    replacedShare = RememberedOpinion.replacedShare(in: memory)
    let observations =
      parts.contains(.learning) ? TasteObservation.all(memory, effort, for: request, in: pool) : []
    self.observations = observations.count
    taste = TasteModel(observations, of: pool, in: request.region)
  }
}
