import MealModels

/// What was learned of an eater, once for questions about any number of moments.
struct LearnedTaste {
  var reading: HistoryReading
  let taste: TasteModel
  let effort: Effort
  /// How much was learned from.
  let observations: Int
  /// How likely what does not please is replaced.
  let replacedShare: Float

  /// - Parameter request: the earliest question.
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
