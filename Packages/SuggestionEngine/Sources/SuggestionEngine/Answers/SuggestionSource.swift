import MealModels

/// Where suggestions come from: the bundled engine, which never fails, or something remote.
public struct SuggestionSource: Sendable {
  /// Asks for meals.
  public var suggest:
    @Sendable (SuggestionRequest, History) async throws(SuggestionSourceError) -> SuggestionAnswer

  /// Makes a source from a function; what it throws becomes ``SuggestionSourceError/init(_:)``.
  public init(
    suggest: @escaping @Sendable (SuggestionRequest, History) async throws -> SuggestionAnswer
  ) {
    self.suggest = { request, history async throws(SuggestionSourceError) in
      do { return try await suggest(request, history) } catch { throw SuggestionSourceError(error) }
    }
  }

  /// The engine on this device: offline, immediate, never failing.
  public static func bundled(_ engine: MealSuggester) -> SuggestionSource {
    SuggestionSource { request, history in engine.suggest(request, history: history) }
  }
}

/// Why a source could not answer.
public enum SuggestionSourceError: Error, Equatable, Sendable {
  /// There is no connection.
  case offline
  /// It took longer than this many seconds.
  case timedOut(seconds: Int)
  /// It answered with something that is not a suggestion.
  case invalidAnswer
  /// It answered that it cannot suggest now, as a server that is down or was asked too often.
  case unavailable
  /// Nobody waits for the answer any more, as when the app closes.
  case interrupted
  /// It failed for a reason of its own.
  case failed

  /// The error itself where it is of this kind; a cancelled task is ``interrupted``, and any other
  /// error ``failed``.
  public init(_ error: any Error) {
    self = error as? Self ?? (error is CancellationError ? .interrupted : .failed)
  }
}
