import Journal

extension PantryEvent {
  /// Its meaning for the other devices of a household.
  var meaning: EditMeaning {
    switch self {
    case .stocked(let item): EditMeaning(.sets, of: item.id.rawValue, fields: ["item"])
    case .changed(let id, .isRemoved(true)): EditMeaning(.ends, of: id.rawValue)
    case .changed(let id, let change):
      EditMeaning(.sets, of: id.rawValue, fields: [change.field])
    case .used: EditMeaning(.happens)
    case .staple(let food, _): EditMeaning(.sets, of: "staple/\(food)", fields: ["staple"])
    }
  }

  /// Another value for the field that it sets, to try out a conflict; nil if the field has no
  /// other.
  var rival: PantryEvent? {
    guard case .changed(let id, .useBy(let day?)) = self else { return nil }
    return .changed(id, .useBy(day + 1))
  }
}

extension PantryChange {
  fileprivate var field: String {
    switch self {
    case .counted: "counted"
    case .useBy: "useBy"
    case .isRemoved: "removed"
    }
  }
}
