import DesignSystem
import MealModels

/// What My Recipes is made from.
public struct MyRecipesInput: Equatable, Sendable {
  /// A recipe of the list.
  public struct Entry: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: RecipeID
    /// The name of the dish.
    public var title: String
    /// Its thumbnail.
    public var image: MealImage
    /// Minutes from start to table; nil where it is not said.
    public var minutes: Int?
    /// How many of its names nobody knows.
    public var openCount: Int

    /// Makes an entry.
    public init(
      _ id: RecipeID, title: String, image: MealImage, minutes: Int? = nil, openCount: Int = 0
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.minutes = minutes
      self.openCount = openCount
    }
  }

  /// A link that waits to be read, or to be looked through.
  public struct WaitingLink: Equatable, Sendable {
    /// The whole link.
    public var address: String
    /// The name of the dish, or the link as it is shown while nothing is read.
    public var name: String
    /// How it stands, in words.
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

  /// A search that would find something where this one finds nothing.
  public struct Wider: Equatable, Sendable {
    /// What it looks for.
    public var query: String
    /// How many recipes it finds.
    public var count: Int

    /// Makes a search.
    public init(_ query: String, count: Int) {
      self.query = query
      self.count = count
    }
  }

  /// What is looked for; empty for all.
  public var query: String
  /// The recipes that are shown, in order; nil while they are not read yet.
  public var entries: [Entry]?
  /// How many there are that the list does not show.
  public var furtherCount: Int
  /// What would find something, where nothing was found.
  public var wider: [Wider]
  /// What was looked for lately, the last first.
  public var recentSearches: [String]
  /// The name of the recipe that was not saved, perhaps empty; nil where there is none.
  public var unfinished: String?
  /// The links that wait, in the order in which they were asked for.
  public var waiting: [WaitingLink]
  /// Whether recipes can be added and changed; reading and removing one's own always can be.
  public var isAllowed: Bool
  /// Whether recipes can be imported here.
  public var canImport: Bool
  /// Whether the recipes could not be read.
  public var isUnreadable: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; everything is allowed, and nothing there, unless given.
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
