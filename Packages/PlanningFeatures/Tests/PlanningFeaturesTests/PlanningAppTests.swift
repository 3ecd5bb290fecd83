import Testing

@Suite struct PlanningAppTests {
  @Test func `it builds`() { #expect(Bool(true)) }
}
