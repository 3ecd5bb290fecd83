/// A change of a journal by any process, since its listener last received one.
public enum StoredChange: Hashable, Sendable {
  /// Records were stored or undone in exactly these streams.
  case streams(Set<StreamName>)
  /// All streams may have changed, because the listener is new or the file was replaced, for
  /// example by a deletion.
  ///
  /// Known streams may be gone; the value has the current streams.
  case everything(Set<StreamName>)

  /// The streams that changed, or all streams.
  public var streams: Set<StreamName> {
    switch self {
    case .streams(let names), .everything(let names): names
    }
  }

  /// Whether values that were read from a stream may be outdated.
  public func concerns(_ stream: StreamName) -> Bool {
    switch self {
    case .streams(let names): names.contains(stream)
    case .everything: true
    }
  }
}
