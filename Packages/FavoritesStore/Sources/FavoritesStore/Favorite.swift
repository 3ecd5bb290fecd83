#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import MealModels

/// Something an eater saved, with enough of it to show it when the original is gone.
public struct Favorite: Hashable, Sendable, Codable {
  /// What kind of thing is saved.
  public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A meal, by its recipe's id.
    case meal
    /// A food, by its id.
    case food
  }

  /// What identifies a favorite.
  public struct Key: Hashable, Sendable, Codable {
    /// What kind of thing it is.
    public var kind: Kind
    /// Its id.
    public var id: String

    /// Makes a key.
    public init(_ kind: Kind, _ id: String) {
      self.kind = kind
      self.id = id
    }
  }

  /// What it is.
  public var key: Key
  /// Its name.
  public var title: String
  /// Minutes from start to table; nil for a food, and where nobody said them.
  public var minutes: Int?
  /// How much skill it asks for; nil for a food.
  public var difficulty: Difficulty?
  /// What its picture shows; nil for a food.
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
