import ServiceCalls
import Testing

@Suite struct ServiceAddressTests {
  @Test(arguments: [
    ("https://api.example.com/v1/", "https://api.example.com/v1"),
    ("https://api.example.com", "https://api.example.com"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
    ("http://localhost:8080/", "http://localhost:8080"),
    ("http://[::1]:8080", "http://[::1]:8080"),
  ])
  func `a service is asked over https, or on this machine`(text: String, kept: String) throws {
    #expect(try ServiceAddress(text).text == kept)
  }

  @Test(arguments: [
    "http://api.example.com", "http://192.168.1.2", "ftp://example.com",
    "http://127.0.0.1.evil.com",
    "http://localhost.evil.com",
  ])
  func `any other way is refused`(text: String) {
    #expect(throws: ServiceFailure.notSecure) { try ServiceAddress(text) }
  }

  @Test(arguments: [
    "", "api.example.com", "https://", "https://user:word@example.com",
    "https://example.com/?key=1",
    "https://example.com/#top", "javascript:alert(1)", "http://127.0.0.1:99999",
    "https://example.com:0", "https://example.com:65536/v1",
  ])
  func `an invalid service address is refused`(text: String) {
    #expect(throws: ServiceFailure.notAnAddress) { try ServiceAddress(text) }
  }

  @Test func `paths and queries are escaped`() {
    let request = ServiceRequest(
      .get, ["cart", "a/b ?é"], of: Samples.service, query: ["filter.term": "m&m's + 50%"])
    #expect(
      request.address
        == "https://api.example.com/v1/cart/a%2Fb%20%3F%C3%A9?filter.term=m%26m%27s%20%2B%2050%25")
  }

  @Test func `only what a browser may open safely is handed on`() {
    #expect(ServiceAddress.isSafe("https://www.example.com/cart?id=1#top"))
    #expect(ServiceAddress.isSafe("http://127.0.0.1:8650/checkout/1"))
    for text in [
      "javascript:alert(1)", "http://example.com", "data:text/html,hi", "", "https://a:b@c.d",
    ] {
      #expect(!ServiceAddress.isSafe(text))
    }
  }
}
