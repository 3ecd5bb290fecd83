/// A part of what is stored, which an app reads once for all features that name it.
public struct StoredPart<Value: Sendable>: Sendable {
  /// Its name, unique within an app; parts of one name are one part.
  public let id: String
  /// The streams of stored data that it is made of.
  public let streams: Set<String>

  let initial: Value
  let read: @Sendable (StoredVersion?) async throws -> StoredReading<Value>?
  let unread: @Sendable (Value) -> Value

  /// Describes a part.
  ///
  /// - Parameters:
  ///   - id: its name, unique within an app.
  ///   - streams: the streams that it is made of; its own name unless given.
  ///   - initial: what it is before it was read.
  ///   - read: reads it, given the version that is known; nil when that is the one of now. Throws
  ///     when it cannot be read.
  ///   - unread: what a known value becomes when it could not be read again; the same unless given.
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

/// What tells one version of a part from another.
public struct StoredVersion: Hashable, Sendable {
  private let numbers: [Int]

  /// Makes a version of numbers, any of which differs in another version.
  public init(_ numbers: Int...) { self.numbers = numbers }

  /// Makes a version of numbers, any of which differs in another version.
  public init(_ numbers: [Int]) { self.numbers = numbers }
}

/// A part of what is stored, as it was read.
public struct StoredReading<Value: Sendable>: Sendable {
  let value: Value
  let version: StoredVersion

  /// What was read; nil when its version is the one that is known.
  public init?(
    _ version: StoredVersion, unless known: StoredVersion?, _ value: @autoclosure () -> Value
  ) {
    guard version != known else { return nil }
    self.version = version
    self.value = value()
  }
}
