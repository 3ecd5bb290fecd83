import Codecs
import Foundation
import SeededRandom
import Testing

@Suite struct PercentCodingTests {
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  @Test(arguments: 0..<100)
  func `a text is escaped as Foundation does it, and comes back`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let scalars = (0..<20).compactMap { _ in
      Unicode.Scalar(
        UInt32.random(in: 0...(Bool.random(using: &random) ? 0x7F : 0x1_F4FF), using: &random))
    }
    let text = String(String.UnicodeScalarView(scalars))
    let escaped = PercentCoding.escaped(text)
    #expect(escaped == text.addingPercentEncoding(withAllowedCharacters: Self.unreserved))
    #expect(PercentCoding.text(escaped.utf8) == text)
    #expect(PercentCoding.text(escaped.utf8, isForm: true) == text)
  }

  @Test(arguments: ["%", "%4", "%4g", "%+4", "a%", "%FF", "%C3"])
  func `a broken escape is no text`(text: String) {
    #expect(PercentCoding.text(text.utf8) == nil)
  }

  @Test func `a plus sign is a blank in forms alone`() {
    #expect(PercentCoding.text("a+b".utf8, isForm: true) == "a b")
    #expect(PercentCoding.text("a+b".utf8) == "a+b")
  }

  @Test func `the caller decides which bytes stay unescaped`() {
    #expect(PercentCoding.escaped("a b:c") { $0 != 0x20 } == "a%20b:c")
  }
}
