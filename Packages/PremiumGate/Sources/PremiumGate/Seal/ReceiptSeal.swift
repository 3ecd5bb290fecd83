import Codecs

/// Access to the key that seals the local store's receipts: in a file of its owner or a keychain.
///
/// A program that can read the key can make seals; the README of this package explains the
/// consequences. On Apple systems, StoreKit checks the App Store's own signature before a receipt
/// gets here.
public struct ReceiptSeal: Sendable {
  /// Reads the key; nil if there is none.
  public typealias Key = @Sendable () throws(PurchaseError) -> [UInt8]?

  /// Reads the key; nil if there is none.
  public var key: Key
  /// Reads the key, and creates a random one if there is none.
  public var makeKey: @Sendable () throws(PurchaseError) -> [UInt8]

  /// The length of a key, in bytes: that of the digest (RFC 2104, 3).
  public static let keyLength = SHA256Digest.length

  /// Makes a seal from access to its key; errors become ``PurchaseError/init(_:)``.
  public init(
    key: @escaping @Sendable () throws -> [UInt8]?,
    makeKey: @escaping @Sendable () throws -> [UInt8]
  ) {
    self.key = { () throws(PurchaseError) in
      do { return try key() } catch { throw PurchaseError(error) }
    }
    self.makeKey = { () throws(PurchaseError) in
      do { return try makeKey() } catch { throw PurchaseError(error) }
    }
  }

  /// The seal of stores in memory: its key is public, so it protects no receipt.
  public static let inMemory: ReceiptSeal = {
    let key = [UInt8](repeating: 1, count: keyLength)
    return ReceiptSeal(key: { key }, makeKey: { key })
  }()
}
