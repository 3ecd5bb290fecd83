import Foundation
import Testing

@testable import Journal

@Suite struct JSONSyntaxTests {
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
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(accepts(nested(JSONSyntax.maximumDepth)))
    #expect(!accepts(nested(JSONSyntax.maximumDepth + 1)))
    #expect(!accepts(String(repeating: "[", count: 1_000_000)))
  }

  private func accepts(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes(JSONSyntax.accepts)
  }
}
