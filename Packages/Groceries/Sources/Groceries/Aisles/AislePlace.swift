import MealModels

/// Where something on a list stands in a shop, and how that is known.
public struct AislePlace: Hashable, Sendable {
  /// How an aisle was found.
  public enum Ground: Hashable, Sendable {
    /// The text is a name of this food.
    case food(FoodID)
    /// The text is one of the things that stand in our list of words.
    case listed(String)
    /// A model learned it from the names of goods.
    case learned
    /// Nothing in the text is known, so that it goes under other things.
    case unknown
  }

  /// The text as it was given.
  public var text: String
  /// The aisle.
  public var aisle: Aisle
  /// How it was found.
  public var ground: Ground

  /// Makes a place.
  public init(_ text: String, in aisle: Aisle, by ground: Ground) {
    self.text = text
    self.aisle = aisle
    self.ground = ground
  }

  /// The department of the aisle.
  public var department: Department { aisle.department }
}
