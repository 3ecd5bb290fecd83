import DesignSystem
import MealModels

/// An action on a meal, for the menus of every screen that shows one.
public struct MealActionOffer: Sendable {
  /// Makes the action for a meal.
  public var action: @Sendable (MealID) -> CustomAction

  /// Makes an offer.
  public init(_ action: @escaping @Sendable (MealID) -> CustomAction) { self.action = action }
}

/// An action next to Share on every recipe.
public struct RecipeActionOffer: Sendable {
  /// Makes the action for a recipe.
  public var action: @Sendable (MealID) -> CustomAction

  /// Makes an offer.
  public init(_ action: @escaping @Sendable (MealID) -> CustomAction) { self.action = action }
}

/// A row below the steps of every recipe.
public struct RecipeRowOffer: Sendable {
  /// Makes the row for a recipe.
  public var row: @Sendable (MealID) -> ListRow

  /// Makes an offer.
  public init(_ row: @escaping @Sendable (MealID) -> ListRow) { self.row = row }
}

/// The work of a tap on an ingredient of every recipe.
public struct RecipeLineOffer: Sendable {
  /// Makes the action for a line of a recipe: its place, from 0, and the shown servings.
  public var action: @Sendable (_ recipe: MealID, _ place: Int, _ servings: Int) -> ControlAction
  /// The effect of a tap, in words.
  public var hint: String

  /// Makes an offer.
  public init(
    hint: String,
    _ action: @escaping @Sendable (_ recipe: MealID, _ place: Int, _ servings: Int) -> ControlAction
  ) {
    self.action = action
    self.hint = hint
  }
}

/// A row in the sheet that explains a meal, below the buttons for opinions such as "Not for Me".
public struct WhyRowOffer: Sendable {
  /// Makes the row for a meal; nil if there is nothing to offer.
  public var row: @Sendable (MealID) -> ListRow?

  /// Makes an offer.
  public init(_ row: @escaping @Sendable (MealID) -> ListRow?) { self.row = row }
}
