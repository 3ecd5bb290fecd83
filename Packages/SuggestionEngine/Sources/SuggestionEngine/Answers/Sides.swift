import MealModels

/// The sides that go with a meal for the people at a table.
public struct Sides: Hashable, Sendable {
  /// The side dishes, in the order of the meal's accompaniments.
  public var served: [MealID]

  /// The indices of the accompaniments that are left out, because every choice breaks a limit.
  public var missing: [Int]

  /// Makes the sides of a meal.
  public init(served: [MealID] = [], missing: [Int] = []) {
    self.served = served
    self.missing = missing
  }
}

extension MealSuggester {
  /// The sides that go with a meal for the people at a table; empty if the pool does not contain
  /// the meal.
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
