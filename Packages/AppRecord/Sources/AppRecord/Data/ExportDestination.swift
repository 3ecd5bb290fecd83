/// The port to wherever a document of the eater can be put: a file, or the system's share sheet.
public struct ExportDestination: Sendable {
  /// Puts a document under a name, and answers with the place in words for the eater.
  public var put:
    @Sendable (_ document: String, _ name: String) async throws(ExportDestinationError) -> String

  /// Makes a destination; what it throws becomes ``ExportDestinationError/init(_:)``.
  public init(
    put: @escaping @Sendable (_ document: String, _ name: String) async throws -> String
  ) {
    self.put = { document, name async throws(ExportDestinationError) in
      do { return try await put(document, name) } catch { throw ExportDestinationError(error) }
    }
  }

  /// There is nowhere to put it.
  public static let none = ExportDestination { _, _ in throw ExportDestinationError.unavailable }
}

/// Why a document could not be put anywhere.
public enum ExportDestinationError: Error, Equatable, Sendable {
  /// There is nowhere to put it.
  case unavailable
  /// The system refused.
  case refused

  /// The error itself where it is of this kind; any other one is ``refused``.
  public init(_ error: any Error) { self = error as? Self ?? .refused }
}
