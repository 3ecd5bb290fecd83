import LiveCalls
import ServiceCalls
import Testing

@Suite struct LiveCallsTests {
  @Test func `a call to a closed port fails as offline`() async throws {
    let request = ServiceRequest(.get, ["a"], of: try ServiceAddress("http://localhost:1"))
    await #expect(throws: ServiceFailure.offline) {
      try await ServiceTransport.live.send(request, ServiceLimits(seconds: 2))
    }
  }

  @Test func `chance stays below one`() {
    for _ in 0..<1_000 { #expect(0..<1 ~= CallTiming.live.chance()) }
  }
}
