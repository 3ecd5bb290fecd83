/// What changed in a journal since its listener last heard of it, by whomever.
public enum StoredChange: Hashable, Sendable {
  /// Something was stored or undone in these streams, and in no other.
  case streams(Set<StreamName>)
  /// Anything may have changed, because nothing was heard before or the file was replaced, as by a
  /// deletion: streams that were known may be gone, and these are all there are now.
  case everything(Set<StreamName>)

  /// The streams that are named: those that changed, or all there are.
  public var streams: Set<StreamName> {
    switch self {
    case .streams(let names), .everything(let names): names
    }
  }

  /// Whether what was read of a stream may no longer be so.
  public func concerns(_ stream: StreamName) -> Bool {
    switch self {
    case .streams(let names): names.contains(stream)
    case .everything: true
    }
  }
}
