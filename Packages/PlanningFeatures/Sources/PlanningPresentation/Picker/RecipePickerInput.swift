import DesignSystem
import MealModels

/// The input of the recipe picker.
///
/// A recipe that somebody at the table may not eat says what stands in the way and for whom, or it
/// is left out and counted.
public struct RecipePickerInput: Equatable, Sendable {
  /// A recipe that can be planned.
  public struct Card: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: MealID
    /// The name of the dish.
    public var title: String
    /// Its picture.
    public var image: MealImage
    /// Its rating, 1 to 5; nil without one.
    public var rating: Double?
    /// The number of ingredients; nil if unknown.
    public var ingredientCount: Int?
    /// Minutes from start to table; nil if unknown.
    public var minutes: Int?
    /// The servings of the written recipe; nil if they are not stated.
    public var servings: Int?
    /// The limits that it breaks and for whom, as sentences; empty if everybody may eat it.
    public var obstacles: [String]
    /// The names of those whose limits admit it, in words; nil if it is for everybody or nobody.
    public var admitted: String?

    /// Makes a card; omitted values are unknown, and everybody may eat it.
    public init(
      _ id: MealID, _ title: String, image: MealImage, rating: Double? = nil,
      ingredientCount: Int? = nil, minutes: Int? = nil, servings: Int? = nil,
      obstacles: [String] = [], admitted: String? = nil
    ) {
      self.id = id
      self.title = title
      self.image = image
      self.rating = rating
      self.ingredientCount = ingredientCount
      self.minutes = minutes
      self.servings = servings
      self.obstacles = obstacles
      self.admitted = admitted
    }
  }

  /// A search that finds recipes, offered after a search without results.
  public struct WiderSearch: Equatable, Sendable {
    /// The query of the search.
    public var query: String
    /// The number of recipes that it finds.
    public var count: Int

    /// Makes a search.
    public init(_ query: String, count: Int) {
      self.query = query
      self.count = count
    }
  }

  /// The facts that decide the order of the trending recipes.
  public enum Trend: Hashable, Sendable {
    /// The meals that this household cooked.
    case household
    /// The meals of this household and of other households that allowed counting.
    case everybody
    /// The season, because the household has cooked too few meals yet.
    case season
  }

  /// The tab that is shown.
  public var tab: PickerTab
  /// The query; empty for everything.
  public var query: String
  /// The filters of the recipes.
  public var filter: PickerFilter
  /// The recipes in order; nil until they are read.
  public var cards: [Card]?
  /// The number of further recipes.
  public var furtherCount: Int
  /// The number of matches that break a limit of an eater at the table.
  public var leftOutCount: Int
  /// The names of those for whom the counted recipes are not, in words; nil for one person alone.
  public var leftOutNames: String?
  /// Whether the recipes that are not for everybody are shown although the tab leaves them out.
  public var showsLeftOut = false
  /// Whether shown own recipes have unknown names, which can be settled.
  public var hasOpenNames = false
  /// The facts that decide the order of the trending recipes.
  public var trend: Trend
  /// If no recipes were found, the wider searches that would find some.
  public var wider: [WiderSearch]
  /// The recent searches, the last first; at most ``searchLimit`` are shown (R-IMP-04).
  public var recentSearches: [String]
  /// Whether the recent searches are shown.
  public var isSearchesOpen: Bool
  /// The time for the chosen meal; nil if the eater still chooses it.
  public var place: PlannerPlace?
  /// The name of the meal to replace; nil if there is none.
  public var swapped: String?
  /// Whether there is no network.
  public var isOffline: Bool
  /// Whether the recipes could not be read.
  public var isUnreadable: Bool
  /// Whether the own recipes are being read, so that it is not known yet whether there are any.
  public var isReadingOwn = false
  /// A short message.
  public var toast: Notice?

  /// The number of recent searches that are kept.
  public static let searchLimit = 20

  /// Makes an input; by default the first tab, not read yet.
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
