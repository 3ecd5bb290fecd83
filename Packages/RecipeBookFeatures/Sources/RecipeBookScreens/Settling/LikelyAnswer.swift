import DesignSystem
import MealModels

/// A likely meaning of an unknown name, which one tap settles for all recipes.
public struct LikelyAnswer: Hashable, Sendable {
  /// The unknown name.
  public var name: String
  /// The foods that it means or is made of; empty if it names no food.
  public var foods: [FoodID]
  /// The names of the foods.
  public var foodNames: [String]
  /// The allergens of the foods, as words; nil for none.
  public var contents: String?

  /// Makes an answer.
  public init(
    _ name: String, foods: [FoodID] = [], foodNames: [String] = [], contents: String? = nil
  ) {
    self.name = name
    self.foods = foods
    self.foodNames = foodNames
    self.contents = contents
  }

  /// The parameters by which a tap names the answer.
  public var choice: NameChoice { NameChoice(name, foods) }
}

/// A name with the foods that a person says it means; without foods it names none.
public struct NameChoice: Hashable, Sendable {
  /// The unknown name.
  public var name: String
  /// The foods.
  public var foods: [FoodID]

  /// Makes a choice.
  public init(_ name: String, _ foods: [FoodID]) {
    self.name = name
    self.foods = foods
  }
}

extension ArgumentForm where Value == NameChoice {
  /// The parameters of a choice: the name, and the ids of the foods between spaces.
  static var nameChoice: Self {
    ArgumentForm<(String, String)>.both(.text("name"), .text("foods")).map(
      { name, foods in
        NameChoice(name, foods.split(separator: " ").map { FoodID(rawValue: String($0)) })
      },
      back: { ($0.name, $0.foods.map(\.rawValue).joined(separator: " ")) })
  }
}
