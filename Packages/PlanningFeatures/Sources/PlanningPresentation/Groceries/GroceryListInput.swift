import DesignSystem
import Groceries
import MealModels

/// The input of the grocery list.
public struct GroceryListInput: Equatable, Sendable {
  /// A part of the shop with its items.
  public struct Group: Equatable, Sendable, Identifiable {
    /// Its id, such as `produce`.
    public var id: String
    /// Its name, such as "Produce".
    public var title: String
    /// Its items in order.
    public var items: [Item]

    /// Makes a group.
    public init(_ id: String, _ title: String, items: [Item]) {
      self.id = id
      self.title = title
      self.items = items
    }
  }

  /// The cost of the list, computed as in the cart.
  public struct Total: Equatable, Sendable {
    /// The cost of everything with a known price; nil if no price is known, or currencies differ.
    public var known: Money?
    /// The number of items that can be bought but have no known price.
    public var unpricedCount: Int

    /// Makes a total; by default without known prices.
    public init(known: Money? = nil, unpricedCount: Int = 0) {
      self.known = known
      self.unpricedCount = unpricedCount
    }
  }

  /// A handed-over cart about which the list asks whether it was ordered.
  public struct Order: Hashable, Sendable {
    /// The retailer, such as "Kroger".
    public var retailer: String
    /// The first day of the cart's week, if the list shows another one; else nil.
    public var firstDay: Int?

    /// Makes an order; by default of the shown week.
    public init(retailer: String, firstDay: Int? = nil) {
      self.retailer = retailer
      self.firstDay = firstDay
    }
  }

  /// The state of the connection to the store.
  public enum Connection: Hashable, Sendable {
    /// Prices and stock can be requested.
    case online
    /// A request for prices and stock is running.
    case refreshing
    /// The store did not answer.
    case failed
    /// There is no network.
    case offline
  }

  /// The groups in the order of the shop; nil until they are read.
  public var groups: [Group]?
  /// The first day of the week for which the list is; nil for a list of its own.
  public var firstDay: Int?
  /// The name of a list of its own, which has no prices; nil for the list of a week.
  public var ownName: String?
  /// The order of the rows.
  public var sorting = ListSorting.aisle
  /// The items that are usually at home and not bought.
  public var usual: [Item] = []
  /// Whether the ticked items are shown.
  public var isBasketOpen = true
  /// The cost of the items still to buy; filtered-out items are included.
  public var total = Total()
  /// The cost of the week and its budget; nil without a budget.
  public var budget: BudgetSum?
  /// The store; nil if none is chosen.
  public var store: ChosenStore?
  /// The recipes that filter the list; if empty, it shows all items.
  public var recipes: [String]
  /// The state of the connection to the store.
  public var connection: Connection
  /// The seconds since prices were last requested; nil if never.
  public var checkedSecondsAgo: Int?
  /// Whether there are edits that were not sent yet.
  public var isPending: Bool
  /// Whether the list can be changed; reading and sharing are always allowed.
  public var isAllowed: Bool
  /// Whether the list could not be read.
  public var isUnreadable: Bool
  /// Whether it is the first screen of a tab, without a way back.
  public var isRoot = false
  /// The handed-over cart about which the list asks; nil if there is none.
  public var order: Order?
  /// The number of open conflicts between devices.
  public var questionCount = 0
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default online, allowed, and not read yet.
  public init(
    groups: [Group]? = nil, store: ChosenStore? = nil, recipes: [String] = [],
    connection: Connection = .online, checkedSecondsAgo: Int? = nil, isPending: Bool = false,
    isAllowed: Bool = true, isUnreadable: Bool = false, toast: Notice? = nil
  ) {
    self.groups = groups
    self.store = store
    self.recipes = recipes
    self.connection = connection
    self.checkedSecondsAgo = checkedSecondsAgo
    self.isPending = isPending
    self.isAllowed = isAllowed
    self.isUnreadable = isUnreadable
    self.toast = toast
  }

  /// Marks the item that the drawer beside the list shows.
  public mutating func choose(_ id: GroceryItemID) {
    for group in (groups ?? []).indices {
      for item in (groups?[group].items ?? []).indices where groups?[group].items[item].id == id {
        groups?[group].items[item].isChosen = true
      }
    }
  }

  /// Every item, in the order of the shop.
  package var items: [Item] { (groups ?? []).flatMap(\.items) }

  /// Whether the list has prices.
  package var hasPrices: Bool { store != nil && ownName == nil }

  /// The cost of the shown items still to buy; nil if no price is known or currencies differ.
  package var shownTotal: Money? {
    guard !recipes.isEmpty else { return total.known }
    let costs = items.filter { !$0.isTicked && shows($0) }.compactMap(\.cost)
    return costs.dropFirst().reduce(costs.first) { sum, cost in sum?.adding(cost) }
  }

  /// Every recipe that needs an item, each once, in the order of the list.
  var allRecipes: [String] {
    var seen: Set<String> = []
    return items.flatMap(\.recipes).filter { seen.insert($0).inserted }
  }
}
