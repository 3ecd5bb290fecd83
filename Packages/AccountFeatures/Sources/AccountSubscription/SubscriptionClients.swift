import AppShell
import DesignSystem
import AppRecord
import PremiumGate
import ScreenParts

/// What the way to premium needs from outside; what is sold comes with the record.
public struct SubscriptionClients: Sendable {
  /// Where the subscription is kept, and what the app sells.
  public var record: AppStores
  /// The link to the store provider.
  public var subscriptions: Subscriptions
  /// The words, with those of the app's own promises and triggers.
  public var copy: Copy
  /// Where "Maybe Later" leads from a page that needs premium.
  public var home: Route
  /// What waits for premium in this app, if anything does.
  public var waiting: WaitingForPremium?

  /// Makes the clients; nothing waits unless told.
  public init(
    record: AppStores, subscriptions: Subscriptions, copy: Copy, home: Route,
    waiting: WaitingForPremium? = nil
  ) {
    self.record = record
    self.subscriptions = subscriptions
    self.copy = copy
    self.home = home
    self.waiting = waiting
  }

  /// The prompt, the paywall and Subscription, and the way from free to premium.
  public var feature: any Feature { SubscriptionFeature(self) }
}

/// Something that a person asked for and that premium answers, such as a meal to be saved.
public struct WaitingForPremium: Sendable {
  /// The prompts behind which it waits.
  public var triggers: Set<Trigger>
  /// Fired when premium is not wanted, or not the answer any more.
  public var forget: ActionCall
  /// Fired when premium was bought or restored here.
  public var grant: ActionCall

  /// Says what waits behind which prompts.
  public init(behind triggers: Set<Trigger>, forget: ActionCall, grant: ActionCall) {
    self.triggers = triggers
    self.forget = forget
    self.grant = grant
  }
}
