import MealModels

/// The place of an item in a shop, and the way in which it was found.
public struct AislePlace: Hashable, Sendable {
  /// The way in which an aisle was found.
  public enum Ground: Hashable, Sendable {
    /// The text is a name of this food.
    case food(FoodID)
    /// The text is in our list of words.
    case listed(String)
    /// A model derived it from the names of goods.
    case learned
    /// Nothing in the text is known, so the item is in ``Aisle/other``.
    case unknown
  }

  /// The given text.
  public var text: String
  /// The aisle.
  public var aisle: Aisle
  /// The way in which the aisle was found.
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
