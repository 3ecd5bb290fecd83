import Synchronization

/// The parts of the stored data, as an app knows them.
struct StoredValues: Sendable {
  /// One known part.
  struct Entry: Sendable {
    var value: any Sendable
    /// The version of the value; nil before the part is first read and after a failed attempt.
    var version: StoredVersion?
  }

  private var entries: [String: Entry] = [:]
  /// The number of the last change; zero before the first one.
  ///
  /// It is unique among all changes of any app: the same number means the same values.
  private(set) var revision = 0
  private static let changes = Atomic(0)

  /// The value of a part; the initial value before the part is first read.
  subscript<Value>(_ part: StoredPart<Value>) -> Value {
    entries[part.id]?.value as? Value ?? part.initial
  }

  subscript(id: String) -> Entry? {
    get { entries[id] }
    set {
      entries[id] = newValue
      revision = Self.changes.add(1, ordering: .relaxed).newValue
    }
  }
}

/// A part with an erased type, so that an app can store different parts.
struct AnyStoredPart: Sendable {
  let id: String
  let streams: Set<String>
  /// Reads the part; nil if the known entry is current.
  let read: @Sendable (StoredValues.Entry?) async throws -> StoredValues.Entry?
  /// Makes the entry after a failed attempt to read, given the known entry.
  let unread: @Sendable (StoredValues.Entry?) -> StoredValues.Entry

  init<Value>(_ part: StoredPart<Value>) {
    id = part.id
    streams = part.streams
    read = { known in
      try await part.read(known?.version).map {
        StoredValues.Entry(value: $0.value, version: $0.version)
      }
    }
    unread = { known in
      StoredValues.Entry(value: part.unread(known?.value as? Value ?? part.initial))
    }
  }
}
