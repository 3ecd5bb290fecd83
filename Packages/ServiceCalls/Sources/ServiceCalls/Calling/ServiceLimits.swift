/// The limits on the size of an answer and on the time until it is complete.
public struct ServiceLimits: Hashable, Sendable {
  /// The maximum size of an answer in bytes, unpacked.
  public var bytes: Int
  /// The maximum number of seconds from the call to the last byte.
  public var seconds: Int

  /// Makes limits: by default 4 MB and 20 seconds.
  public init(bytes: Int = 4_000_000, seconds: Int = 20) {
    self.bytes = bytes
    self.seconds = seconds
  }
}
