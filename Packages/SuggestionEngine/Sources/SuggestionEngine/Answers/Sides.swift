import MealModels

/// What goes with a meal for the people at a table.
public struct Sides: Hashable, Sendable {
  /// The side dishes, in the order of the meal's accompaniments.
  public var served: [MealID]

  /// The accompaniments, counted from 0, of which no choice keeps their limits, so that there is none.
  public var missing: [Int]

  /// Makes what goes with a meal.
  public init(served: [MealID] = [], missing: [Int] = []) {
    self.served = served
    self.missing = missing
  }
}

extension MealSuggester {
  /// What goes with a meal for the people at a table; nothing for a meal that the pool does not hold.
  public func sides(of meal: MealID, _ request: SuggestionRequest) -> Sides {
    pool.index(of: meal).map { Sides(ServedSides(pool, for: request).plate(of: $0), in: pool) }
      ?? Sides()
  }
}

extension Sides {
  init(_ plate: ServedSides.Plate, in pool: MealPool) {
    self.init(served: plate.rows.map { pool.sides.ids[$0] }, missing: plate.missing)
  }
}
