import Journal

extension FavoritesEvent {
  /// The meaning of the event for the other devices of a household.
  var meaning: EditMeaning {
    let thing = "\(key.kind.rawValue)/\(key.id)"
    switch self {
    case .saved: return EditMeaning(.gives, of: thing, fields: ["saved"])
    case .removed: return EditMeaning(.takes, of: thing, fields: ["saved"])
    }
  }
}
