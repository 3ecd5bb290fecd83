import LiveCalls
import ServiceCalls
import Testing

/// The transport of this machine, against a server that misbehaves.
@Suite struct LiveTransportTests {
  private func send(
    _ limits: ServiceLimits = ServiceLimits(), body: [UInt8] = [],
    _ service: @escaping @Sendable (ServiceRequest) async -> ServiceAnswer,
    _ check: @escaping @Sendable (Result<ServiceAnswer, ServiceFailure>) -> Void
  ) async throws {
    try await OpenHome.with(service) { address in
      let request = ServiceRequest(
        body.isEmpty ? .get : .post, ["a b", "c"], of: address, query: ["q": "é&"],
        headers: ["X-Asked": "yes"], authorization: .bearer(HiddenKey("planted")), body: body)
      do throws(ServiceFailure) {
        check(.success(try await ServiceTransport.live.send(request, limits)))
      } catch { check(.failure(error)) }
    }
  }

  @Test func `a request arrives whole, and so does its answer`() async throws {
    try await send(body: [1, 2, 3]) { request in
      #expect(
        request.method == .post && request.path == ["a b", "c"] && request.body == [1, 2, 3])
      #expect(request.query["q"] == "é&" && request.headers["x-asked"] == "yes")
      #expect(request.headers["Authorization"] == nil && request.headers["Cookie"] == nil)
      #expect(request.authorization?.field.revealed == "Bearer planted")
      return ServiceAnswer(status: 201, type: "text/plain", "done")
    } _: { outcome in
      let answer = try? outcome.get()
      #expect(answer?.status == 201 && answer?.body == Array("done".utf8))
      #expect(answer?.headers["content-type"] == "text/plain")
    }
  }

  @Test func `the transport returns a redirect without following it`() async throws {
    try await send { request in
      #expect(request.path == ["a b", "c"])
      return ServiceAnswer(status: 303, headers: ["Location": "http://127.0.0.1:1/elsewhere"])
    } _: {
      #expect((try? $0.get())?.status == 303)
    }
  }

  @Test func `an answer beyond the limit is refused`() async throws {
    try await send(ServiceLimits(bytes: 1_000)) { _ in
      ServiceAnswer(status: 200, body: Array(repeating: 0x20, count: 100_000))
    } _: {
      #expect($0 == .failure(.tooLarge(bytes: 1_000)))
    }
  }

  @Test func `an answer that does not come is given up`() async throws {
    try await send(ServiceLimits(seconds: 1)) { _ in
      try? await Task.sleep(for: .seconds(30))
      return ServiceAnswer(status: 200)
    } _: {
      #expect($0 == .failure(.timedOut(seconds: 1)))
    }
  }

  @Test func `cookies are neither kept nor sent`() async throws {
    try await OpenHome.with { request in
      #expect(request.headers["Cookie"] == nil)
      return ServiceAnswer(status: 200, headers: ["Set-Cookie": "a=b; Path=/"])
    } _: { address in
      for _ in 0..<2 {
        _ = try await ServiceTransport.live.send(
          ServiceRequest(.get, ["a"], of: address), ServiceLimits())
      }
    }
  }
}
