import AppShell
import DesignSystem
import AppRecord
import PremiumGate
import ScreenParts

/// The dependencies of the feature that sells premium; the record contains the offer.
public struct SubscriptionClients: Sendable {
  /// The record of the subscription, with the app's offer.
  public var record: AppStores
  /// The link to the store's provider.
  public var subscriptions: Subscriptions
  /// The words, with those of the app's own promises and triggers.
  public var copy: Copy
  /// The destination of "Maybe Later" on a page that needs premium.
  public var home: Route
  /// The action that waits for premium in this app, if there is one.
  public var waiting: WaitingForPremium?

  /// Makes the clients; by default without a waiting action.
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

  /// The feature for the prompt, the paywall and Subscription.
  public var feature: any Feature { SubscriptionFeature(self) }
}

/// An action that waits for premium, such as saving a meal.
public struct WaitingForPremium: Sendable {
  /// The prompts that the action waits behind.
  public var triggers: Set<Trigger>
  /// The action to fire when premium is declined or no longer answers the question.
  public var forget: ActionCall
  /// The action to fire when premium was bought or restored in this app.
  public var grant: ActionCall

  /// Makes a waiting action behind prompts.
  public init(behind triggers: Set<Trigger>, forget: ActionCall, grant: ActionCall) {
    self.triggers = triggers
    self.forget = forget
    self.grant = grant
  }
}
