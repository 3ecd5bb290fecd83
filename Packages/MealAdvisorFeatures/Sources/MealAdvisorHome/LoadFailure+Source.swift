import Presentation
import SuggestionEngine

extension LoadFailure {
  /// Whose failure it is that a source did not answer: where there is no connection always that of
  /// the connection, else that of a source which says that it is not.
  init(_ error: SuggestionSourceError, isConnected: Bool) {
    switch error {
    case .offline, .timedOut, .interrupted: self = .connection
    case .invalidAnswer, .unavailable, .failed: self = isConnected ? .service : .connection
    }
  }
}
