import Snapshots
import Testing

@Suite struct TextDigestTests {
  // From the test vectors of the authors of FNV.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("b", "af63df4c8601f1a5"),
    ("foobar", "85944171f73967e8"),
  ])
  func `the digest is FNV-1a`(text: String, digest: String) {
    #expect(TextDigest(text).description == digest)
  }

  @Test func `another byte anywhere gives another digest`() {
    let text = Array("a screen (16, 50.5) 303.91 × 25".utf8)
    let digest = TextDigest(String(decoding: text, as: UTF8.self))
    for index in text.indices where text[index] < 128 {
      for byte in UInt8(32)..<127 where byte != text[index] {
        var other = text
        other[index] = byte
        #expect(TextDigest(String(decoding: other, as: UTF8.self)) != digest)
      }
    }
  }

  @Test func `composed and decomposed letters differ`() {
    #expect(TextDigest("caf\u{E9}") != TextDigest("cafe\u{301}"))
  }
}
