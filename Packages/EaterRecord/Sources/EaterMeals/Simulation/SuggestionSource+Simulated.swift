import AppRecord
import SuggestionEngine

extension SuggestionSource {
  /// A source behind a simulated network connection.
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
