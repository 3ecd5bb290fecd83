/// What changed of what is stored, by whomever.
public enum DataChange: Hashable, Sendable {
  /// Something in these streams, and in no other.
  case streams(Set<String>)
  /// Perhaps anything.
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
