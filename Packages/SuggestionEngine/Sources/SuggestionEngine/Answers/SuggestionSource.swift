import MealModels

/// Where suggestions come from: the bundled engine, which never fails, or something remote.
public struct SuggestionSource: Sendable {
  /// Asks for meals.
  public var suggest:
    @Sendable (SuggestionRequest, History) async throws(SuggestionSourceError) -> SuggestionAnswer

  /// Makes a source from a function.
  public init(
    suggest:
      @escaping @Sendable (SuggestionRequest, History) async throws(SuggestionSourceError)
      -> SuggestionAnswer
  ) {
    self.suggest = suggest
  }

  /// The engine on this device: offline, immediate, never failing.
  public static func bundled(_ engine: SuggestionEngine) -> SuggestionSource {
    SuggestionSource { request, history async throws(SuggestionSourceError) in
      engine.suggest(request, history: history)
    }
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
  /// Nobody waits for the answer any more, as when the app closes.
  case interrupted
}
