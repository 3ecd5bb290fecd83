import ServiceCalls
import Testing

@Suite struct ServiceCallerTests {
  private let diary = Diary()

  private func answer(
    _ request: ServiceRequest, _ answers: ServiceAnswer..., chance: Double = 0
  ) async throws -> ServiceAnswer {
    let service = ServiceTransport { [diary] request in
      answers[min(diary.note(request), answers.count) - 1]
    }
    return try await ServiceCaller(over: service, timing: diary.timing(chance: chance))
      .answer(to: request)
  }

  @Test(arguments: [500, 502, 503, 504, 429])
  func `the caller repeats a request after a temporary failure`(status: Int) async throws {
    let answer = try await answer(Samples.get, Samples.status(status), Samples.status(200))
    #expect(answer.status == 200)
    #expect(diary.sent == [Samples.get, Samples.get])
  }

  @Test func `pauses double, and the last answer is handed on`() async throws {
    let answer = try await answer(Samples.get, Samples.status(503), chance: 1)
    #expect(answer.status == 503)
    #expect(diary.pauses == [0.5, 1, 2])
  }

  @Test func `chance takes at most half of a pause away`() async throws {
    _ = try await answer(Samples.get, Samples.status(503), chance: 0)
    #expect(diary.pauses == [0.25, 0.5, 1])
  }

  @Test(arguments: [200, 201, 204, 400, 401, 403, 404, 409, 422, 501])
  func `the caller does not repeat a request after a permanent failure`(status: Int) async throws {
    #expect(try await answer(Samples.get, Samples.status(status)).status == status)
    #expect(diary.sent.count == 1)
  }

  @Test func `the caller does not repeat a request that may have acted, without a key`()
    async throws
  {
    #expect(try await answer(Samples.post, Samples.status(500)).status == 500)
    #expect(diary.sent.count == 1)
  }

  @Test func `every try of a post carries the same key and bytes`() async throws {
    let post = Samples.post(key: "once")
    _ = try await answer(post, Samples.status(502), Samples.status(409), Samples.status(201))
    #expect(diary.sent == [post, post, post])
  }

  @Test func `the caller waits as long as the service asks, in seconds or until a date`()
    async throws
  {
    _ = try await answer(
      Samples.post, Samples.status(429, retryAfter: "3"),
      Samples.status(429, retryAfter: "Sun, 06 Nov 1994 08:49:42 GMT"), Samples.status(200))
    #expect(diary.pauses == [3, 5])
  }

  @Test func `the caller does not wait if the service asks for too long`() async throws {
    let answer = try await answer(Samples.get, Samples.status(429, retryAfter: "3600"))
    #expect(answer.status == 429)
    #expect(diary.pauses.isEmpty)
  }

  @Test func `an answer after a minute is given up, and tried once more`() async throws {
    let slow = ServiceTransport { [diary] request, _ in
      _ = diary.note(request)
      try await Task.sleep(for: .seconds(60))
      return Samples.status(200)
    }
    var timing = diary.timing()
    timing.patience = { #expect($0 == .seconds(20)) }
    let caller = ServiceCaller(over: slow, timing: timing)
    await #expect(throws: ServiceFailure.timedOut(seconds: 20)) {
      try await caller.answer(to: Samples.get)
    }
    #expect(diary.sent.count == 2)
  }

  @Test func `without connection nothing is tried again`() async throws {
    await #expect(throws: ServiceFailure.offline) {
      try await ServiceCaller(over: .offline, timing: diary.timing()).answer(to: Samples.get)
    }
    #expect(diary.pauses.isEmpty)
  }

  @Test func `an answer longer than the limit is refused`() async throws {
    let long = ServiceAnswer(status: 200, body: Array(repeating: 0x20, count: 10_000_000))
    await #expect(throws: ServiceFailure.tooLarge(bytes: 4_000_000)) {
      try await answer(Samples.get, long)
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a redirect is never followed`(status: Int) async throws {
    await #expect(throws: ServiceFailure.redirected(status: status)) {
      try await answer(Samples.get, Samples.status(status))
    }
    #expect(diary.sent.count == 1)
  }

  @Test(arguments: ["Bearer planted-key", "planted-key", "bmFtZTpwbGFudGVkLWtleQ=="])
  func `an answer that repeats the key is not handed on`(echo: String) async throws {
    let key = HiddenKey("planted-key")
    for authorization in [Authorization.bearer(key), .basic(HiddenKey("name"), key)] {
      var request = Samples.get
      request.authorization = authorization
      let echoed = ServiceAnswer(status: 400, type: "text/html", "<p>You sent \(echo)</p>")
      let isSent = authorization.field.revealed.contains(echo) || echo.contains("planted")
      if isSent {
        await #expect(throws: ServiceFailure.repeatedKey) { try await answer(request, echoed) }
      } else {
        #expect(try await answer(request, echoed) == echoed)
      }
    }
  }

  @Test func `a cancelled call says so`() async throws {
    let caller = ServiceCaller(
      over: ServiceTransport { _, _ in
        try await Task.sleep(for: .seconds(60))
        return Samples.status(200)
      }, timing: diary.timing())
    let task = Task { try await caller.answer(to: Samples.get) }
    task.cancel()
    await #expect(throws: ServiceFailure.cancelled) { try await task.value }
  }
}
