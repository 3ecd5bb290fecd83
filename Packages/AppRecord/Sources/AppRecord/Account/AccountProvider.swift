/// The port to whoever can say who somebody is.
public struct AccountProvider: Sendable {
  /// Who keeps its accounts.
  public var keeper: AccountIdentity.Keeper

  /// Asks who somebody is; on this device alone, the name is all there is.
  public var signIn: @Sendable (_ name: String) async throws(AccountError) -> AccountIdentity

  /// Makes a provider; what it throws becomes ``AccountError/init(_:)``.
  public init(
    keeper: AccountIdentity.Keeper,
    signIn: @escaping @Sendable (_ name: String) async throws -> AccountIdentity
  ) {
    self.keeper = keeper
    self.signIn = { name async throws(AccountError) in
      do { return try await signIn(name) } catch { throw AccountError(error) }
    }
  }

  /// A name that this device keeps to itself.
  public static let onDevice = AccountProvider(keeper: .device) { name in
    guard let name = AccountIdentity.usableName(name) else { throw AccountError.unavailable }
    return AccountIdentity(name: name, keeper: .device)
  }
}

/// Why nobody was signed in.
public enum AccountError: Error, Equatable, Sendable {
  /// Somebody thought better of it.
  case cancelled
  /// It is not to be had here or now.
  case unavailable

  /// The error itself where it is of this kind; a cancelled task is ``cancelled``, and any other
  /// error ``unavailable``: nobody is signed in.
  public init(_ error: any Error) {
    self = error as? Self ?? (error is CancellationError ? .cancelled : .unavailable)
  }
}
