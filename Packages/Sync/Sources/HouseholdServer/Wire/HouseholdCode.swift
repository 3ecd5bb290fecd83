import Codecs
import Journal

/// A code to found or join a household, with about 78 bits.
///
/// It has four groups of four letters and digits that are hard to confuse.
public struct HouseholdCode: Hashable, Sendable {
  private static let letters = Array("ABCDEFGHJKMNPQRSTVWXYZ23456789".utf8)
  private static let length = 16

  private let digits: [UInt8]

  /// Makes a random code.
  ///
  /// - Parameter random: returns the given number of random bytes.
  init(drawnFrom random: (Int) -> [UInt8]) {
    var digits: [UInt8] = []
    while digits.count < Self.length {
      // Byte values from 240 on are left out, because they would make some letters more likely than
      // others.
      digits += random(32).filter { $0 < 240 }.map { Self.letters[Int($0) % Self.letters.count] }
    }
    self.digits = Array(digits.prefix(Self.length))
  }

  /// Reads an entered code; nil if it is malformed.
  init?(entered text: String) {
    digits = text.utf8.filter { $0 != UInt8(ascii: "-") }
      .map { 0x61...0x7A ~= $0 ? $0 - 0x20 : $0 }
    guard digits.count == Self.length, digits.allSatisfy(Self.letters.contains) else { return nil }
  }

  /// The code in the form for people: `ABCD-EFGH-JKMN-PQRS`.
  public var text: String {
    stride(from: 0, to: Self.length, by: 4)
      .map { String(decoding: digits[$0..<$0 + 4], as: UTF8.self) }.joined(separator: "-")
  }

  /// The SHA-256 of the code, which is stored.
  var digest: String { SHA256Digest.hexadecimal(of: digits) }
}
