import Codecs

/// A stored receipt, with a code that only the owner of the key can make.
///
/// A receipt whose seal does not match opens no feature.
public struct SealedReceipt: Codable, Hashable, Sendable {
  /// The receipt; use it only after ``opened(with:)`` has checked it.
  public let receipt: Receipt
  /// The code of the receipt, in hexadecimal digits; nil from a version without seals.
  public let seal: String?

  /// Seals a receipt.
  public init(_ receipt: Receipt, key: [UInt8]) {
    self.receipt = receipt.inWholeMilliseconds
    seal = Self.digits(MessageCode.of(self.receipt.sealedBytes, key: key))
  }

  /// Makes the receipt of a version without seals.
  public init(unsealed receipt: Receipt) {
    self.receipt = receipt
    seal = nil
  }

  /// The receipt; nil if it or its seal was changed since it was sealed with this key.
  public func opened(with key: [UInt8]) -> Receipt? {
    guard let seal else { return nil }
    let code = Self.digits(MessageCode.of(receipt.sealedBytes, key: key))
    return MessageCode.isSame(Array(seal.utf8), Array(code.utf8)) ? receipt : nil
  }

  private static func digits(_ bytes: [UInt8]) -> String { Hexadecimal.text(of: bytes) }
}
