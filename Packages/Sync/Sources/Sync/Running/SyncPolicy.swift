/// Whether the eater's data may be sent to the household's server now; editing works in any case.
public struct SyncPolicy: Hashable, Sendable {
  /// A reason to send nothing.
  public enum Refusal: Hashable, Sendable {
    /// Sharing needs premium, and this eater does not have it.
    case notEntitled
    /// The eater has not consented.
    case noConsent
    /// The eater does not allow this network.
    case network
    /// There is no connection.
    case offline
  }

  /// The reason; nil if data may be sent.
  public let refusal: Refusal?

  /// Makes a policy from known facts, with the first reason that applies.
  public init(isEntitled: Bool, isAllowed: Bool, isNetworkAllowed: Bool, isConnected: Bool) {
    refusal =
      if !isEntitled { .notEntitled } else if !isAllowed { .noConsent } else if !isConnected {
        .offline
      } else if !isNetworkAllowed { .network } else { nil }
  }
}
