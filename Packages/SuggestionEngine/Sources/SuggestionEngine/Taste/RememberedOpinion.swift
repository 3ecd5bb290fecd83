import MealModels

/// What somebody said about a meal of the pool.
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
    var place = opinions.endIndex
    while place > 0, memory.count < limit {
      place -= 1
      let entry = opinions[place]
      if let meal = entry.event.meal.flatMap(pool.index(of:)) {
        memory.append(RememberedOpinion(entry: entry, meal: meal))
      }
    }
    memory.reverse()
    return memory
  }
}
