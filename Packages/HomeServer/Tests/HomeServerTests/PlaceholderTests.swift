import HomeServer
import Testing

@Suite struct PlaceholderTests {
  @Test func `a placeholder says its text`() {
    #expect(Placeholder(text: "hello").text == "hello")
  }
}
