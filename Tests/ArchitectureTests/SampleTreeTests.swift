import Testing

@Suite struct SampleTreeTests {
  @Test(arguments: Rule.all)
  func `the sample keeps every rule, so that each finding comes from its test`(rule: Rule) {
    #expect(rule.findings(.sample) == [])
  }

  @Test func `rules have names of their own`() {
    #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
  }
}
