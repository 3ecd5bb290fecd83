/// What a feature sees of what is stored, made of the parts that it depends on.
public struct Slice<Value: Sendable>: Sendable {
  let parts: [AnyStoredPart]
  let value: @Sendable (StoredValues) -> Value

  /// One part as it is.
  public init(_ part: StoredPart<Value>) {
    parts = [AnyStoredPart(part)]
    value = { $0[part] }
  }

  /// Several parts, put together.
  public init<each Part: Sendable>(
    _ part: repeat StoredPart<each Part>,
    value: @escaping @Sendable (repeat each Part) -> Value
  ) {
    var all: [AnyStoredPart] = []
    for part in repeat each part { all.append(AnyStoredPart(part)) }
    parts = all
    let named = (repeat each part)
    self.value = { values in value(repeat values[each named]) }
  }

  /// This slice together with another one.
  public func with<Other, Both>(
    _ other: Slice<Other>, value: @escaping @Sendable (Value, Other) -> Both
  ) -> Slice<Both> {
    let (one, two) = (self.value, other.value)
    return Slice<Both>(parts: parts + other.parts) { value(one($0), two($0)) }
  }

  init(parts: [AnyStoredPart], value: @escaping @Sendable (StoredValues) -> Value) {
    self.parts = parts
    self.value = value
  }
}

extension Slice where Value == Void {
  /// Nothing that is stored.
  public static var nothing: Slice { Slice(parts: []) { _ in } }
}
