import Codecs
import Testing

@Suite struct SHA256DigestTests {
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
    #expect(SHA256Digest.hexadecimal(of: Array(row.message.utf8)) == row.digest)
  }

  @Test func `the digest of a million letters is that of the standard`() {
    #expect(
      SHA256Digest.hexadecimal(of: Array(repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `each length around a block has a digest of its own`() {
    let digests = (0...200).map { SHA256Digest.bytes(of: Array(repeating: 0, count: $0)) }
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.count == SHA256Digest.length })
    // One block of zeros, and the longest message whose length still fits into its block.
    #expect(
      Hexadecimal.text(of: digests[64])
        == "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b")
    #expect(
      Hexadecimal.text(of: digests[55])
        == "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7")
  }
}
