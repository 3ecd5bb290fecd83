import Synchronization

/// A feature's view of the stored data, made of the parts that it depends on.
///
/// Its value is made once for each state of the data, even if features and slices share it.
public struct Slice<Value: Sendable>: Sendable {
  let parts: [AnyStoredPart]
  private let kept: KeptValue<Value>

  /// Makes a slice of one part.
  public init(_ part: StoredPart<Value>) {
    self.init(parts: [AnyStoredPart(part)]) { $0[part] }
  }

  /// Makes a slice of several parts.
  public init<each Part: Sendable>(
    _ part: repeat StoredPart<each Part>,
    value: @escaping @Sendable (repeat each Part) -> Value
  ) {
    var all: [AnyStoredPart] = []
    for part in repeat each part { all.append(AnyStoredPart(part)) }
    let named = (repeat each part)
    self.init(parts: all) { values in value(repeat values[each named]) }
  }

  /// This slice together with another one.
  public func with<Other, Both>(
    _ other: Slice<Other>, value: @escaping @Sendable (Value, Other) -> Both
  ) -> Slice<Both> {
    Slice<Both>(parts: parts + other.parts) { [one = kept, two = other.kept] stored in
      value(one.value(stored), two.value(stored))
    }
  }

  init(parts: [AnyStoredPart], value: @escaping @Sendable (StoredValues) -> Value) {
    self.parts = parts
    kept = KeptValue(value)
  }

  /// The slice's value of the stored data.
  func value(_ stored: StoredValues) -> Value { kept.value(stored) }
}

/// The slice's last two values: a feature that is informed of a change compares both.
private final class KeptValue<Value: Sendable>: Sendable {
  /// One value, in a box because values may be large.
  private final class Reading: Sendable {
    let revision: Int
    let value: Value

    init(_ revision: Int, _ value: Value) { (self.revision, self.value) = (revision, value) }
  }

  private let make: @Sendable (StoredValues) -> Value
  private let known = Mutex<(last: Reading?, before: Reading?)>((nil, nil))

  init(_ make: @escaping @Sendable (StoredValues) -> Value) { self.make = make }

  func value(_ stored: StoredValues) -> Value {
    let (last, before) = known.withLock(\.self)
    if let last, last.revision == stored.revision { return last.value }
    if let before, before.revision == stored.revision { return before.value }
    let value = make(stored)
    known.withLock { $0 = (Reading(stored.revision, value), $0.last) }
    return value
  }
}

extension Slice where Value == Void {
  /// The slice without stored data.
  public static var nothing: Slice { Slice(parts: []) { _ in } }
}
