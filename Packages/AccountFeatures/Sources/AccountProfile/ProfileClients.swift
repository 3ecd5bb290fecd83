import AppShell
import DesignSystem
import AppRecord

/// The dependencies of signing in.
public struct ProfileClients: Sendable {
  /// The record of the account.
  public var record: AppStores
  /// The service that identifies the user.
  public var accounts: AccountProvider
  /// The copy of the screens.
  public var copy: Copy

  /// Makes the clients; by default accounts are only on this device.
  public init(record: AppStores, accounts: AccountProvider = .onDevice, copy: Copy) {
    self.record = record
    self.accounts = accounts
    self.copy = copy
  }

  /// The feature of the account: signing in and out, and deleting the account.
  public var feature: any Feature { ProfileFeature(self) }
}
