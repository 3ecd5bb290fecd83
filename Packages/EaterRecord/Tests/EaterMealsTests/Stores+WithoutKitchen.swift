import AppRecord
import EaterMeals
import Journal
import PremiumGate
import ServiceCalls

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Those of an app that keeps no kitchen.
  init(
    journal: EventJournal, premium: PremiumRules, seal: ReceiptSeal = .inMemory,
    secrets: SecretStore = .inMemory(),
    clock: HybridClock = HybridClock(now: { Date(timeIntervalSince1970: 0) })
  ) {
    self.init(
      AppStores(
        journal: journal, offer: premium.offer, seal: seal, secrets: secrets, clock: clock),
      premium: premium, kitchen: nil)
  }
}
