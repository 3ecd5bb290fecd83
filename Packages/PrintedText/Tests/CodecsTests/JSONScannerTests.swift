import Codecs
import Foundation
import SeededRandom
import Testing

@Suite struct JSONScannerTests {
  @Test(arguments: [
    "0", "-0", "12.5e-3", "1E+9", "true", "false", "null", #""""#, #""é\u00e9\"\\\/\b""#, "[]",
    "{}", " [ 1 , 2 ] ", #"{"a":{"b":[null,{}]},"c":""}"#,
  ])
  func `JSON is taken`(text: String) {
    #expect(accepts(text))
    #expect(
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil)
  }

  @Test(arguments: [
    "", " ", "01", "+1", "1.", ".5", "1e", "- 1", "nul", "nulll", "NaN", "'a'", #"""#, #""\x""#,
    #""\u12g4""#, #""\u12"#, "\"\u{1}\"", "[1,]", "[,1]", "[1 2]", "[", "]", "{", "{a:1}",
    #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1 "b":2}"#, "1 2", "[1]\n", "[\t1]", "1,",
  ])
  func `anything else is not`(text: String) {
    #expect(!accepts(text))
  }

  @Test func `lists lie in each other up to the limit`() {
    let depth = Self.line.deepest
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(accepts(nested(depth)))
    #expect(!accepts(nested(depth + 1)))
    #expect(!accepts(String(repeating: "[", count: 1_000_000)))
  }

  @Test(arguments: [
    (" { \"a b\" :\t[ 1 ,\r\n2 ] } ", #"{"a b":[1,2]}"#), ("[]", "[]"), (" 1 ", "1"),
    (#"{"a":"\u00e9 \ud83c\udf4b"}"#, #"{"a":"\u00e9 \ud83c\udf4b"}"#),
  ])
  func `blanks between the parts are left out, and nothing else`(written: String, kept: String) {
    #expect(compacted(written) == kept)
  }

  @Test(arguments: [#""\u0000""#, #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, "[1", ""])
  func `the scanner refuses text that not every program can store`(text: String) {
    #expect(compacted(text) == nil)
  }

  @Test func `bytes that are no UTF-8 are no JSON`() {
    #expect(JSONScanner.compacted([0x22, 0xFF, 0x22], Self.stored) == nil)
  }

  @Test func `made-up texts are taken where Foundation takes them`() {
    var random = SeededGenerator(seed: 1)
    let signs = Array("{}[],:\"1-0.eE+tfn \\u9ab")
    for _ in 0..<3_000 {
      let text = String(
        (0..<Int.random(in: 1...7, using: &random)).map { _ in
          signs[Int.random(in: 0..<signs.count, using: &random)]
        })
      let read = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      // Foundation forgives a comma before a bracket, half of a pair and zeros before a number.
      if accepts(text) { #expect(read != nil || text.contains("\\u"), "\(text)") }
    }
  }

  private static let line = JSONScanner.Rules(deepest: 256, isOneLine: true)
  private static let stored = JSONScanner.Rules(deepest: 100, isStorable: true)

  private func accepts(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { JSONScanner.accepts($0, Self.line) }
  }

  private func compacted(_ text: String) -> String? {
    JSONScanner.compacted(Array(text.utf8), Self.stored).map { String(decoding: $0, as: UTF8.self) }
  }
}
