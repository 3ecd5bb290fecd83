import Testing
import WebPages

@Suite struct PageTextTests {
  private let latin: [UInt8] = Array("<p>Cr".utf8) + [0xE8] + Array("me br".utf8) + [0xFB]

  @Test func `without a word about it, UTF-8 is tried first and Windows-1252 then`() {
    #expect(PageText.text(of: Array("crème €".utf8)) == "crème €")
    #expect(PageText.text(of: latin) == "<p>Crème brû")
    #expect(PageText.text(of: [0x80, 0x20, 0xBD, 0x93, 0x94]) == "€ ½\u{201C}\u{201D}")
  }

  @Test(arguments: [
    "text/html; charset=iso-8859-1", "text/html;charset=\"ISO-8859-1\"",
    "text/html; Charset=Windows-1252", "text/html; charset=utf-8",  // says so and is not
  ])
  func `a header is believed as far as the bytes agree`(header: String) {
    #expect(PageText.text(of: latin, contentType: header) == "<p>Crème brû")
    #expect(PageText.text(of: Array("crème".utf8), contentType: header) == "crème")
  }

  @Test func `one bad byte in a page of UTF-8 is replaced alone`() {
    let bytes = Array("crème brûlée à la façon de ".utf8) + [0xFF]
    #expect(
      PageText.text(of: bytes, contentType: "text/html; charset=utf-8")
        == "crème brûlée à la façon de \u{FFFD}")
  }

  @Test func `the first bytes say it surest`() {
    #expect(
      PageText.text(of: [0xEF, 0xBB, 0xBF, 0xC3, 0xA8], contentType: "text/html; charset=latin1")
        == "è")
    #expect(PageText.text(of: [0xFF, 0xFE, 0x53, 0x00, 0x6F, 0x00]) == "So")
    #expect(PageText.text(of: [0xFE, 0xFF, 0x00, 0x53, 0x00, 0x6F, 0x00]) == "So")
  }

  @Test(arguments: [
    "<meta charset=windows-9999>", "<META CHARSET = 'windows-9999' >",
    "<meta name=a><meta http-equiv=content-type content=\"text/html; charset=windows-9999\">",
    "<?xml version='1.0' encoding='windows-9999'?><html>",
  ])
  func `the charset that a page names reaches the platform`(head: String) {
    let known = ForeignCharsets { label, _ in label == "windows-9999" ? "read" : nil }
    #expect(PageText.text(of: Array(head.utf8), known) == "read")
    #expect(PageText.text(of: Array(head.utf8)) == head)
  }

  @Test func `a page that claims UTF-16 in its markup is read as UTF-8`() {
    let page = "<meta charset=utf-16><p>soup"
    #expect(PageText.text(of: Array(page.utf8)) == page)
  }

  @Test func `no bytes are no text`() {
    #expect(PageText.text(of: []) == "")
    #expect(PageText.text(of: [0xFF, 0xFE, 0x41]) == "")
  }
}
