import AppShell
import DesignSystem
import AppRecord

/// What signing in needs from outside.
public struct ProfileClients: Sendable {
  /// Where it is kept who is signed in.
  public var record: AppStores
  /// Who can say who somebody is.
  public var accounts: AccountProvider
  /// The words.
  public var copy: Copy

  /// Makes the clients; without a provider, accounts are on this device alone.
  public init(record: AppStores, accounts: AccountProvider = .onDevice, copy: Copy) {
    self.record = record
    self.accounts = accounts
    self.copy = copy
  }

  /// Who is signed in: signing in and out, and deleting the account.
  public var feature: any Feature { ProfileFeature(self) }
}
