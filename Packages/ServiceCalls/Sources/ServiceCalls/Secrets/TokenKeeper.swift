#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An access token from a service (RFC 6749), with the time until which it is used.
public struct AccessToken: Equatable, Sendable {
  /// The token's text.
  public var key: HiddenKey

  /// The time from which it is no longer used, a little before the service refuses it.
  public var end: Date

  /// Makes a token.
  public init(_ key: HiddenKey, until end: Date) {
    self.key = key
    self.end = end
  }
}

/// Keeps an access token until it expires, and fetches one token at a time.
///
/// Concurrent callers wait for the same token, because a refresh token may be valid only once.
public actor TokenKeeper<Failure: Error> {
  /// The last token; nil if there is none, or if it was deleted.
  public private(set) var token: AccessToken?

  private var fetching: Task<Result<AccessToken, Failure>, Never>?

  /// Makes a keeper without a token.
  public init() {}

  /// Returns the valid token; fetches a new one if there is none, or if the service refused the
  /// last one.
  public func key(
    refused: HiddenKey? = nil, at now: Date,
    fetch: @escaping @Sendable () async throws(Failure) -> AccessToken
  ) async throws(Failure) -> HiddenKey {
    if let token, token.key != refused, token.end > now { return token.key }
    let task =
      fetching
      ?? Task {
        do throws(Failure) { return .success(try await fetch()) } catch { return .failure(error) }
      }
    fetching = task
    let result = await task.value
    // If a token was stored or deleted in the meantime, that is kept.
    if fetching == task {
      fetching = nil
      token = try? result.get()
    }
    return try result.get().key
  }

  /// Keeps a token from another source, or deletes the current one.
  public func keep(_ token: AccessToken?) {
    self.token = token
    fetching = nil
  }
}
