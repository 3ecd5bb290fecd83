import DesignSystem
import MealModels
import ScreenParts

/// A food that a search found.
public struct FoodFound: Equatable, Sendable, Identifiable {
  /// Its id.
  public var id: FoodID
  /// Its name.
  public var name: String
  /// What it contains that matters to somebody, as words; nil for nothing.
  public var contents: String?
  /// Whether it is chosen.
  public var isChosen: Bool

  /// Makes a food; it is not chosen unless told.
  public init(_ id: FoodID, _ name: String, contents: String? = nil, isChosen: Bool = false) {
    self.id = id
    self.name = name
    self.contents = contents
    self.isChosen = isChosen
  }
}
