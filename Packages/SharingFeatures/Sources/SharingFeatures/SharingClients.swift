import AppRecord
import AppShell
import DesignSystem
import HouseholdSharing

/// What sharing with a household needs from outside.
public struct SharingClients: Sendable {
  /// The household, and what is shared with it.
  public var households: Households
  /// Where it is kept what the user may use and allowed; the household's own record unless set.
  public var record: AppStores
  /// The consent with which notes on recipes are shared; nil for an app without any.
  public var notesConsent: String?
  /// Whether the household has a page of its own; false where another page of the app shows it.
  public var hasPage: Bool
  /// The words, with those of the screens of sharing.
  public var copy: Copy

  /// Makes the clients; it has a page of its own, and no notes are shared, unless told otherwise.
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

  /// Syncs with the household's server when that is due, asks where people disagree, and is the way in and
  /// out.
  public var feature: any Feature { HouseholdFeature(self) }
}
