import CulinaryFoods
import MealModels

/// A food that a search found.
public struct FoodHit: Sendable, Equatable, Identifiable {
  /// The source of the hit.
  public enum Source: Sendable, Equatable {
    /// A food of the culinary book.
    case culinary(Food)
    /// A row of the composition table without a culinary food.
    case table(TableFood)
  }

  /// The food.
  public let source: Source

  /// Makes a hit.
  public init(source: Source) {
    self.source = source
  }

  /// The id of the culinary food, or `usda-` with the number of the row.
  public var id: FoodID {
    switch source {
    case .culinary(let food): food.id
    case .table(let food): FoodID(rawValue: "usda-\(food.id)")
    }
  }

  /// The cook's name of the food, or the table's name.
  public var name: String {
    switch source {
    case .culinary(let food): food.name
    case .table(let food): food.description
    }
  }
}
