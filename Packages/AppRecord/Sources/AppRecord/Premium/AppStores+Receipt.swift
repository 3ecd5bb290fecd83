#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PremiumGate

extension AppStores {
  /// The store's trusted receipt; nil if the user never bought anything.
  ///
  /// A receipt that was changed, or sealed with another folder's key, is treated as expired:
  /// premium is closed, and there is no second trial. A receipt without a seal, from an earlier
  /// version, is trusted while the folder has no key, if the history of the subscription agrees
  /// with it.
  ///
  /// - Parameter now: the time at which an untrusted receipt is treated as expired.
  public func knownReceipt(at now: Date? = nil) async throws(JournalError) -> Receipt? {
    let reading = try await receipt.reading()
    guard let kept = reading.state else {
      return reading.unread == 0
        ? nil : Receipt(productID: offer.product?.id ?? "").spent(at: now)
    }
    let trusted: Receipt?
    do throws(PurchaseError) {
      if let key = try seal.key() {
        trusted = kept.opened(with: key)
      } else {
        let story = try? await entitlement.state()
        trusted = kept.seal == nil ? story.flatMap { kept.receipt.takenOver(besides: $0) } : nil
      }
    } catch {
      trusted = nil
    }
    return trusted ?? kept.receipt.spent(at: now)
  }

  /// Stores a sealed receipt; the first one creates the key, once the journal exists.
  public func keep(_ receipt: Receipt, at now: Date) async throws(PurchaseError) {
    do throws(JournalError) { try await (simulated?.journal ?? journal).begin() } catch {
      throw .storeUnavailable
    }
    let sealed = SealedReceipt(receipt, key: try seal.makeKey())
    do throws(JournalError) { try await self.receipt.record([sealed], at: now) } catch {
      throw .storeUnavailable
    }
  }

  /// The entitlement of the trusted receipt, with the revisions at which it was read.
  ///
  /// The events of the stream `entitlement` are the history and open no feature.
  public func provenEntitlement() async throws(JournalError) -> (
    entitlement: Entitlement, version: [Int]
  ) {
    let story = try await entitlement.reading().revision
    let known = try await knownReceipt().map(offer.entitlement) ?? Entitlement()
    return (known, [story, try await receipt.reading().revision])
  }

  /// The features that the trusted receipt allows the user at a time of the device's own clock.
  public func gate(at date: Date) async throws(JournalError) -> Gate {
    Gate(try await provenEntitlement().entitlement.phase(at: date), of: offer)
  }
}
