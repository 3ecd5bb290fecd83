import DesignSystem
import MealModels

/// What the recipe picker is made from.
///
/// Only what everybody at the table may eat comes in: whoever fills this leaves the others out and
/// says how many they were.
public struct RecipePickerInput: Equatable, Sendable {
  /// A recipe that can be planned.
  public struct Card: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: MealID
    /// The name of the dish.
    public var title: String
    /// Its picture.
    public var image: MealImage
    /// How it was rated, 1 to 5; nil where nobody did.
    public var rating: Double?
    /// How many ingredients it has; nil where that is not known.
    public var ingredientCount: Int?
    /// Minutes from start to table; nil where that is not known.
    public var minutes: Int?
    /// For how many it is written; nil where that is not said.
    public var servings: Int?

    /// Makes a card; what is not given is not known.
    public init(
      _ id: MealID, _ title: String, image: MealImage, rating: Double? = nil,
      ingredientCount: Int? = nil, minutes: Int? = nil, servings: Int? = nil
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.rating = rating
      self.ingredientCount = ingredientCount
      self.minutes = minutes
      self.servings = servings
    }
  }

  /// A search that would find something where this one finds nothing.
  public struct WiderSearch: Equatable, Sendable {
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

  /// Where the order of the trending recipes comes from.
  public enum Trend: Hashable, Sendable {
    /// From what this household cooked.
    case household
    /// From what this household cooked, and others who allowed that it is counted.
    case everybody
    /// From the season, because nobody cooked enough yet to say.
    case season
  }

  /// The tab that is shown.
  public var tab: PickerTab
  /// What is looked for; empty for everything.
  public var query: String
  /// What the recipes are narrowed to.
  public var filter: PickerFilter
  /// The recipes in order; nil while they are not read yet.
  public var cards: [Card]?
  /// How many more there are.
  public var furtherCount: Int
  /// How many match, and break a limit of somebody at the table.
  public var leftOutCount: Int
  /// Where the order of the trending recipes comes from.
  public var trend: Trend
  /// What would find something, where nothing was found.
  public var wider: [WiderSearch]
  /// What was looked for lately, the last first; at most ``searchLimit`` are shown (R-IMP-04).
  public var recentSearches: [String]
  /// Whether the last searches are shown.
  public var isSearchesOpen: Bool
  /// The time that a meal is chosen for; nil where that is chosen too.
  public var place: PlannerPlace?
  /// The name of the meal that is given up for another; nil where none is.
  public var swapped: String?
  /// Whether there is no network.
  public var isOffline: Bool
  /// Whether the recipes could not be read.
  public var isUnreadable: Bool
  /// A short message.
  public var toast: Notice?

  /// How many of the last searches are kept.
  public static let searchLimit = 20

  /// Makes an input; the first tab, not read yet, unless given.
  public init(
    tab: PickerTab = .curated, query: String = "", filter: PickerFilter = PickerFilter(),
    cards: [Card]? = nil, furtherCount: Int = 0, leftOutCount: Int = 0, trend: Trend = .household,
    wider: [WiderSearch] = [], recentSearches: [String] = [],
    isSearchesOpen: Bool = false, place: PlannerPlace? = nil,
    swapped: String? = nil, isOffline: Bool = false, isUnreadable: Bool = false,
    toast: Notice? = nil
  ) {
    self.tab = tab
    self.query = query
    self.filter = filter
    self.cards = cards
    self.furtherCount = furtherCount
    self.leftOutCount = leftOutCount
    self.trend = trend
    self.wider = wider
    self.recentSearches = recentSearches
    self.isSearchesOpen = isSearchesOpen
    self.place = place
    self.swapped = swapped
    self.isOffline = isOffline
    self.isUnreadable = isUnreadable
    self.toast = toast
  }
}
