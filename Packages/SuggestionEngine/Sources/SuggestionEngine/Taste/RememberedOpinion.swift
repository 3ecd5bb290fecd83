import MealModels

/// An eater's opinion of a meal of the pool, or the fact that a meal was shown and passed over.
struct RememberedOpinion {
  /// The event with the opinion, and its time.
  var entry: History.Entry
  /// The position of the meal in the pool.
  var meal: Int

  /// The maximum number of opinions that taste is learned from: the latest ones.
  static let limit = 384

  /// The latest opinions about meals that the pool still contains, sorted by time.
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

  /// The probability that the eater replaces a meal that they do not like.
  ///
  /// It is estimated from how often they did so; it is 1 until a meal is passed over.
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
