/// The port to whoever can say who somebody is.
public struct AccountProvider: Sendable {
  /// Who keeps its accounts.
  public var keeper: AccountIdentity.Keeper

  /// Asks who somebody is; on this device alone, the name is all there is.
  public var signIn: @Sendable (_ name: String) async throws(AccountError) -> AccountIdentity

  /// Makes a provider.
  public init(
    keeper: AccountIdentity.Keeper,
    signIn: @escaping @Sendable (_ name: String) async throws(AccountError) -> AccountIdentity
  ) {
    self.keeper = keeper
    self.signIn = signIn
  }

  /// A name that this device keeps to itself.
  public static let onDevice = AccountProvider(keeper: .device) {
    (name) async throws(AccountError) in
    guard let name = AccountIdentity.usableName(name) else { throw .unavailable }
    return AccountIdentity(name: name, keeper: .device)
  }
}

/// Why nobody was signed in.
public enum AccountError: Error, Equatable, Sendable {
  /// Somebody thought better of it.
  case cancelled
  /// It is not to be had here or now.
  case unavailable
}
