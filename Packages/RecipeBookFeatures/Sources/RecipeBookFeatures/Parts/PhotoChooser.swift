/// The port to the photos of somebody.
public struct PhotoChooser: Sendable {
  private let choosing: @Sendable () async throws -> [UInt8]?

  /// Makes a chooser.
  ///
  /// - Parameter choosing: gives the file of a photo; nil where none was chosen. Whatever it throws,
  ///   none was.
  public init(_ choosing: @escaping @Sendable () async throws -> [UInt8]?) {
    self.choosing = choosing
  }

  /// The file of a photo that somebody chose; nil for none.
  public func photo() async -> [UInt8]? { (try? await choosing()) ?? nil }
}
