import Synchronization

/// The parts of what is stored, as an app knows them.
struct StoredValues: Sendable {
  /// One part as it is known.
  struct Entry: Sendable {
    var value: any Sendable
    /// The version that was read; nil before the first reading and after one that failed.
    var version: StoredVersion?
  }

  private var entries: [String: Entry] = [:]
  /// The number of the last change, zero before the first one.
  ///
  /// No other change of any app has it: the same number means the same values.
  private(set) var revision = 0
  private static let changes = Atomic(0)

  /// The value of a part; its first one where nothing was read yet.
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

/// A part with its type erased, so that an app can hold different ones.
struct AnyStoredPart: Sendable {
  let id: String
  let streams: Set<String>
  /// Reads the part, given what is known of it; nil when that is as it was.
  let read: @Sendable (StoredValues.Entry?) async throws -> StoredValues.Entry?
  /// What becomes of what is known when it cannot be read again.
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
