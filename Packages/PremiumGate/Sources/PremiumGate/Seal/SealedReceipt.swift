/// A receipt as it is kept: with the code that only who has the key can make.
///
/// A seal is made with a key alone; one that does not fit its receipt opens nothing.
public struct SealedReceipt: Codable, Hashable, Sendable {
  /// What the store knew; nothing of it counts before ``opened(with:)``.
  public let receipt: Receipt
  /// The code over the receipt, in hexadecimal digits; nil for one of before there were seals.
  public let seal: String?

  /// Seals a receipt.
  public init(_ receipt: Receipt, key: [UInt8]) {
    self.receipt = receipt.inWholeMilliseconds
    seal = Self.digits(MessageCode.of(self.receipt.sealedBytes, key: key))
  }

  /// A receipt of before there were seals.
  public init(unsealed receipt: Receipt) {
    self.receipt = receipt
    seal = nil
  }

  /// The receipt; nil when it, or its seal, was changed since it was sealed with this key.
  public func opened(with key: [UInt8]) -> Receipt? {
    guard let seal else { return nil }
    let code = Self.digits(MessageCode.of(receipt.sealedBytes, key: key))
    return MessageCode.isSame(Array(seal.utf8), Array(code.utf8)) ? receipt : nil
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
