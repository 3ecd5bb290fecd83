import Journal
import MealModels

/// The content of a saved recipe at one moment: the recipe, and the owner's additions.
public struct RecipeContent: Hashable, Sendable, Codable {
  /// The recipe as it was imported or written, with later edits.
  public var draft: RecipeDraft
  /// The recipe's photo.
  public var picture: AssetName?
  /// The owner's rating, from 1 to 5 stars.
  public var rating: Int?
  /// The notes of its owner.
  public var notes: String?
  /// The tags of its owner, each once, in the order in which they were given.
  public var tags: [String]
  /// The collections that it is in, each once.
  public var collections: [String]
  /// Whether it is in the bin, from where it can be restored.
  public var isRemoved: Bool

  /// Makes a content.
  public init(
    _ draft: RecipeDraft, picture: AssetName? = nil, rating: Int? = nil, notes: String? = nil,
    tags: [String] = [], collections: [String] = [], isRemoved: Bool = false
  ) {
    self.draft = draft
    self.picture = picture
    self.rating = rating
    self.notes = notes
    self.tags = tags
    self.collections = collections
    self.isRemoved = isRemoved
  }
}
