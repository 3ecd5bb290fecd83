import MealModels

/// A week kept under a name, to be planned again.
public struct WeekTemplate: Hashable, Sendable, Identifiable {
  /// The id of a template, which is never used again.
  public typealias ID = TypedID<WeekTemplate>

  /// Its id.
  public let id: ID
  /// Its name, 1 to 60 characters.
  public var name: String
  /// Its meals, of which the day counts from Monday, 0 to 6; empty for a deleted template.
  public var meals: [PlannedMeal]

  /// Makes a template.
  public init(id: ID, name: String, meals: [PlannedMeal]) {
    self.id = id
    self.name = name
    self.meals = meals
  }

  /// How many characters a name may have.
  public static let nameLengths = 1...60
}
