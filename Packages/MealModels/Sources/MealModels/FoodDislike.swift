/// A food that an eater does not want, looked up among the known foods.
///
/// A meal must contain neither the food nor its kinds, nor anything made of it: whoever dislikes
/// mushrooms is offered no shiitake.
public struct FoodDislike: Hashable, Sendable {
  /// The food as it was named: an id, or words that a person typed.
  public let named: FoodID

  /// The food that was found; ``named`` if no known food matches.
  public let food: FoodID

  /// Whether a known food matches the name; if not, the dislike excludes no known meal.
  public let isKnown: Bool

  /// Makes a dislike of a food with an id or any of its names, in the singular or the plural.
  public init(of food: FoodID, in book: FoodBook) {
    let found = book[food]?.id ?? book.food(named: food.rawValue)?.id
    self.init(named: food, found: found)
  }

  /// Makes a dislike of a food in the words of an eater: "mushrooms", "fresh coriander leaves".
  ///
  /// - Parameter foods: reads also names that the book does not list.
  public init(named name: String, in foods: FoodReference) {
    let found = foods.book.food(named: name) ?? foods.namer(foods.book)(name)
    self.init(named: FoodID(rawValue: name), found: found?.id)
  }

  /// A dislike of exactly this id, for use without a book.
  public static func asNamed(_ food: FoodID) -> FoodDislike {
    FoodDislike(named: food, found: food)
  }

  /// The foods that a meal must not contain: the found food, and the id that was given.
  public var foods: Set<FoodID> { [named, food] }

  private init(named: FoodID, found: FoodID?) {
    self.named = named
    food = found ?? named
    isKnown = found != nil
  }
}
