import Testing
import WebPages

@Suite struct PageAddressTests {
  @Test(arguments: [
    ("https://example.com/soup", "https://example.com/soup"),
    ("  http://example.com/soup \n", "http://example.com/soup"),
    ("example.com/soup", "https://example.com/soup"),  // typed by hand
    ("example.com:8080/soup", "https://example.com:8080/soup"),
    ("HTTPS://Example.com", "HTTPS://Example.com"),
    ("Look at this soup! https://example.com/soup", "https://example.com/soup"),  // shared
    ("https://example.com/s\u{FC}ppe", "https://example.com/s%C3%BCppe"),
  ])
  func `an address is read as people write it`(text: String, expected: String) throws {
    #expect(try PageAddress(text).text == expected)
  }

  @Test(arguments: ["", "   ", "http://", "https:///soup", "soup with beans", "https://.com/"])
  func `an invalid address is refused`(text: String) {
    #expect {
      try PageAddress(text)
    } throws: {
      if case .notAnAddress = $0 as? PageFetchError { true } else { false }
    }
  }

  @Test(arguments: [
    ("file:///etc/passwd", "file"), ("ftp://example.com/soup", "ftp"),
    ("javascript:alert(1)", "javascript"), ("data:text/html,soup", "data"),
  ])
  func `an address that is not http or https is refused`(text: String, scheme: String) {
    #expect {
      try PageAddress(text)
    } throws: {
      switch $0 as? PageFetchError {
      case .notOfTheWeb(let found): found == scheme
      default: false
      }
    }
  }

  @Test func `a password is never sent along`() {
    #expect(throws: PageFetchError.holdsPassword) {
      try PageAddress("https://mum:secret@example.com/soup")
    }
  }

  @Test func `a redirect is read beside the address that it stands for`() throws {
    let page = try PageAddress("https://example.com/soups/one")
    #expect(try page.following("two").text == "https://example.com/soups/two")
    #expect(try page.following("//example.org/").text == "https://example.org/")
    #expect(throws: PageFetchError.notOfTheWeb(scheme: "file")) {
      try page.following("file:///etc/passwd")
    }
  }
}
