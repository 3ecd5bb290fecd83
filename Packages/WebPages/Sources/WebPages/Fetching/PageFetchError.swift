/// Why a page was not fetched.
public enum PageFetchError: Error, Hashable, Sendable {
  /// The text is not an address.
  case notAnAddress(String)
  /// The scheme of the address is not http or https, but for example `file`.
  case notOfTheWeb(scheme: String)
  /// The address has a user name or password, which a request would reveal.
  case holdsPassword
  /// The host is, or redirects to, an address that only this machine or its network can reach.
  case notPublic(host: String)
  /// The host is unknown.
  case unknownHost(String)
  /// There is no connection.
  case offline
  /// There were more redirects than ``PageLimits/redirects``.
  case tooManyRedirects(Int)
  /// The page has more bytes than ``PageLimits/bytes``.
  case tooLarge(bytes: Int)
  /// The request took longer than ``PageLimits/seconds``.
  case tooSlow(seconds: Int)
  /// The site refuses programs; the status is 403, for example.
  case refused(status: Int)
  /// The page does not exist; the status is 404 or 410.
  case notFound(status: Int)
  /// The site answered with a status that is not success.
  case failed(status: Int)
  /// The address leads to data of this media type instead of a page.
  case notAPage(mediaType: String)
  /// The caller cancelled the request.
  case cancelled
  /// The connection failed for another reason, in words for developers.
  case connection(String)

  /// Keeps an error of this kind, turns a cancellation into `cancelled`, and any other error into a
  /// failed connection.
  public init(_ error: any Error) {
    self =
      switch error {
      case let error as PageFetchError: error
      case is CancellationError: .cancelled
      default: .connection("\(error)")
      }
  }
}
