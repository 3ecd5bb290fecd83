import DesignSystem
import MealModels

/// The input of My Recipes.
public struct MyRecipesInput: Equatable, Sendable {
  /// A recipe of the list.
  public struct Entry: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: RecipeID
    /// The name of the dish.
    public var title: String
    /// Its thumbnail.
    public var image: MealImage
    /// Minutes from start to table; nil if the recipe does not state them.
    public var minutes: Int?
    /// The stars that its owner gave; nil for none.
    public var stars: Int?
    /// The number of its unknown names.
    public var openCount: Int
    /// The names of those for whom the recipe is not, as far as known.
    public var notFor: [String] = []

    /// Makes an entry.
    public init(
      _ id: RecipeID, title: String, image: MealImage, minutes: Int? = nil, stars: Int? = nil,
      openCount: Int = 0
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.minutes = minutes
      self.stars = stars
      self.openCount = openCount
    }
  }

  /// A link that waits to be read, or to be reviewed.
  public struct WaitingLink: Equatable, Sendable {
    /// The whole link.
    public var address: String
    /// The name of the dish, or the shown link while it is unread.
    public var name: String
    /// The state of the link, in words.
    public var note: String
    /// Whether it was read.
    public var isRead: Bool

    /// Makes a link.
    public init(_ address: String, name: String, note: String, isRead: Bool = false) {
      self.address = address
      self.name = name
      self.note = note
      self.isRead = isRead
    }
  }

  /// A search that finds recipes when the current one finds none.
  public struct Wider: Equatable, Sendable {
    /// The query.
    public var query: String
    /// How many recipes it finds.
    public var count: Int

    /// Makes a search.
    public init(_ query: String, count: Int) {
      self.query = query
      self.count = count
    }
  }

  /// The query; empty for all.
  public var query: String
  /// The order of the list, and the conditions of its recipes.
  public var choice = RecipeChoice()
  /// The recipes that are shown, in order; nil while they are not read yet.
  public var entries: [Entry]?
  /// The number of recipes that the list does not show.
  public var furtherCount: Int
  /// The wider searches that would find recipes, if none were found.
  public var wider: [Wider]
  /// The recent searches, the last first.
  public var recentSearches: [String]
  /// The name of the unsaved recipe, perhaps empty; nil if there is none.
  public var unfinished: String?
  /// The links that wait, in the order in which they were requested.
  public var waiting: [WaitingLink]
  /// The number of unknown names in all recipes.
  public var openNameCount = 0
  /// Whether recipes can be added and changed; the user's own recipes can always be read and
  /// removed.
  public var isAllowed: Bool
  /// Whether recipes can be imported here.
  public var canImport: Bool
  /// Whether the files of other apps can be imported here.
  public var canImportFiles = false
  /// Whether the recipes could not be read.
  public var isUnreadable: Bool
  /// The lists beside the user's own recipes; with any, the page is a tab of the app.
  public var shelves: [Shelf] = []
  /// The id of the shown list.
  public var shelf = Self.ownShelf
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default everything is allowed, and the lists are empty.
  public init(
    query: String = "", entries: [Entry]? = nil, furtherCount: Int = 0, wider: [Wider] = [],
    recentSearches: [String] = [], unfinished: String? = nil,
    waiting: [WaitingLink] = [], isAllowed: Bool = true, canImport: Bool = false,
    isUnreadable: Bool = false, toast: Notice? = nil
  ) {
    self.query = query
    self.entries = entries
    self.furtherCount = furtherCount
    self.wider = wider
    self.recentSearches = recentSearches
    self.unfinished = unfinished
    self.waiting = waiting
    self.isAllowed = isAllowed
    self.canImport = canImport
    self.isUnreadable = isUnreadable
    self.toast = toast
  }
}
