/// How far waiting for an answer goes before it is given up.
public struct ServiceLimits: Hashable, Sendable {
  /// The most bytes of an answer, unpacked.
  public var bytes: Int
  /// The most seconds from the call to the last byte.
  public var seconds: Int

  /// Makes limits: 4 MB and 20 seconds unless told otherwise.
  public init(bytes: Int = 4_000_000, seconds: Int = 20) {
    self.bytes = bytes
    self.seconds = seconds
  }
}
