/// A service that identifies a user.
public struct AccountProvider: Sendable {
  /// The keeper of the provider's accounts.
  public var keeper: AccountIdentity.Keeper

  /// Returns the user's identity; the provider of this device makes it from the name.
  public var signIn: @Sendable (_ name: String) async throws(AccountError) -> AccountIdentity

  /// Makes a provider; any error that it throws becomes ``AccountError/init(_:)``.
  public init(
    keeper: AccountIdentity.Keeper,
    signIn: @escaping @Sendable (_ name: String) async throws -> AccountIdentity
  ) {
    self.keeper = keeper
    self.signIn = { name async throws(AccountError) in
      do { return try await signIn(name) } catch { throw AccountError(error) }
    }
  }

  /// The provider of this device: it accepts any usable name and contacts no service.
  public static let onDevice = AccountProvider(keeper: .device) { name in
    guard let name = AccountIdentity.usableName(name) else { throw AccountError.unavailable }
    return AccountIdentity(name: name, keeper: .device)
  }
}

/// Why signing in failed.
public enum AccountError: Error, Equatable, Sendable {
  /// The user cancelled.
  case cancelled
  /// The service is not available here or now.
  case unavailable

  /// Keeps an `AccountError`; turns a cancelled task into ``cancelled`` and any other error into
  /// ``unavailable``.
  public init(_ error: any Error) {
    self = error as? Self ?? (error is CancellationError ? .cancelled : .unavailable)
  }
}
