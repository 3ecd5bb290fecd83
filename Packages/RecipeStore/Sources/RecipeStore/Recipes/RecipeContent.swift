import Journal
import MealModels

/// What a kept recipe says at one moment: what was written, and what its owner adds to it.
public struct RecipeContent: Hashable, Sendable, Codable {
  /// The recipe as it was imported or written, with what was edited since.
  public var draft: RecipeDraft
  /// The photo that is kept of it.
  public var picture: AssetName?
  /// How many stars its owner gives it, from 1 to 5.
  public var rating: Int?
  /// What its owner notes.
  public var notes: String?
  /// What its owner calls it, each once, in the order in which they were given.
  public var tags: [String]
  /// The collections that it is in, each once.
  public var collections: [String]
  /// Whether it lies in the bin, from where it can be brought back.
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
