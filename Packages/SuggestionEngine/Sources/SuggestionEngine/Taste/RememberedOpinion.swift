import MealModels

/// What somebody said about a meal of the pool, or that a meal was shown and passed over.
struct RememberedOpinion {
  /// What was said, and when.
  var entry: History.Entry
  /// The position of the meal in the pool.
  var meal: Int

  /// The most that are learned from: the latest ones.
  static let limit = 384

  /// The latest ones about meals that are still there, by time.
  static func latest(of history: History, in pool: MealPool) -> [RememberedOpinion] {
    var memory: [RememberedOpinion] = []
    memory.reserveCapacity(limit)
    let opinions = history.opinions
    let passedOver = history.taken.passedOver
    var (said, passed) = (opinions.endIndex, passedOver.endIndex)
    while said > 0 || passed > 0, memory.count < limit {
      let entry: History.Entry
      if passed > 0, said == 0 || opinions[said - 1].date <= passedOver[passed - 1].date {
        passed -= 1
        let meal = passedOver[passed]
        entry = History.Entry(event: HistoryEvent(.suggested, meal.meal), date: meal.date)
      } else {
        said -= 1
        entry = opinions[said]
      }
      if let meal = entry.event.meal.flatMap(pool.index(of:)) {
        memory.append(RememberedOpinion(entry: entry, meal: meal))
      }
    }
    memory.reverse()
    return memory
  }

  /// How likely what does not please is replaced, by how often that was done: 1 as long as nothing was
  /// passed over.
  static func replacedShare(in memory: [RememberedOpinion]) -> Float {
    var (replaced, passedOver) = (2, 0)
    for opinion in memory {
      switch opinion.entry.event.kind {
      case .skipped: replaced += 1
      case .suggested: passedOver += 1
      case .accepted, .cooked, .disliked, .rated, .reset: break
      }
    }
    return Float(replaced) / Float(replaced + passedOver)
  }
}
