import RecipeAssistant
import ServiceCalls
import Testing

/// What can go wrong has a name and plain words, and nothing is proposed then.
@Suite struct FailureTests {
  private func error(
    _ client: AssistantClient
  ) async -> AssistantError? {
    do throws(AssistantError) {
      _ = try await client.readings(
        of: ReadingQuestion(lines: ["1 cup"]), allowing: .everything)
      return nil
    } catch { return error }
  }

  private func error(_ answer: ServiceAnswer) async -> AssistantError? {
    await error(AskedAssistant { _ in answer }.client())
  }

  private func error(body: String) async -> AssistantError? {
    await error(ServiceAnswer(status: 200, type: "application/json", body))
  }

  @Test func `a status is told by what it means`() async {
    #expect(await error(ServiceAnswer(status: 401)) == .keyRefused)
    #expect(await error(ServiceAnswer(status: 403)) == .keyRefused)
    #expect(await error(ServiceAnswer(status: 404)) == .failed(status: 404))
    #expect(await error(ServiceAnswer(status: 500)) == .failed(status: 500))
    #expect(await error(ServiceAnswer(status: 302)) == .redirected)
    #expect(
      await error(ServiceAnswer(status: 429, headers: ["Retry-After": "90"]))
        == .tooManyRequests(retryAfter: 90))
    #expect(
      AssistantError.tooManyRequests(retryAfter: 90).message
        == "The assistant was asked too often; try again in 2 minutes.")
  }

  @Test func `a redirect is never followed, so that the key goes nowhere else`() async {
    let asked = AskedAssistant { _ in
      ServiceAnswer(status: 307, headers: ["Location": "https://other.example/v1"])
    }
    #expect(await error(asked.client()) == .redirected)
    #expect(asked.sent.map(\.address) == ["https://model.example/v1/chat/completions"])
  }

  @Test func `slow, offline, too large and a repeated key are told`() async {
    let slow = AskedAssistant { _ in
      try await Task.sleep(for: .seconds(60))
      return ServiceAnswer(status: 200)
    }
    #expect(
      await error(slow.client(limits: ServiceLimits(seconds: 1))) == .timedOut(seconds: 1))
    let offline = AskedAssistant { _ in throw ServiceFailure.offline }
    #expect(await error(offline.client()) == .offline)
    let large = String(repeating: " ", count: 200_001)
    #expect(await error(body: large) == .tooLarge(bytes: 200_000))
    #expect(
      await error(AskedAssistant.saying(String(repeating: "x", count: 150_000)))
        == .unreadable)
    #expect(await error(AskedAssistant.saying("sk-test-3b9")) == .repeatedKey)
  }

  @Test(arguments: [
    "", "<html>busy</html>", "{", "[]", "null", "7", "{}", #"{"choices": []}"#,
    #"{"choices": {}}"#, #"{"choices": [{"message": null}]}"#,
    #"{"choices": [{"message": {"content": 7}}]}"#,
    #"{"choices": [{"message": {"content": "no JSON"}}]}"#,
    #"{"choices": [{"message": {"content": "```json\n{}\n```"}}]}"#,
    #"{"choices": [{"message": {"content": "[]"}}]}"#,
    #"{"choices": [{"message": {"content": "{} {}"}}]}"#,
    #"{"choices": [], "choices": [{"message": {"content": "{}"}}]}"#,
  ])
  func `the client ignores an answer that is not the requested JSON`(body: String) async {
    #expect(await error(body: body) == .unreadable)
  }

  @Test func `brackets that nest too deep, and bytes that are no text, are not used`() async {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(await error(AskedAssistant.saying(#"{"lines": \#(deep.prefix(40))}"#)) == .unreadable)
    #expect(await error(body: deep) == .unreadable)
    let bytes = Array(#"{"choices": ""#.utf8) + [0xFF, 0xC0] + Array("\"}".utf8)
    #expect(await error(ServiceAnswer(status: 200, body: bytes)) == .unreadable)
  }

  @Test func `a model that declines or breaks off is told`() async {
    #expect(
      await error(body: #"{"choices": [{"message": {"content": null, "refusal": "No."}}]}"#)
        == .declined)
    #expect(await error(AskedAssistant.saying("{", finished: "length")) == .brokenOff)
    #expect(await error(AskedAssistant.saying("{}", finished: "content_filter")) == .declined)
  }

  @Test func `the client asks no assistant without a key, except one on this machine`() async throws
  {
    let asked = AskedAssistant(says: "{}")
    #expect(await error(asked.client(key: nil)) == .noKey)
    #expect(await error(asked.client(key: HiddenKey(""))) == .noKey)
    #expect(await error(asked.client(key: HiddenKey("a b\r\nX-Evil: yes"))) == .notAKey)
    #expect(asked.sent.isEmpty)
    let here = try ServiceAddress("http://127.0.0.1:11434/v1")
    #expect(await error(asked.client(key: nil, at: here)) == nil)
    #expect(asked.sent.map(\.authorization) == [nil])
  }

  @Test(arguments: [
    ("http://api.example.com/v1", AssistantError.notSecure), ("ftp://a.b", .notSecure),
    ("", .notAnAddress), ("not an address", .notAnAddress),
    ("https://me:secret@a.b", .notAnAddress), ("https://a.b/v1?key=1", .notAnAddress),
  ])
  func `only https, or this machine, is an address`(address: String, error: AssistantError) {
    #expect(throws: error) { try AssistantSettings(address: address).endpoint() }
  }

  @Test func `every error has words of its own`() {
    let errors: [AssistantError] = [
      .notAllowed(.budget), .notAllowed(.doubtfulLines), .notAllowed(.substitutions),
      .notAllowed(.dietaryTags), .noKey, .notAKey, .keyUnreadable, .keyNotKept, .keyRefused,
      .tooManyRequests(retryAfter: nil), .tooManyRequests(retryAfter: 1), .timedOut(seconds: 20),
      .offline, .cancelled, .failed(status: 500), .redirected, .repeatedKey, .notSecure,
      .notAnAddress, .tooLarge(bytes: 9), .unreadable, .declined, .brokenOff, .unknownFood,
    ]
    #expect(Set(errors.map(\.message)).count == errors.count)
    #expect(errors.allSatisfy { $0.message.hasSuffix(".") })
  }
}
