import Codecs
import Testing

@Suite struct HTMLEntityTests {
  @Test(arguments: [
    ("1&frac12 cup", "1½ cup"), ("&frac12;", "½"), ("a &amp; b", "a & b"), ("AT&T", "AT&T"),
    ("&#189;&#xBD;&#xbd", "½½½"), ("&#146;", "’"),
    ("&#0;&#x110000;&#xD800;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&hellip", "&hellip"), ("&notit;", "¬it;"), ("&nosuch;", "&nosuch;"), ("&", "&"),
    ("&#;&#x;", "&#;&#x;"), ("&amp;lt;", "&lt;"),
  ])
  func `a text of a page is read as browsers do`(written: String, shown: String) {
    #expect(HTMLEntity.decoded(written) == shown)
  }

  @Test func `an old name before a letter is text in an address`() {
    #expect(HTMLEntity.decoded("?a=1&copy=2&lt;", in: .attribute) == "?a=1&copy=2<")
    #expect(HTMLEntity.decoded("?a=1&copy=2") == "?a=1©=2")
  }

  @Test func `in words a semicolon is needed`() {
    #expect(
      HTMLEntity.decoded("salt &amp pepper &ampx; &#189 &#189;", in: .words)
        == "salt &amp pepper &ampx; &#189 ½")
  }

  @Test(arguments: [
    "half&half; stir", "ice cream &pound cake", "dim &sum;", "pork &sung;", "&micro greens", "&or;",
    "&para nut", "&cup; of milk", "&microgreens", "milk &nuts;",
  ])
  func `in words a name that is a word is that word`(written: String) {
    #expect(HTMLEntity.decoded(written, in: .words) == written)
    #expect(HTMLEntity.decoded(written, in: .prose) == written)
  }

  @Test(arguments: [
    ("milk&hellip cream", "milk… cream"), ("peanut&nbsp;butter", "peanut\u{A0}butter"),
    ("cr&egrave;me", "crème"), ("salt &amp pepper &ampx;", "salt & pepper &ampx;"),
    ("&#112eanut", "peanut"),
  ])
  func `in words that may be a page a name of its own needs no semicolon`(
    written: String, shown: String
  ) {
    #expect(HTMLEntity.decoded(written, in: .prose) == shown)
  }

  @Test func `a character comes back from its number in either notation`() {
    for value in UInt32(0xA0)...0x2FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(HTMLEntity.decoded("&#\(value);") == String(scalar))
      #expect(HTMLEntity.decoded("&#x\(String(value, radix: 16));") == String(scalar))
    }
  }

  @Test func `an escaped text is read as itself`() {
    let text = "<b class=\"x\" id='y'>&amp; & </b>"
    #expect(!HTMLText.escaped(text).contains { "<>\"'".contains($0) })
    for place in [HTMLEntity.Place.text, .attribute, .words, .prose] {
      #expect(HTMLEntity.decoded(HTMLText.escaped(text), in: place) == text)
    }
  }
}
