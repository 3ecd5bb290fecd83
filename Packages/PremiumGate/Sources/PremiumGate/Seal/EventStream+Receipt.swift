import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EventStream where State == SealedReceipt?, Content == SealedReceipt {
  /// The stream of the local store provider's receipt; it belongs to the store and survives
  /// deletion.
  ///
  /// Its first version contained only the receipt, without a seal, so it could be forged.
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
