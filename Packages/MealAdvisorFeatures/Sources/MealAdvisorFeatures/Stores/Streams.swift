import Journal
import PremiumGate
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EventStream where State == History, Content == HistoryEvent {
  /// What happened to meals.
  public static let history = EventStream(name: "history", initialState: History()) {
    history, event, context in history.apply(event, at: context.time)
  }
}

extension EventStream where State == Entitlement, Content == EntitlementEvent {
  /// What the eater may use.
  public static let entitlement = EventStream(
    name: "entitlement", initialState: Entitlement()
  ) { entitlement, event, _ in entitlement.apply(event) }
}

extension EventStream where State == Nudge, Content == NudgeEvent {
  /// Whether the eater was nudged.
  public static let nudge = EventStream(name: "nudge", initialState: Nudge()) {
    nudge, event, _ in nudge.apply(event)
  }
}

extension EventStream where State == Consents, Content == ConsentEvent {
  /// What the eater allowed; a later word about a use replaces an earlier one.
  public static let consents = EventStream(
    name: "consents", initialState: Consents(), subject: { $0.id },
    apply: { consents, event, _ in consents.apply(event) })
}

extension EventStream where State == SealedReceipt?, Content == SealedReceipt {
  /// The local store provider's receipt; it belongs to the store and survives deletion.
  ///
  /// Its first version was the receipt alone, which anybody could write.
  public static let receipt = EventStream(
    name: "store-receipt", version: 2, initialState: SealedReceipt?.none,
    decode: { payload, version in
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .millisecondsSince1970
      guard version == 1 else { return try decoder.decode(SealedReceipt.self, from: payload) }
      return SealedReceipt(unsealed: try decoder.decode(Receipt.self, from: payload))
    },
    subject: { _ in "receipt" },
    apply: { known, receipt, _ in known = receipt })
}
