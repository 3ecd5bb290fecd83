/// A part of the stored data, which an app reads once for all features that depend on it.
public struct StoredPart<Value: Sendable>: Sendable {
  /// The part's name, unique within an app; parts with the same name are the same part.
  public let id: String
  /// The streams that the part is read from.
  public let streams: Set<String>

  let initial: Value
  let read: @Sendable (StoredVersion?) async throws -> StoredReading<Value>?
  let unread: @Sendable (Value) -> Value

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - id: its name, unique within an app.
  ///   - streams: the streams that it is read from; by default the stream with the part's name.
  ///   - initial: its value before it is first read.
  ///   - read: reads the part, given the known version; returns nil if that is current, and throws
  ///     if the part is unreadable.
  ///   - unread: makes the value after a failed attempt to read, from the known value; unchanged by
  ///     default.
  public init(
    _ id: String, streams: Set<String>? = nil, initial: Value,
    read: @escaping @Sendable (StoredVersion?) async throws -> StoredReading<Value>?,
    unread: @escaping @Sendable (Value) -> Value = { $0 }
  ) {
    self.id = id
    self.streams = streams ?? [id]
    self.initial = initial
    self.read = read
    self.unread = unread
  }
}

/// A version of a part.
public struct StoredVersion: Hashable, Sendable {
  private let numbers: [Int]

  /// Makes a version from numbers; it differs from other versions in at least one of them.
  public init(_ numbers: Int...) { self.numbers = numbers }

  /// Makes a version from numbers; it differs from other versions in at least one of them.
  public init(_ numbers: [Int]) { self.numbers = numbers }
}

/// The value and the version of a part of the stored data.
public struct StoredReading<Value: Sendable>: Sendable {
  let value: Value
  let version: StoredVersion

  /// Makes a reading; nil if its version is the known one.
  public init?(
    _ version: StoredVersion, unless known: StoredVersion?, _ value: @autoclosure () -> Value
  ) {
    guard version != known else { return nil }
    self.version = version
    self.value = value()
  }
}
