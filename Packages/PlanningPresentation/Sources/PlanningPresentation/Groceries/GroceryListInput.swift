import DesignSystem
import MealModels

/// What the grocery list is made from.
public struct GroceryListInput: Equatable, Sendable {
  /// A part of the shop with what is bought there.
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

  /// What the list costs, by the one sum that list and cart share.
  public struct Total: Equatable, Sendable {
    /// What everything costs whose price is known; nil where nothing is, or currencies differ.
    public var known: Money?
    /// How many items can be bought, and cost nobody knows what.
    public var unpricedCount: Int

    /// Makes a total; nothing is known unless given.
    public init(known: Money? = nil, unpricedCount: Int = 0) {
      self.known = known
      self.unpricedCount = unpricedCount
    }
  }

  /// Where prices and stock come from.
  public enum Connection: Hashable, Sendable {
    /// They can be asked for.
    case online
    /// They are being asked for.
    case refreshing
    /// The store did not answer.
    case failed
    /// There is no network.
    case offline
  }

  /// The groups in the order of the shop; nil while they are not read yet.
  public var groups: [Group]?
  /// What is still to be bought costs; what is narrowed away is counted too.
  public var total = Total()
  /// What the week costs beside its budget; nil without one.
  public var budget: BudgetSum?
  /// The store; nil where none is chosen.
  public var store: ChosenStore?
  /// The recipes to which the list is narrowed; all where none is named.
  public var recipes: [String]
  /// Whether prices can be asked for.
  public var connection: Connection
  /// How many seconds ago prices were asked for; nil for never.
  public var checkedSecondsAgo: Int?
  /// Whether there are edits that were not sent yet.
  public var isDraft: Bool
  /// Whether the list can be changed; reading and sharing it always can be.
  public var isAllowed: Bool
  /// Whether the list could not be read.
  public var isUnreadable: Bool
  /// Whether it is the first screen of a tab, so that there is nothing to go back to.
  public var isRoot = false
  /// How many things several devices changed, about which nobody decided yet.
  public var questionCount = 0
  /// A short message.
  public var toast: Notice?

  /// Makes an input; online, allowed, and not read yet unless given.
  public init(
    groups: [Group]? = nil, store: ChosenStore? = nil, recipes: [String] = [],
    connection: Connection = .online, checkedSecondsAgo: Int? = nil, isDraft: Bool = false,
    isAllowed: Bool = true, isUnreadable: Bool = false, toast: Notice? = nil
  ) {
    self.groups = groups
    self.store = store
    self.recipes = recipes
    self.connection = connection
    self.checkedSecondsAgo = checkedSecondsAgo
    self.isDraft = isDraft
    self.isAllowed = isAllowed
    self.isUnreadable = isUnreadable
    self.toast = toast
  }

  /// Every item, in the order of the shop.
  var items: [Item] { (groups ?? []).flatMap(\.items) }

  /// Every recipe that something is for, each once, as they first come up.
  var allRecipes: [String] {
    var seen: Set<String> = []
    return items.flatMap(\.recipes).filter { seen.insert($0).inserted }
  }
}
