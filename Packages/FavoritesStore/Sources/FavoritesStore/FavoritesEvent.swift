/// One stored change of the favorites.
public enum FavoritesEvent: Hashable, Sendable {
  /// An item was saved.
  case saved(Favorite)
  /// An item was removed.
  case removed(Favorite.Key)

  /// The favorite that the event is about.
  public var key: Favorite.Key {
    switch self {
    case .saved(let favorite): favorite.key
    case .removed(let key): key
    }
  }
}

extension FavoritesEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case saved, removed
  }

  /// Decodes `{"saved": favorite}` or `{"removed": key}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let favorite = try container.decodeIfPresent(Favorite.self, forKey: .saved) {
      self = .saved(favorite)
    } else {
      self = .removed(try container.decode(Favorite.Key.self, forKey: .removed))
    }
  }

  /// Encodes `{"saved": favorite}` or `{"removed": key}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .saved(let favorite): try container.encode(favorite, forKey: .saved)
    case .removed(let key): try container.encode(key, forKey: .removed)
    }
  }
}
