import SuggestionEngine

extension SuggestionSource {
  /// A source as if it were far away, behind a connection that behaves as it is told.
  public static func simulatedRemote(
    over source: SuggestionSource, network: SimulatedNetwork
  ) -> SuggestionSource {
    SuggestionSource { request, history async throws(SuggestionSourceError) in
      do throws(SimulatedFailure) { try await network.request() } catch {
        switch error {
        case .offline: throw .offline
        case .interrupted: throw .interrupted
        case .useless: throw .invalidAnswer
        }
      }
      return try await source.suggest(request, history)
    }
  }
}
