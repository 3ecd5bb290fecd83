import SuggestionEngine

extension SuggestionSource {
  /// A source as if it were far away, behind a connection that behaves as it is told.
  public static func simulatedRemote(
    over source: SuggestionSource, network: SimulatedNetwork
  ) -> SuggestionSource {
    SuggestionSource { request, history in
      do throws(SimulatedFailure) { try await network.request() } catch {
        switch error {
        case .offline: throw SuggestionSourceError.offline
        case .interrupted: throw SuggestionSourceError.interrupted
        case .useless: throw SuggestionSourceError.invalidAnswer
        }
      }
      return try await source.suggest(request, history)
    }
  }
}
