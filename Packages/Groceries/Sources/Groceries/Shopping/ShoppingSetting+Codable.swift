import MealModels

extension ShoppingSetting: Codable {
  private enum CodingKeys: String, CodingKey {
    case retailer, store, place, rules, interval, network, sorting
  }

  /// Reads the setting with its value; null for no store.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let retailer = try container.decodeIfPresent(RetailerChoice.self, forKey: .retailer) {
      self = .retailer(retailer)
    } else if let place = try container.decodeIfPresent(GroceryStore.self, forKey: .place) {
      self = .place(place)
    } else if let rules = try container.decodeIfPresent(ShoppingRules.self, forKey: .rules) {
      self = .rules(rules)
    } else if let interval = try container.decodeIfPresent(RefreshInterval.self, forKey: .interval)
    {
      self = .interval(interval)
    } else if let network = try container.decodeIfPresent(NetworkPolicy.self, forKey: .network) {
      self = .network(network)
    } else if let sorting = try container.decodeIfPresent(ListSorting.self, forKey: .sorting) {
      self = .sorting(sorting)
    } else {
      self = .store(try container.decode(StoreID?.self, forKey: .store))
    }
  }

  /// Writes the setting with its value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .retailer(let retailer): try container.encode(retailer, forKey: .retailer)
    case .store(let store): try container.encode(store, forKey: .store)
    case .place(let place): try container.encode(place, forKey: .place)
    case .rules(let rules): try container.encode(rules, forKey: .rules)
    case .interval(let interval): try container.encode(interval, forKey: .interval)
    case .network(let network): try container.encode(network, forKey: .network)
    case .sorting(let sorting): try container.encode(sorting, forKey: .sorting)
    }
  }
}
