import MealModels

/// A food that a search found.
public struct FoodHit: Sendable, Equatable, Identifiable {
  /// Where it comes from.
  public enum Source: Sendable, Equatable {
    /// A culinary food.
    case culinary(Food)
    /// A row of the composition table that no culinary food stands for.
    case table(TableFood)
  }

  /// The food.
  public let source: Source

  /// Makes a hit.
  public init(source: Source) {
    self.source = source
  }

  /// Its id: that of the culinary food, or `usda-` and the number of the row.
  public var id: FoodID {
    switch source {
    case .culinary(let food): food.id
    case .table(let food): FoodID(rawValue: "usda-\(food.id)")
    }
  }

  /// Its name: a cook's, or the table's.
  public var name: String {
    switch source {
    case .culinary(let food): food.name
    case .table(let food): food.description
    }
  }
}
