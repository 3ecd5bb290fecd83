/// The port to wherever a document of the eater can be put: a file, or the system's share sheet.
public struct ExportDestination: Sendable {
  /// Puts a document under a name, and answers with the place in words for the eater.
  public var put:
    @Sendable (_ document: String, _ name: String) async throws(ExportDestinationError) -> String

  /// Makes a destination.
  public init(
    put:
      @escaping @Sendable (_ document: String, _ name: String) async throws(ExportDestinationError)
      -> String
  ) {
    self.put = put
  }

  /// There is nowhere to put it.
  public static let none = ExportDestination { (_, _) async throws(ExportDestinationError) in
    throw .unavailable
  }
}

/// Why a document could not be put anywhere.
public enum ExportDestinationError: Error, Equatable, Sendable {
  /// There is nowhere to put it.
  case unavailable
  /// The system refused.
  case refused
}
