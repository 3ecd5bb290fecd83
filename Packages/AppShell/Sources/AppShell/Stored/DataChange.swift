/// A change of the stored data by any process.
public enum DataChange: Hashable, Sendable {
  /// Changes in exactly these streams.
  case streams(Set<String>)
  /// Possible changes anywhere.
  case everything

  /// This change and another one.
  public func and(_ other: DataChange) -> DataChange {
    guard case (.streams(let these), .streams(let those)) = (self, other) else {
      return .everything
    }
    return .streams(these.union(those))
  }

  func concerns(_ part: AnyStoredPart) -> Bool {
    switch self {
    case .streams(let names): !names.isDisjoint(with: part.streams)
    case .everything: true
    }
  }
}
