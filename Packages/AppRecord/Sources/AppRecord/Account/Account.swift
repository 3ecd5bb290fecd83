#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The account that is signed in on this device, or was signed in last.
public struct Account: Hashable, Sendable {
  /// The identity of the user.
  public var identity: AccountIdentity
  /// When the user signed in or out.
  public var since: Date
  /// Whether the user is signed in; a signed-out user is remembered for next time.
  public var isSignedIn: Bool

  /// Makes an account.
  public init(_ identity: AccountIdentity, since: Date, isSignedIn: Bool = true) {
    self.identity = identity
    self.since = since
    self.isSignedIn = isSignedIn
  }
}

/// A user's identity, as the account's keeper states it.
public struct AccountIdentity: Hashable, Sendable, Codable {
  /// The keeper of an account.
  public enum Keeper: String, CaseIterable, Hashable, Sendable, Codable {
    /// This device only, without a service.
    case device
    /// Apple.
    case apple
  }

  /// The name.
  public var name: String
  /// The keeper of the account.
  public var keeper: Keeper
  /// The keeper's id of the user; nil for an account that is only on this device.
  public var user: String?

  /// Makes an identity.
  public init(name: String, keeper: Keeper, user: String? = nil) {
    self.name = name
    self.keeper = keeper
    self.user = user
  }
}

/// A stored change of the account: signed in, signed out, or forgotten.
public struct AccountEvent: Hashable, Sendable, Codable {
  /// The identity; nil once the account is forgotten.
  public var identity: AccountIdentity?
  /// Whether the user is signed in from now on.
  public var isSignedIn: Bool

  /// Makes an event; the functions below make the events that occur.
  public init(identity: AccountIdentity?, isSignedIn: Bool) {
    self.identity = identity
    self.isSignedIn = isSignedIn
  }

  /// The user signed in.
  public static func signedIn(_ identity: AccountIdentity) -> AccountEvent {
    AccountEvent(identity: identity, isSignedIn: true)
  }

  /// The user signed out and is remembered.
  public static func signedOut(_ identity: AccountIdentity) -> AccountEvent {
    AccountEvent(identity: identity, isSignedIn: false)
  }

  /// The account is forgotten.
  public static let forgotten = AccountEvent(identity: nil, isSignedIn: false)
}
