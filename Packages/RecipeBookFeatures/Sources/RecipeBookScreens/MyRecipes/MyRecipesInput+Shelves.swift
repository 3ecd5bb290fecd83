import DesignSystem
import MealModels

extension MyRecipesInput {
  /// A list of recipes beside the user's own, such as all recipes or the saved ones.
  public struct Shelf: Equatable, Sendable, Identifiable {
    /// The id, such as `saved`.
    public var id: String
    /// The word on its choice.
    public var title: String
    /// The sentence for an empty list.
    public var emptyWords: String

    /// Makes a list.
    public init(_ id: String, title: String, emptyWords: String) {
      (self.id, self.title, self.emptyWords) = (id, title, emptyWords)
    }
  }

  /// The id of the user's own recipes among the lists.
  public static let ownShelf = "own"
}
