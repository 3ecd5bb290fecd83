import MealModels

/// One change of the stock at home, as it is stored.
public enum PantryEvent: Hashable, Sendable {
  /// An item came home.
  case stocked(PantryItem)
  /// One field of an item changed.
  case changed(PantryItemID, PantryChange)
  /// A meal used some of an item.
  case used(PantryUse)
  /// A food is now always at home, or no longer is.
  case staple(FoodID, Bool)

  /// The subject of the event; a later event with the same subject replaces it.
  var subject: String {
    switch self {
    case .stocked(let item): "stocked/\(item.id)"
    case .changed(let id, .counted): "counted/\(id)"
    case .changed(let id, .useBy): "useBy/\(id)"
    case .changed(let id, .isRemoved): "removed/\(id)"
    case .used(let use): "used/\(use.item)/\(use.meal)"
    case .staple(let food, _): "staple/\(food)"
    }
  }
}

extension PantryEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case stocked, item, counted, count, useBy, removed, used, staple, isStaple
  }

  /// Reads the member that names the event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let item = try container.decodeIfPresent(PantryItem.self, forKey: .stocked) {
      self = .stocked(item)
    } else if let use = try container.decodeIfPresent(PantryUse.self, forKey: .used) {
      self = .used(use)
    } else if let food = try container.decodeIfPresent(FoodID.self, forKey: .staple) {
      self = .staple(food, try container.decode(Bool.self, forKey: .isStaple))
    } else {
      let id = try container.decode(PantryItemID.self, forKey: .item)
      if container.contains(.counted) {
        self = .changed(
          id,
          .counted(
            try container.decode(ListAmount?.self, forKey: .counted),
            count: try container.decode(Int.self, forKey: .count)))
      } else if container.contains(.useBy) {
        self = .changed(id, .useBy(try container.decode(Int?.self, forKey: .useBy)))
      } else {
        self = .changed(id, .isRemoved(try container.decode(Bool.self, forKey: .removed)))
      }
    }
  }

  /// Writes the member that names the event, with null for a missing value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .stocked(let item): try container.encode(item, forKey: .stocked)
    case .used(let use): try container.encode(use, forKey: .used)
    case .staple(let food, let isStaple):
      try container.encode(food, forKey: .staple)
      try container.encode(isStaple, forKey: .isStaple)
    case .changed(let id, let change):
      try container.encode(id, forKey: .item)
      switch change {
      case .counted(let amount, let count):
        try container.encode(amount, forKey: .counted)
        try container.encode(count, forKey: .count)
      case .useBy(let day): try container.encode(day, forKey: .useBy)
      case .isRemoved(let isRemoved): try container.encode(isRemoved, forKey: .removed)
      }
    }
  }
}
