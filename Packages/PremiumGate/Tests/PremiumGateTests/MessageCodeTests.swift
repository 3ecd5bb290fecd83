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

private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

private func times(_ byte: UInt8, _ count: Int) -> [UInt8] { Array(repeating: byte, count: count) }

struct MessageCodeTests {
  // FIPS 180-4 examples of NIST, and RFC 6234, 8.5.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
        + "klmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `a digest is that of the standard`(_ row: (message: String, digest: String)) {
    #expect(hexadecimal(SHA256Digest.of(Array(row.message.utf8))) == row.digest)
  }

  @Test func `the digest of a million letters is that of the standard`() {
    #expect(
      hexadecimal(SHA256Digest.of(times(0x61, 1_000_000)))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `each length around a block has a digest of its own`() {
    let digests = (0...200).map { SHA256Digest.of(times(0, $0)) }
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.count == SHA256Digest.length })
    // One block of zeros, and the longest message whose length still fits into its block.
    #expect(
      hexadecimal(digests[64])
        == "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b")
    #expect(
      hexadecimal(digests[55])
        == "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7")
  }

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
    #expect(hexadecimal(MessageCode.of(row.message, key: row.key)) == row.code)
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
