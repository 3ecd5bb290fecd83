#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Who is signed in on this device, or was last.
public struct Account: Hashable, Sendable {
  /// Who it is.
  public var identity: AccountIdentity
  /// Since when it is so.
  public var since: Date
  /// Whether they are signed in; who signed out is remembered for next time.
  public var isSignedIn: Bool

  /// Makes an account.
  public init(_ identity: AccountIdentity, since: Date, isSignedIn: Bool = true) {
    self.identity = identity
    self.since = since
    self.isSignedIn = isSignedIn
  }
}

/// Who somebody is, as whoever keeps the account says.
public struct AccountIdentity: Hashable, Sendable, Codable {
  /// Who keeps an account.
  public enum Keeper: String, CaseIterable, Hashable, Sendable, Codable {
    /// This device alone.
    case device
    /// Apple.
    case apple
  }

  /// The name.
  public var name: String
  /// Who keeps the account.
  public var keeper: Keeper
  /// The keeper's own id of somebody; nil on this device alone.
  public var user: String?

  /// Makes an identity.
  public init(name: String, keeper: Keeper, user: String? = nil) {
    self.name = name
    self.keeper = keeper
    self.user = user
  }
}

/// That somebody signed in or out, or is to be forgotten, as it is stored.
public struct AccountEvent: Hashable, Sendable, Codable {
  /// Who it is about; nil when nobody is known any more.
  public var identity: AccountIdentity?
  /// Whether they are signed in from now on.
  public var isSignedIn: Bool

  /// Makes an event; one of the named ones says what happened.
  public init(identity: AccountIdentity?, isSignedIn: Bool) {
    self.identity = identity
    self.isSignedIn = isSignedIn
  }

  /// Somebody signed in.
  public static func signedIn(_ identity: AccountIdentity) -> AccountEvent {
    AccountEvent(identity: identity, isSignedIn: true)
  }

  /// Somebody signed out and is remembered.
  public static func signedOut(_ identity: AccountIdentity) -> AccountEvent {
    AccountEvent(identity: identity, isSignedIn: false)
  }

  /// Nobody is known any more.
  public static let forgotten = AccountEvent(identity: nil, isSignedIn: false)
}
