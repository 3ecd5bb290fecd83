/// A file with its name, read whole.
public struct ExchangeFile: Equatable, Sendable {
  /// Its name, or its path in the folder from which it comes, with slashes.
  public var name: String
  /// The content of the file.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
