import DesignSystem
import PremiumGate

extension Copy {
  /// The sentence of a trigger, such as "Premium unlocks unlimited saves".
  public func text(for trigger: Trigger) -> String { self(CopyKey(trigger.copyKey)) }

  /// A line of the paywall, such as "Weekly meal planning calendar".
  public func text(for promise: PaywallPromise) -> String { self(CopyKey(promise.copyKey)) }

  /// The phase of a subscription in words, such as "Not active".
  public func text(for phase: EntitlementPhase) -> String {
    self(CopyKey("settings.premium.\(phase.id)"))
  }

  /// Why the store refused or failed, in words.
  public func text(for error: PurchaseError) -> String {
    switch error {
    case .trialAlreadyUsed: self("purchase.trial-already-used")
    case .nothingToRestore: self("purchase.nothing-to-restore")
    case .notActive: self("purchase.not-active")
    case .clockBehind: self("purchase.clock-behind")
    case .storeUnavailable: self("purchase.store-unavailable")
    case .userCancelled: self("purchase.user-cancelled")
    case .pending: self("purchase.pending")
    }
  }
}
