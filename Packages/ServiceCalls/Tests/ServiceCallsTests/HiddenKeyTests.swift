import Foundation
import ServiceCalls
import Testing

@Suite struct HiddenKeyTests {
  private let key = HiddenKey("sk-planted-key")

  @Test func `neither a key nor a request that carries it prints it`() {
    var request = Samples.get
    for authorization in [Authorization.bearer(key), .basic(key, key)] {
      request.authorization = authorization
      var dumped = ""
      dump(request, to: &dumped)
      dump(key, to: &dumped)
      let texts = [
        "\(request)", String(reflecting: request), dumped, request.address, "\(key)",
        String(describing: Optional(key)), "\([key: 1])",
      ]
      let encoded = Data("sk-planted-key".utf8).base64EncodedString().prefix(12)
      for text in texts {
        #expect(!text.contains("planted") && !text.contains(encoded))
      }
    }
  }

  @Test func `it is told to the service alone`() {
    #expect(Authorization.bearer(key).field.revealed == "Bearer sk-planted-key")
    #expect(
      Authorization.basic(HiddenKey("Aladdin"), HiddenKey("open sesame")).field.revealed
        == "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
  }

  @Test func `keys are compared whole`() {
    #expect(key.matches(HiddenKey("sk-planted-key")))
    #expect(!key.matches(HiddenKey("sk-planted-kez")))
    #expect(!key.matches(HiddenKey("")))
  }
}
