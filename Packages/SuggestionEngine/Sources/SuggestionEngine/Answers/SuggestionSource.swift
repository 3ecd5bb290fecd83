import MealModels

/// A source of suggestions: the bundled engine, which never fails, or a remote service.
public struct SuggestionSource: Sendable {
  /// Requests meals.
  public var suggest:
    @Sendable (SuggestionRequest, History) async throws(SuggestionSourceError) -> SuggestionAnswer

  /// Makes a source from a function; its errors become ``SuggestionSourceError/init(_:)``.
  public init(
    suggest: @escaping @Sendable (SuggestionRequest, History) async throws -> SuggestionAnswer
  ) {
    self.suggest = { request, history async throws(SuggestionSourceError) in
      do { return try await suggest(request, history) } catch { throw SuggestionSourceError(error) }
    }
  }

  /// The engine on this device: it works offline and at once, and it never fails.
  public static func bundled(_ engine: MealSuggester) -> SuggestionSource {
    SuggestionSource { request, history in engine.suggest(request, history: history) }
  }
}

/// Why a source could not answer.
public enum SuggestionSourceError: Error, Equatable, Sendable {
  /// There is no connection.
  case offline
  /// It took longer than this number of seconds.
  case timedOut(seconds: Int)
  /// It answered with something that is not a suggestion.
  case invalidAnswer
  /// It cannot suggest now, like a server that is down or gets too many requests.
  case unavailable
  /// The answer is no longer needed, for example because the app closes.
  case interrupted
  /// It failed for another reason.
  case failed

  /// Keeps an error of this kind, turns a cancelled task into ``interrupted``, and any other error
  /// into ``failed``.
  public init(_ error: any Error) {
    self = error as? Self ?? (error is CancellationError ? .interrupted : .failed)
  }
}
