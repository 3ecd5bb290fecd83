/// Why a service gave no readable answer.
///
/// No text in it comes from the service.
public enum ServiceFailure: Error, Hashable, Sendable {
  /// There is no connection, or the host cannot be reached.
  case offline
  /// The answer took longer than that many seconds.
  case timedOut(seconds: Int)
  /// The answer was longer than that many bytes.
  case tooLarge(bytes: Int)
  /// The answer is a redirect, which is never followed, because it could send a key elsewhere.
  case redirected(status: Int)
  /// The answer contains the key of the request, so no part of the answer may be kept or shown.
  case repeatedKey
  /// The address is neither https nor http to this machine.
  case notSecure
  /// The text is not the address of a service.
  case notAnAddress
  /// The task was cancelled.
  case cancelled

  /// Keeps a `ServiceFailure`, turns a cancellation into `cancelled`, and any other error into
  /// `offline`.
  public init(_ error: any Error) {
    self =
      switch error {
      case let error as ServiceFailure: error
      case is CancellationError: .cancelled
      default: .offline
      }
  }
}
