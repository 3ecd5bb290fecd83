/// A destination for the eater's documents: a file, or the system's share sheet.
public struct ExportDestination: Sendable {
  /// Stores a document under a name, and returns where it is, in words for the eater.
  public var put:
    @Sendable (_ document: String, _ name: String) async throws(ExportDestinationError) -> String

  /// Whether the app hands each document to its user as a way out, and stores none here.
  public var isHandedOver = false

  /// Makes a destination; any error that it throws becomes ``ExportDestinationError/init(_:)``.
  public init(
    put: @escaping @Sendable (_ document: String, _ name: String) async throws -> String
  ) {
    self.put = { document, name async throws(ExportDestinationError) in
      do { return try await put(document, name) } catch { throw ExportDestinationError(error) }
    }
  }

  /// No destination.
  public static let none = ExportDestination { _, _ in throw ExportDestinationError.unavailable }
}

/// Why a document could not be stored.
public enum ExportDestinationError: Error, Equatable, Sendable {
  /// There is no destination.
  case unavailable
  /// The system refused.
  case refused

  /// Keeps an `ExportDestinationError`; turns any other error into ``refused``.
  public init(_ error: any Error) { self = error as? Self ?? .refused }
}
