import AppShell
import EaterRecord
import Journal
import PremiumGate

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A simulated phase of premium, to try out the app in that phase.
enum SimulatedPremium: String, CaseIterable, Sendable {
  case free, trial, active, grace, lapsed

  /// The words for the phase.
  var title: String {
    switch self {
    case .free: "Never had it"
    case .trial: "In the trial"
    case .active: "Paid"
    case .grace: "Payment failed"
    case .lapsed: "Over"
    }
  }

  /// The result of a payment; a grace lasts only while payments fail.
  var payment: LocalStore.Payment { self == .grace ? .declined : .accepted }

  /// The store's receipt in this phase; nil in a phase without a receipt.
  func receipt(of product: SubscriptionProduct, at now: Date) -> Receipt? {
    func period(_ from: Double, _ to: Double) -> Receipt.Period {
      Receipt.Period(start: now + from * Self.day, end: now + to * Self.day)
    }
    var receipt = Receipt(
      productID: product.id, willRenew: self != .lapsed, clock: .device(now))
    switch self {
    case .free: return nil
    case .trial: receipt.trial = period(-2, Double(PremiumTerms.trialDays) - 2)
    case .active: receipt.paid = period(-10, 20)
    case .grace:
      receipt.paid = period(-31, -1)
      receipt.graceUntil = receipt.paid.map { $0.end + PremiumTerms.graceLength }
    case .lapsed: receipt.paid = period(-40, -10)
    }
    receipt.originalPurchase = (receipt.trial ?? receipt.paid)?.start
    return receipt
  }

  /// A copy of the stores with the subscription, its receipt and the nudge in a journal in memory.
  func simulated(in stores: Stores, at now: Date) async throws(AppShellError) -> Stores {
    do {
      var stores = stores
      stores.simulate(in: try .inMemory())
      guard let product = stores.premium.offer.product, let receipt = receipt(of: product, at: now)
      else { return stores }
      try await stores.record.keep(receipt, at: now)
      try await stores.entitlement.record(
        Entitlement().changes(from: receipt, at: now), at: now)
      return stores
    } catch {
      throw .unclaimedAction("premium=\(rawValue)")
    }
  }

  /// One day, in seconds.
  private static let day = 86_400.0
}
