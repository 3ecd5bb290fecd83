#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Journal
import PremiumGate

extension AppStores {
  /// The store's receipt as far as it can be trusted; nil when nobody ever bought anything.
  ///
  /// One that was changed, or that another folder's key sealed, is spent: nothing is open, and there
  /// is no second trial. One of a version before there were seals counts while the folder has no
  /// key, if what was recorded beside it says the same.
  ///
  /// - Parameter now: the time at which a receipt that is not trusted counts as over.
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

  /// Keeps a receipt, sealed; the first one makes the key, beside a journal that is there.
  public func keep(_ receipt: Receipt, at now: Date) async throws(PurchaseError) {
    do throws(JournalError) { try await (simulation ?? journal).begin() } catch {
      throw .storeUnavailable
    }
    let sealed = SealedReceipt(receipt, key: try seal.makeKey())
    do throws(JournalError) { try await self.receipt.record([sealed], at: now) } catch {
      throw .storeUnavailable
    }
  }

  /// What the trusted receipt entitles to, and how often it had changed when it was read.
  ///
  /// The events of the stream `entitlement` tell the story and open nothing.
  public func provenEntitlement() async throws(JournalError) -> (
    entitlement: Entitlement, version: [Int]
  ) {
    let story = try await entitlement.reading().revision
    let known = try await knownReceipt().map(offer.entitlement) ?? Entitlement()
    return (known, [story, try await receipt.reading().revision])
  }

  /// What the user may do at a time of the device's own clock, by the trusted receipt.
  public func gate(at date: Date) async throws(JournalError) -> Gate {
    Gate(try await provenEntitlement().entitlement.phase(at: date), of: offer)
  }
}
