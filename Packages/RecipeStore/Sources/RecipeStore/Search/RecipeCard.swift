import Journal
import MealModels

/// The card of a stored recipe for lists, which need not read the recipe.
public struct RecipeCard: Hashable, Sendable, Identifiable {
  /// Its id.
  public let id: RecipeID
  /// The name of the dish.
  public let title: String
  /// Whether it was imported or written here.
  public let origin: Recipe.Origin
  /// Minutes from start to table; nil if unstated.
  public let minutes: Int?
  /// The stars of its owner.
  public let rating: Int?
  /// Its tags.
  public let tags: [String]
  /// The collections that it is in.
  public let collections: [String]
  /// Its photo, if one is stored.
  public let picture: AssetName?
  /// Whether it is in the bin.
  public let isRemoved: Bool

  /// Makes a card.
  public init(
    id: RecipeID, title: String, origin: Recipe.Origin = .imported, minutes: Int? = nil,
    rating: Int? = nil, tags: [String] = [], collections: [String] = [],
    picture: AssetName? = nil, isRemoved: Bool = false
  ) {
    self.id = id
    self.title = title
    self.origin = origin
    self.minutes = minutes
    self.rating = rating
    self.tags = tags
    self.collections = collections
    self.picture = picture
    self.isRemoved = isRemoved
  }
}

extension RecipeCard {
  init(_ recipe: StoredRecipe) {
    let content = recipe.content
    let draft = content.draft
    let parts = [draft.prepMinutes, draft.cookMinutes].compactMap(\.self)
    let minutes = draft.totalMinutes ?? (parts.isEmpty ? nil : parts.reduce(0, Self.sum))
    self.init(
      id: recipe.id, title: draft.title, origin: recipe.origin,
      // Zero minutes mean an unknown time in files of other apps.
      minutes: minutes == 0 ? nil : minutes,
      rating: content.rating, tags: content.tags, collections: content.collections,
      picture: content.picture, isRemoved: content.isRemoved)
  }

  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (sum, isTooMuch) = one.addingReportingOverflow(other)
    return isTooMuch ? .max : sum
  }
}
