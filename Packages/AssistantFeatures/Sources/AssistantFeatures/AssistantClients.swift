import AppRecord
import AppShell
import DesignSystem
import EaterRecord
import HouseholdSharing
import PremiumGate

/// The dependencies of the feature that sets up an assistant.
public struct AssistantClients: Sendable {
  /// The link to an assistant; nil if the app has none.
  public var assistants: Assistants?
  /// The record of the assistant's consents and the user's entitlement.
  public var record: AppStores
  /// The household whose server may sign the user in; nil if there is none.
  public var households: Households?
  /// The premium feature that includes the assistant; nil if the assistant is free.
  public var sold: PremiumFeature?
  /// The message if an action needs premium.
  public var readOnly: CopyKey
  /// The page of the app that shows the assistant.
  public var page: RouteForm<Void>
  /// The words, including those of the assistant's screens.
  public var copy: Copy

  /// Makes the clients; by default free and without a household.
  public init(
    _ assistants: Assistants?, record: AppStores, households: Households? = nil,
    sold: PremiumFeature? = nil, readOnly: CopyKey = "control.needs-premium",
    page: RouteForm<Void>, copy: Copy
  ) {
    self.assistants = assistants
    self.record = record
    self.households = households
    self.sold = sold
    self.readOnly = readOnly
    self.page = page
    self.copy = copy
  }

  /// The feature that sets an assistant's key and consents, and signs in with a provider.
  ///
  /// The app's page shows the `AssistantAccess` that the feature offers.
  public var feature: any Feature { AssistantFeature(self) }
}
