/// The port to the user's photos.
public struct PhotoChooser: Sendable {
  private let choosing: @Sendable () async throws -> [UInt8]?

  /// Makes a chooser.
  ///
  /// - Parameter choosing: returns the file of a photo; nil if none was chosen. An error is treated
  ///   as no choice.
  public init(_ choosing: @escaping @Sendable () async throws -> [UInt8]?) {
    self.choosing = choosing
  }

  /// The file of a photo that the user chose; nil for none.
  public func photo() async -> [UInt8]? { (try? await choosing()) ?? nil }
}
