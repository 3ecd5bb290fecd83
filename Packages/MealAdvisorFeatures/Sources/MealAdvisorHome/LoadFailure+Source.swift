import Presentation
import SuggestionEngine

extension LoadFailure {
  /// The cause of a source's failure.
  ///
  /// The cause is the service if the device is connected and the error is not a connection error,
  /// else the connection.
  init(_ error: SuggestionSourceError, isConnected: Bool) {
    switch error {
    case .offline, .timedOut, .interrupted: self = .connection
    case .invalidAnswer, .unavailable, .failed: self = isConnected ? .service : .connection
    }
  }
}
