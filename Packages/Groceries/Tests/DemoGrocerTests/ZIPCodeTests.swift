import Testing

@testable import DemoGrocer

@Suite struct ZIPCodeTests {
  @Test(arguments: ["94103", "00501", "99950", "10001-1234"])
  func `five digits of an area that exists are a ZIP code, with or without four more`(text: String)
  {
    #expect(ZIPCode(text) != nil)
  }

  @Test(arguments: [
    "", "9410", "941033", "94103-", "94103-12", "94103-1234-5", "9410a", "９４１０３", "00012",
    "21300", "98799", " 94103",
  ])
  func `any other text is not a ZIP code`(text: String) {
    #expect(ZIPCode(text) == nil)
  }

  @Test func `codes that begin alike are nearer than those with a near number`() throws {
    let here = try #require(ZIPCode("94103"))
    let near = try #require(ZIPCode("94199"))
    let far = try #require(ZIPCode("93999"))
    #expect(near.distance(to: here) < far.distance(to: here))
    #expect(here.distance(to: here) == (digits: 0, number: 0))
  }
}
