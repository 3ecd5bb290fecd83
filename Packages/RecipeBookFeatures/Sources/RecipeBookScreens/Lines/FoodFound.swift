import DesignSystem
import MealModels
import ScreenParts

/// A food that a search found.
public struct FoodFound: Equatable, Sendable, Identifiable {
  /// Its id.
  public var id: FoodID
  /// Its name.
  public var name: String
  /// The contents that matter to an eater, as words; nil for none.
  public var contents: String?
  /// Whether it is chosen.
  public var isChosen: Bool

  /// Makes a food; by default it is not chosen.
  public init(_ id: FoodID, _ name: String, contents: String? = nil, isChosen: Bool = false) {
    self.id = id
    self.name = name
    self.contents = contents
    self.isChosen = isChosen
  }
}
