/// The identity of a file, which does not depend on its name.
public struct FileIdentity: Hashable, Sendable {
  /// The disk on which it is.
  public let device: UInt64
  /// Its number on that disk.
  public let number: UInt64

  /// Makes an identity.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}
