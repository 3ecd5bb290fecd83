/// Why a service gave no answer that anybody could read.
///
/// Nothing in it comes from the service.
public enum ServiceFailure: Error, Hashable, Sendable {
  /// There is no connection, or the host cannot be reached.
  case offline
  /// It took longer than so many seconds.
  case timedOut(seconds: Int)
  /// The answer was longer than so many bytes.
  case tooLarge(bytes: Int)
  /// It answered with a redirect, which could lead a key elsewhere and is never followed.
  case redirected(status: Int)
  /// It repeated the key that it was sent, so that nothing of its answer may be kept or shown.
  case repeatedKey
  /// The address is neither https nor http on this machine.
  case notSecure
  /// The text is no address of a service.
  case notAnAddress
  /// Somebody ended it.
  case cancelled

  /// What a closure threw: its own error as it is, a cancellation, or no connection.
  public init(_ error: any Error) {
    self =
      switch error {
      case let error as ServiceFailure: error
      case is CancellationError: .cancelled
      default: .offline
      }
  }
}
