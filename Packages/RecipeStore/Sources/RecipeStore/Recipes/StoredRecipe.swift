import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One of the user's own recipes, as it is stored.
public struct StoredRecipe: Hashable, Sendable, Identifiable {
  /// Its id, never reused.
  public let id: RecipeID
  /// Whether it was imported or written here.
  public let origin: Recipe.Origin
  /// The current content.
  public let content: RecipeContent
  /// When it was added.
  public let addedAt: Date
  /// When it was last changed.
  public let changedAt: Date
  /// Whether the last change can be undone.
  public let canUndo: Bool
  /// Whether the last undone change can be redone.
  public let canRedo: Bool
  /// How many of its changes this version of the program cannot read.
  ///
  /// If there are any, its content may differ elsewhere: eaters with an allergy should not trust
  /// it.
  public let unread: Int

  /// Makes a recipe as a library returns it.
  public init(
    id: RecipeID, origin: Recipe.Origin, content: RecipeContent, addedAt: Date, changedAt: Date,
    canUndo: Bool = false, canRedo: Bool = false, unread: Int = 0
  ) {
    self.id = id
    self.origin = origin
    self.content = content
    self.addedAt = addedAt
    self.changedAt = changedAt
    self.canUndo = canUndo
    self.canRedo = canRedo
    self.unread = unread
  }
}
