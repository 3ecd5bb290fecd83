import Codecs
import Testing

@testable import PremiumGate

/// A row of a standard's table.
struct CodeRow: Sendable, CustomTestStringConvertible {
  let name: String
  let key: [UInt8]
  let message: [UInt8]
  let code: String

  var testDescription: String { name }
}

private func times(_ byte: UInt8, _ count: Int) -> [UInt8] { Array(repeating: byte, count: count) }

struct MessageCodeTests {
  static let rows: [CodeRow] = [
    CodeRow(
      name: "1: short key", key: times(0x0B, 20), message: Array("Hi There".utf8),
      code: "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"),
    CodeRow(
      name: "2: key shorter than the digest", key: Array("Jefe".utf8),
      message: Array("what do ya want for nothing?".utf8),
      code: "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    CodeRow(
      name: "3: more than a block", key: times(0xAA, 20), message: times(0xDD, 50),
      code: "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"),
    CodeRow(
      name: "4: another key", key: Array(1...25), message: times(0xCD, 50),
      code: "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"),
    CodeRow(
      name: "6: key longer than a block", key: times(0xAA, 131),
      message: Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
      code: "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"),
    CodeRow(
      name: "7: both long", key: times(0xAA, 131),
      message: Array(
        ("This is a test using a larger than block-size key and a larger than block-size data. "
          + "The key needs to be hashed before being used by the HMAC algorithm.").utf8),
      code: "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2"),
  ]

  // RFC 4231, 4.2 to 4.8; its fifth case is a cut code, which nothing here makes.
  @Test(arguments: rows)
  func `a code is that of the standard`(row: CodeRow) {
    #expect(Hexadecimal.text(of: MessageCode.of(row.message, key: row.key)) == row.code)
  }

  @Test func `a code is the same only if every byte of it is`() {
    let code = MessageCode.of([1, 2, 3], key: [4])
    #expect(MessageCode.isSame(code, code))
    #expect(!MessageCode.isSame(code, Array(code.dropLast())))
    #expect(!MessageCode.isSame([], [0]) && MessageCode.isSame([], []))
    for index in code.indices {
      var other = code
      other[index] ^= 1
      #expect(!MessageCode.isSame(code, other))
    }
  }
}
