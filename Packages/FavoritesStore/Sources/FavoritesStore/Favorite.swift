#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// A meal or food that an eater saved, with the data to show it after the original is deleted.
public struct Favorite: Hashable, Sendable, Codable {
  /// The kinds of items that can be saved.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A meal, by its recipe's id.
    case meal
    /// A food, by its id.
    case food
  }

  /// The identity of a favorite.
  public struct Key: Hashable, Sendable, Codable {
    /// The kind of item.
    public var kind: Kind
    /// The id of the item within its kind.
    public var id: String

    /// Makes a key.
    public init(_ kind: Kind, _ id: String) {
      self.kind = kind
      self.id = id
    }
  }

  /// The identity of the favorite.
  public var key: Key
  /// The name of the saved item.
  public var title: String
  /// The minutes from start to table; nil for a food, or if they are not stated.
  public var minutes: Int?
  /// The skill that the meal needs; nil for a food.
  public var difficulty: Difficulty?
  /// The picture of the meal; nil for a food.
  public var picture: DishPicture?

  /// Makes a favorite.
  public init(
    key: Key, title: String, minutes: Int? = nil, difficulty: Difficulty? = nil,
    picture: DishPicture? = nil
  ) {
    self.key = key
    self.title = title
    self.minutes = minutes
    self.difficulty = difficulty
    self.picture = picture
  }

  /// Makes a favorite of a recipe.
  public init(_ recipe: Recipe) {
    self.init(
      key: Key(.meal, recipe.id.rawValue), title: recipe.title,
      minutes: recipe.times.statedMinutes, difficulty: recipe.difficulty, picture: recipe.picture)
  }

  /// Makes a favorite of a food.
  public init(_ food: Food) {
    self.init(key: Key(.food, food.id.rawValue), title: food.name)
  }
}
