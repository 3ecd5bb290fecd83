import MealModels

/// The record of each meal, in the order of their first events; copies share most of the data.
struct MealRecords: Hashable, Sendable {
  /// The position of each meal's record; it changes only when a new meal is added.
  private var positions: [MealID: Int] = [:]
  private var records = SharedChunkList<History.Record>()

  /// All meals with an event, in no particular order.
  var meals: some Collection<MealID> { positions.keys }

  /// The id of a meal as in its first event, so that all events about it share one text.
  func known(_ meal: MealID) -> MealID {
    positions.index(forKey: meal).map { positions[$0].key } ?? meal
  }

  /// The record of a meal; an empty record if it has no events.
  subscript(meal: MealID) -> History.Record {
    get { positions[meal].map { records[$0] } ?? History.Record() }
    set {
      if let position = positions[meal] {
        records[position] = newValue
      } else {
        positions[meal] = records.count
        records.append(newValue)
      }
    }
  }
}
