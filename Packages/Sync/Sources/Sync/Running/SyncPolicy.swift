/// Whether anything of the eater may go to the household's server now; drafts work without.
public struct SyncPolicy: Hashable, Sendable {
  /// Why nothing goes there.
  public enum Refusal: Hashable, Sendable {
    /// Sharing is a part of premium, and this eater does not have it.
    case notEntitled
    /// Nobody allowed it.
    case noConsent
    /// Not over this network.
    case network
    /// There is no connection.
    case offline
  }

  /// Why not; nil where it may.
  public let refusal: Refusal?

  /// Decides by what is known; the first reason that holds is given.
  public init(isEntitled: Bool, isAllowed: Bool, isNetworkAllowed: Bool, isConnected: Bool) {
    refusal =
      if !isEntitled { .notEntitled } else if !isAllowed { .noConsent } else if !isConnected {
        .offline
      } else if !isNetworkAllowed { .network } else { nil }
  }
}
