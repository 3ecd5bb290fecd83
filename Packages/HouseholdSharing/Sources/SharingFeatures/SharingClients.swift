import AppRecord
import AppShell
import DesignSystem
import HouseholdSharing

/// The dependencies of sharing with a household.
public struct SharingClients: Sendable {
  /// The household and its shared record.
  public var households: Households
  /// The record with the user's entitlement and consents; by default the household's own record.
  public var record: AppStores
  /// The id of the consent to share notes on recipes; nil for an app without notes.
  public var notesConsent: String?
  /// Whether the household has a separate page; false if another page of the app shows it.
  public var hasPage: Bool
  /// The words of the app, including those of the sharing screens.
  public var copy: Copy

  /// Makes the clients; by default with a separate page and without sharing notes.
  public init(
    _ households: Households, record: AppStores? = nil, notesConsent: String? = nil,
    hasPage: Bool = true, copy: Copy
  ) {
    self.households = households
    self.record = record ?? households.record
    self.notesConsent = notesConsent
    self.hasPage = hasPage
    self.copy = copy
  }

  /// The feature that syncs when due, asks the user about conflicts, and lets the user join and
  /// leave.
  public var feature: any Feature { HouseholdFeature(self) }
}
