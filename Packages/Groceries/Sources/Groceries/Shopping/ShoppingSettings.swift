import MealModels

/// How a household shops.
public struct ShoppingSettings: Hashable, Sendable {
  /// The retailer that is asked.
  public var retailer = RetailerChoice.embedded
  /// The store; nil until one is chosen.
  public var store: StoreID?
  /// The store that was last told with its name and address; it may be another one than is chosen.
  var toldStore: GroceryStore?
  /// How packages are chosen.
  public var rules = ShoppingRules()
  /// How often prices are asked for.
  public var interval = RefreshInterval.threeHours
  /// Over which networks.
  public var network = NetworkPolicy.any

  /// The standard.
  public init() {}

  /// The chosen store with its name and address; nil where only its id is known, or none is chosen.
  public var place: GroceryStore? { toldStore?.id == store ? toldStore : nil }
}

/// How an eater wants packages chosen.
public struct ShoppingRules: Hashable, Sendable, Codable {
  /// Whether the store's own brand is taken where there is one.
  public var prefersStoreBrand: Bool
  /// Whether only organic products are taken.
  public var isOrganicOnly: Bool
  /// Words that no product may have in its name or brand, such as "peanut oil".
  public var avoided: [String]

  /// Makes rules; the standard takes anything.
  public init(
    prefersStoreBrand: Bool = false, isOrganicOnly: Bool = false, avoided: [String] = []
  ) {
    self.prefersStoreBrand = prefersStoreBrand
    self.isOrganicOnly = isOrganicOnly
    self.avoided = avoided
  }
}

/// How often prices are asked for by themselves.
public enum RefreshInterval: Int, CaseIterable, Hashable, Sendable, Codable {
  /// Only by hand.
  case manual = 0
  /// Every hour.
  case oneHour = 1
  /// Every three hours, the standard.
  case threeHours = 3
  /// Every six hours.
  case sixHours = 6
  /// Every twelve hours.
  case twelveHours = 12
}

/// Over which networks prices are asked for by themselves.
public enum NetworkPolicy: String, CaseIterable, Hashable, Sendable, Codable {
  /// Over any, the standard.
  case any
  /// Only over mobile data.
  case cellularOnly
  /// Only over Wi-Fi.
  case wifiOnly
}

/// One thing that a household set about how it shops.
public enum ShoppingSetting: Hashable, Sendable {
  /// It buys at a retailer, and at none of its stores yet.
  case retailer(RetailerChoice)
  /// It shops at a store; nil for none yet.
  case store(StoreID?)
  /// A store is called so, and is there.
  case place(GroceryStore)
  /// Packages are chosen by other rules.
  case rules(ShoppingRules)
  /// Prices are asked for at another interval.
  case interval(RefreshInterval)
  /// Prices are asked for over other networks.
  case network(NetworkPolicy)
}
