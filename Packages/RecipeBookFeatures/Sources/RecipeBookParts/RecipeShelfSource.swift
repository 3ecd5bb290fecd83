import RecipeBookScreens

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A list of recipes beside the user's own, for the tab with all recipes.
public struct RecipeShelfSource: Sendable {
  /// The recipes that a list has for a query.
  public struct Found: Sendable {
    /// The shown recipes, in order.
    public var entries: [MyRecipesInput.Entry]
    /// How many there are.
    public var count: Int
    /// The tags by which the list can be filtered.
    public var tags: [String]

    /// Makes a result.
    public init(_ entries: [MyRecipesInput.Entry], count: Int, tags: [String] = []) {
      (self.entries, self.count, self.tags) = (entries, count, tags)
    }
  }

  /// The list, as the tab names it.
  public var shelf: MyRecipesInput.Shelf
  /// Finds the first recipes of the list for a query, which may be empty, and a choice, on a date.
  public var find: Find

  /// Finds recipes.
  public typealias Find =
    @Sendable (
      _ query: String, _ choice: RecipeChoice, _ limit: Int, _ date: Date
    ) async -> Found

  /// Makes a list.
  public init(_ shelf: MyRecipesInput.Shelf, find: @escaping Find) {
    self.shelf = shelf
    self.find = find
  }
}
