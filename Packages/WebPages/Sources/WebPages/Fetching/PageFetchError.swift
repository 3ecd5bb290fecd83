/// Why a page was not fetched.
public enum PageFetchError: Error, Hashable, Sendable {
  /// The text is no address.
  case notAnAddress(String)
  /// The address is of another kind than http and https, such as `file`.
  case notOfTheWeb(scheme: String)
  /// The address holds a user name or password, which would be given away.
  case holdsPassword
  /// The host is, or redirects to, an address that only this machine or its network can reach.
  case notPublic(host: String)
  /// Nobody knows the host.
  case unknownHost(String)
  /// There is no connection.
  case offline
  /// More redirects than ``PageLimits/redirects``.
  case tooManyRedirects(Int)
  /// More bytes than ``PageLimits/bytes``.
  case tooLarge(bytes: Int)
  /// It took longer than ``PageLimits/seconds``.
  case tooSlow(seconds: Int)
  /// The site does not let programs in, with its status, such as 403.
  case refused(status: Int)
  /// There is no such page any more, with its status: 404 or 410.
  case notFound(status: Int)
  /// The site answered with another status than success.
  case failed(status: Int)
  /// What is there is no page, but of this media type.
  case notAPage(mediaType: String)
  /// Somebody ended it.
  case cancelled
  /// The connection failed for another reason, in words for developers.
  case connection(String)

  /// What a closure threw: its own error as it is, a cancellation, or a failed connection.
  public init(_ error: any Error) {
    self =
      switch error {
      case let error as PageFetchError: error
      case is CancellationError: .cancelled
      default: .connection("\(error)")
      }
  }
}
