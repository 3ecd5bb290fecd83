import Journal

/// A code by which somebody founds or joins a household: four times four letters and digits that
/// cannot be mistaken for each other, some 78 bits.
public struct HouseholdCode: Hashable, Sendable {
  private static let letters = Array("ABCDEFGHJKMNPQRSTVWXYZ23456789".utf8)
  private static let length = 16

  private let digits: [UInt8]

  /// Draws a code.
  ///
  /// - Parameter random: so many random bytes.
  init(drawnFrom random: (Int) -> [UInt8]) {
    var digits: [UInt8] = []
    while digits.count < Self.length {
      // Of 256 values, those from 240 on would make some letters likelier than others.
      digits += random(32).filter { $0 < 240 }.map { Self.letters[Int($0) % Self.letters.count] }
    }
    self.digits = Array(digits.prefix(Self.length))
  }

  /// Reads what somebody entered; nil for what is no code.
  init?(entered text: String) {
    digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
      .map { 0x61...0x7A ~= $0 ? $0 - 0x20 : $0 }
    guard digits.count == Self.length, digits.allSatisfy(Self.letters.contains) else { return nil }
  }

  /// The code as it is handed out: `ABCD-EFGH-JKMN-PQRS`.
  public var text: String {
    stride(from: 0, to: Self.length, by: 4)
      .map { String(decoding: digits[$0..<$0 + 4], as: UTF8.self) }.joined(separator: "-")
  }

  /// What is kept of it: the SHA-256.
  var digest: String { SHA256Digest.hexadecimal(of: digits) }
}
