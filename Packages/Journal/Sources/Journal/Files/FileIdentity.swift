/// What tells one file from another, whatever it is called.
public struct FileIdentity: Hashable, Sendable {
  /// The disk that it is on.
  public let device: UInt64
  /// Its number on that disk.
  public let number: UInt64

  /// Makes an identity.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}
