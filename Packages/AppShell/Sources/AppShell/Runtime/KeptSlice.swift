import Synchronization

/// What a feature sees of what is stored, put together once for each reading.
final class KeptSlice<Value: Sendable>: Sendable {
  /// The slice.
  let slice: Slice<Value>
  private let known = Mutex<(revision: Int, value: Value)?>(nil)

  init(_ slice: Slice<Value>) { self.slice = slice }

  /// What the feature sees of what is stored.
  func value(_ stored: StoredValues) -> Value {
    if let known = known.withLock(\.self), known.revision == stored.revision { return known.value }
    let value = slice.value(stored)
    known.withLock { $0 = (stored.revision, value) }
    return value
  }
}
