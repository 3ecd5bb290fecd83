#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Entitlement {
  /// Makes the entitlement of a receipt; no other event adds to it.
  public init(following receipt: Receipt) {
    self.init()
    for event in changes(from: receipt, at: receipt.latest) { apply(event) }
    behind = receipt.behind ?? 0
  }

  /// The events that update this entitlement to the store's receipt, oldest first.
  ///
  /// Append them to the journal and apply them. The result is empty if the receipt has no news, so
  /// callers can use this at every launch and after every call to the store.
  public func changes(from receipt: Receipt, at now: Date) -> [EntitlementEvent] {
    var known = self
    var events: [EntitlementEvent] = []
    for step in Self.steps {
      guard let event = step(known, receipt, now) else { continue }
      known.apply(event)
      events.append(event)
    }
    return events
  }

  private typealias Step = @Sendable (Entitlement, Receipt, Date) -> EntitlementEvent?

  private static let steps: [Step] = [
    { $0.clockChange($1, $2) },
    { $0.trialChange($1, $1.trusted($2)) },
    { $0.paidChange($1, $1.trusted($2)) },
    { $0.graceChange($1, $1.trusted($2)) },
    { $0.revocationChange($1, $1.trusted($2)) },
    { $0.renewalChange($1, $1.trusted($2)) },
  ]

  private func clockChange(_ receipt: Receipt, _ now: Date) -> EntitlementEvent? {
    switch receipt.clock {
    case .signed(let time):
      return verifiedAt.map { $0 < time } ?? true ? .clockVerified(at: time) : nil
    case .device(let seen):
      let time = max(seen, now)
      guard let lastSeen else { return .seen(at: time) }
      let step = time.timeIntervalSince(lastSeen)
      return step >= PremiumTerms.clockSlack ? .seen(at: time) : nil
    }
  }

  private func trialChange(_ receipt: Receipt, _ at: Date) -> EntitlementEvent? {
    guard trial == nil, let begun = receipt.trial else { return nil }
    return .trialStarted(at: min(begun.start, at), until: begun.end)
  }

  private func paidChange(_ receipt: Receipt, _ at: Date) -> EntitlementEvent? {
    guard let paid = receipt.paid else { return nil }
    let isReopened = revokedAt != nil && receipt.revokedAt == nil
    guard isReopened || differs(paidUntil, paid.end) else { return nil }
    if at.timeIntervalSince(paid.start) < PremiumTerms.clockSlack, !follows(paid) {
      return .purchased(at: at, until: paid.end)
    }
    let isFirst = trial == nil && paidUntil == nil
    return isFirst ? .restored(at: at, until: paid.end) : .renewed(at: at, until: paid.end)
  }

  private func graceChange(_ receipt: Receipt, _ at: Date) -> EntitlementEvent? {
    guard paidUntil != nil, let end = receipt.graceUntil, differs(graceUntil, end) else {
      return nil
    }
    return .billingFailed(at: at, graceUntil: end)
  }

  private func revocationChange(_ receipt: Receipt, _ at: Date) -> EntitlementEvent? {
    guard revokedAt == nil, receipt.revokedAt != nil else { return nil }
    return .revoked(at: at)
  }

  private func renewalChange(_ receipt: Receipt, _ at: Date) -> EntitlementEvent? {
    guard receipt.willRenew != willRenew else { return nil }
    return receipt.willRenew ? .resumed(at: at) : .cancelled(at: at)
  }

  /// True when a period begins where the trial or the last paid period ended.
  private func follows(_ paid: Receipt.Period) -> Bool {
    [trial?.end, paidUntil].compactMap(\.self).contains { !differs($0, paid.start) }
  }

  /// True when two times are a second or more apart: stored dates may lose their fractions.
  private func differs(_ known: Date?, _ told: Date) -> Bool {
    guard let known else { return true }
    return abs(known.timeIntervalSince(told)) >= 1
  }
}
