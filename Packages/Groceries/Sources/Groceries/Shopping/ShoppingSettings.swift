import MealModels

/// How a household shops.
public struct ShoppingSettings: Hashable, Sendable {
  /// The retailer whose stores, prices and carts are used.
  public var retailer = RetailerChoice.embedded
  /// The store; nil until one is chosen.
  public var store: StoreID?
  /// The store that was last stored with its name and address; the chosen store may be another one.
  var toldStore: GroceryStore?
  /// How packages are chosen.
  public var rules = ShoppingRules()
  /// How often prices are refreshed.
  public var interval = RefreshInterval.threeHours
  /// The networks over which prices are refreshed.
  public var network = NetworkPolicy.any
  /// The order of the rows on this device.
  public var sorting = ListSorting.aisle

  /// Makes the default settings.
  public init() {}

  /// The chosen store with its name and address; nil if only its id is known, or none is chosen.
  public var place: GroceryStore? { toldStore?.id == store ? toldStore : nil }
}

/// The rules by which packages are chosen for an eater.
public struct ShoppingRules: Hashable, Sendable, Codable {
  /// Whether the store's own brand is preferred.
  public var prefersStoreBrand: Bool
  /// Whether only organic products are chosen.
  public var isOrganicOnly: Bool
  /// Words that no product may have in its name or brand, such as "peanut oil".
  public var avoided: [String]

  /// Makes rules; the default rules allow any product.
  public init(
    prefersStoreBrand: Bool = false, isOrganicOnly: Bool = false, avoided: [String] = []
  ) {
    self.prefersStoreBrand = prefersStoreBrand
    self.isOrganicOnly = isOrganicOnly
    self.avoided = avoided
  }
}

/// How often prices are refreshed automatically.
public enum RefreshInterval: Int, CaseIterable, Hashable, Sendable, Codable {
  /// Only by hand.
  case manual = 0
  /// Every hour.
  case oneHour = 1
  /// Every three hours, the default.
  case threeHours = 3
  /// Every six hours.
  case sixHours = 6
  /// Every twelve hours.
  case twelveHours = 12
}

/// The networks over which prices are refreshed automatically.
public enum NetworkPolicy: String, CaseIterable, Hashable, Sendable, Codable {
  /// Over any network, the default.
  case any
  /// Only over mobile data.
  case cellularOnly
  /// Only over Wi-Fi.
  case wifiOnly
}

/// One setting of how a household shops.
public enum ShoppingSetting: Hashable, Sendable {
  /// It buys from a retailer, and has not chosen a store yet.
  case retailer(RetailerChoice)
  /// It shops at a store; nil if none is chosen yet.
  case store(StoreID?)
  /// The name and address of a store.
  case place(GroceryStore)
  /// Packages are chosen by other rules.
  case rules(ShoppingRules)
  /// Prices are refreshed at another interval.
  case interval(RefreshInterval)
  /// Prices are refreshed over other networks.
  case network(NetworkPolicy)
  /// The rows of lists are in another order on this device.
  case sorting(ListSorting)
}

/// The order of the rows of a list.
public enum ListSorting: String, CaseIterable, Hashable, Sendable, Codable {
  /// By the parts of the shop, the default.
  case aisle
  /// By the recipes that need them.
  case recipe
  /// By their names.
  case letter
}
