/// The port to the key that seals what the local store writes: a file of its owner, or a keychain.
///
/// Whoever can read the key can seal; the README of this package says what that means. On Apple
/// systems it is the App Store's own signature that counts, which StoreKit checks before a receipt
/// gets here.
public struct ReceiptSeal: Sendable {
  /// How the key is asked for; nil while there is none.
  public typealias Key = @Sendable () throws(PurchaseError) -> [UInt8]?

  /// The key, if there is one.
  public var key: Key
  /// The key, made by chance when there is none.
  public var makeKey: @Sendable () throws(PurchaseError) -> [UInt8]

  /// The length of a key, in bytes: that of the digest (RFC 2104, 3).
  public static let keyLength = SHA256Digest.length

  /// A seal with a way to its key; what the two throw becomes ``PurchaseError/init(_:)``.
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

  /// For stores that are gone with the process: everybody knows the key, and it seals nothing.
  public static let inMemory: ReceiptSeal = {
    let key = [UInt8](repeating: 1, count: keyLength)
    return ReceiptSeal(key: { key }, makeKey: { key })
  }()
}
