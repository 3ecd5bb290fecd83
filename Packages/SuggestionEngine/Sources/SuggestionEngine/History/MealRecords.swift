import MealModels

/// What is known of each meal, in the order in which they first came; copies share most of it.
struct MealRecords: Hashable, Sendable {
  /// Where the record of a meal is; it changes only when a meal comes for the first time.
  private var positions: [MealID: Int] = [:]
  private var records = Chunks<History.Record>()

  /// Every meal that something is known of, in no order.
  var meals: some Collection<MealID> { positions.keys }

  /// The id of a meal as it first came, so that all events about it have one text.
  func known(_ meal: MealID) -> MealID {
    positions.index(forKey: meal).map { positions[$0].key } ?? meal
  }

  /// What is known of a meal; an empty record if nothing.
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
