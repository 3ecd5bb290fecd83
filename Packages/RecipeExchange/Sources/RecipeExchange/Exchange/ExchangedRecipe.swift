import MealModels

/// A recipe of a collection, with the further values that an app keeps.
public struct ExchangedRecipe: Hashable, Sendable {
  /// A picture that came with it.
  public struct Picture: Hashable, Sendable {
    /// The name of its file, without a folder.
    public var name: String
    /// The bytes of its file.
    public var bytes: [UInt8]

    /// Makes a picture.
    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The recipe itself.
  public var draft: RecipeDraft
  /// The id in the other app; a repeated import recognises the recipe by it.
  public var id: String?
  /// The rating of its owner, from 0 to 5.
  public var ownRating: Double?
  /// Whether its owner likes it best.
  public var isFavorite: Bool
  /// How often it was cooked.
  public var timesCooked: Int?
  /// When it was saved, as the other app wrote it; mostly ISO 8601.
  public var created: String?
  /// The pictures that came with it, the main one first.
  public var pictures: [Picture]

  /// Makes a recipe of a collection.
  public init(
    _ draft: RecipeDraft, id: String? = nil, ownRating: Double? = nil, isFavorite: Bool = false,
    timesCooked: Int? = nil, created: String? = nil, pictures: [Picture] = []
  ) {
    self.draft = draft
    self.id = id
    self.ownRating = ownRating
    self.isFavorite = isFavorite
    self.timesCooked = timesCooked
    self.created = created
    self.pictures = pictures
  }
}
