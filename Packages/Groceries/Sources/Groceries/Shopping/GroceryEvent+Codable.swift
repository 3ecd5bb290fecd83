import MealModels

extension GroceryEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case list, item, added, discarded, set, priced, reviewed, cart, handed, answered, bought
    case listed, unlisted, isUnlisted
  }

  /// Reads the one member that names the event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let item = try container.decodeIfPresent(ListItemID.self, forKey: .item) {
      let list = try container.decode(GroceryListID.self, forKey: .list)
      self = .changed(list, item, try ItemChange(from: decoder))
    } else if let item = try container.decodeIfPresent(ManualItem.self, forKey: .added) {
      self = .added(item)
    } else if let id = try container.decodeIfPresent(ManualItemID.self, forKey: .discarded) {
      self = .discarded(id)
    } else if let setting = try container.decodeIfPresent(ShoppingSetting.self, forKey: .set) {
      self = .set(setting)
    } else if let prices = try container.decodeIfPresent(PriceSnapshot.self, forKey: .priced) {
      self = .priced(prices)
    } else if let prices = try container.decodeIfPresent(PriceSnapshot.self, forKey: .reviewed) {
      self = .reviewed(prices)
    } else if let purchase = try container.decodeIfPresent(Purchase.self, forKey: .handed) {
      self = .handed(purchase)
    } else if let answer = try container.decodeIfPresent(OrderAnswer.self, forKey: .answered) {
      self = .answered(answer)
    } else if let purchase = try container.decodeIfPresent(Purchase.self, forKey: .bought) {
      self = .bought(purchase)
    } else if let list = try container.decodeIfPresent(OwnList.self, forKey: .listed) {
      self = .listed(list)
    } else if let list = try container.decodeIfPresent(GroceryListID.self, forKey: .unlisted) {
      self = .unlisted(list, try container.decode(Bool.self, forKey: .isUnlisted))
    } else {
      let list = try container.decode(GroceryListID.self, forKey: .list)
      self = .cart(list, try container.decode(CartDraft?.self, forKey: .cart))
    }
  }

  /// Writes `{"list": …, "item": …, FIELD: value}`, or one member that names the event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .changed(let list, let item, let change):
      try container.encode(list, forKey: .list)
      try container.encode(item, forKey: .item)
      try change.encode(to: encoder)
    case .added(let item): try container.encode(item, forKey: .added)
    case .discarded(let id): try container.encode(id, forKey: .discarded)
    case .set(let setting): try container.encode(setting, forKey: .set)
    case .priced(let prices): try container.encode(prices, forKey: .priced)
    case .reviewed(let prices): try container.encode(prices, forKey: .reviewed)
    case .cart(let list, let cart):
      try container.encode(list, forKey: .list)
      try container.encode(cart, forKey: .cart)
    case .handed(let purchase): try container.encode(purchase, forKey: .handed)
    case .answered(let answer): try container.encode(answer, forKey: .answered)
    case .bought(let purchase): try container.encode(purchase, forKey: .bought)
    case .listed(let list): try container.encode(list, forKey: .listed)
    case .unlisted(let list, let isUnlisted):
      try container.encode(list, forKey: .unlisted)
      try container.encode(isUnlisted, forKey: .isUnlisted)
    }
  }
}

extension ItemChange: Codable {
  private enum CodingKeys: String, CodingKey {
    case ticked, removed, note, substitute, product, packages, onlyKind, source, off, wanted
  }

  /// Reads the field with its value, which may be null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.ticked) {
      self = .ticked(try container.decode([ListAmount]?.self, forKey: .ticked))
    } else if let isRemoved = try container.decodeIfPresent(Bool.self, forKey: .removed) {
      self = .isRemoved(isRemoved)
    } else if let note = try container.decodeIfPresent(String.self, forKey: .note) {
      self = .note(note)
    } else if container.contains(.substitute) {
      self = .substitute(try container.decode(ItemSubstitute?.self, forKey: .substitute))
    } else if container.contains(.product) {
      self = .product(try container.decode(ProductID?.self, forKey: .product))
    } else if container.contains(.packages) {
      self = .packages(try container.decode(Int?.self, forKey: .packages))
    } else if let isOnly = try container.decodeIfPresent(Bool.self, forKey: .onlyKind) {
      self = .onlyKind(isOnly)
    } else if let isWanted = try container.decodeIfPresent(Bool.self, forKey: .wanted) {
      self = .isWanted(isWanted)
    } else {
      self = .source(
        try container.decode(String.self, forKey: .source),
        isOff: try container.decode(Bool.self, forKey: .off))
    }
  }

  /// Writes the field with its value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .ticked(let amounts): try container.encode(amounts, forKey: .ticked)
    case .isRemoved(let isRemoved): try container.encode(isRemoved, forKey: .removed)
    case .note(let note): try container.encode(note, forKey: .note)
    case .substitute(let substitute): try container.encode(substitute, forKey: .substitute)
    case .product(let product): try container.encode(product, forKey: .product)
    case .packages(let count): try container.encode(count, forKey: .packages)
    case .onlyKind(let isOnly): try container.encode(isOnly, forKey: .onlyKind)
    case .source(let source, let isOff):
      try container.encode(source, forKey: .source)
      try container.encode(isOff, forKey: .off)
    case .isWanted(let isWanted): try container.encode(isWanted, forKey: .wanted)
    }
  }
}
