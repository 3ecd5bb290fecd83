import FoodFacts
import Groceries
import LiveCalls
import RecipeAssistant
import ServiceCalls
import Synchronization
import Testing

/// An assistant over real HTTP: one that answers well, slowly, wrongly, and hostilely.
@Suite struct AssistantJourneyTests {
  private static let everything = AssistantConsent(Set(AssistantDataKind.allCases))
  private static let question = ReadingQuestion(lines: ["milk - 2 cups"])

  private static func client(_ service: ServiceAddress, seconds: Int = 20) -> AssistantClient {
    AssistantClient(
      AssistantEndpoint(service, model: "m"),
      over: ServiceCaller(
        over: .live, within: ServiceLimits(bytes: 300_000, seconds: seconds), retries: .never,
        timing: .live),
      foods: .culinary, key: { () throws(AssistantError) in HiddenKey("sk-loopback-1") })
  }

  /// What a service answers whose model says a text without quotes in it but those of JSON.
  private static func saying(_ content: String) -> ServiceAnswer {
    let text = content.replacing("\"", with: "\\\"")
    return ServiceAnswer(
      status: 200, type: "application/json",
      #"{"choices": [{"message": {"content": "\#(text)"}, "finish_reason": "stop"}]}"#)
  }

  @Test func `one that answers well is asked once, with its key in the head alone`() async throws {
    let heads = Mutex<[ServiceRequest]>([])
    try await OpenHome.with { request in
      heads.withLock { $0.append(request) }
      return Self.saying(
        #"{"lines": [{"line": 0, "amount": "2", "unit": "cups", "food": "milk", "rest": ""}]}"#)
    } _: { address in
      let service = try ServiceAddress("\(address.text)/v1")
      let read = try await Self.client(service).readings(
        of: Self.question, allowing: Self.everything)
      #expect(read.lines.map(\.line.text) == ["2 cups milk"])
    }
    let request = try #require(heads.withLock { $0.count == 1 ? $0.first : nil })
    #expect(request.method == .post && request.path == ["v1", "chat", "completions"])
    #expect(request.authorization?.field.revealed == "Bearer sk-loopback-1")
    #expect(!"\(request.headers)\(request.query)\(request.path)".contains("sk-loopback-1"))
    #expect(!String(decoding: request.body, as: UTF8.self).contains("sk-loopback-1"))
  }

  @Test func `one that is slow is given up`() async throws {
    try await fails(.timedOut(seconds: 1), seconds: 1) { _ in
      try? await Task.sleep(for: .seconds(30))
      return Self.saying("{}")
    }
  }

  @Test func `one that answers wrongly is told by what is wrong`() async throws {
    try await fails(.unreadable) { _ in ServiceAnswer(status: 200, type: "text/html", "<p>") }
    try await fails(.keyRefused) { _ in ServiceAnswer(status: 401) }
    try await fails(.tooManyRequests(retryAfter: 120)) { _ in
      ServiceAnswer(status: 429, headers: ["Retry-After": "120"])
    }
    try await fails(.failed(status: 500)) { _ in ServiceAnswer(status: 500) }
  }

  @Test func `one that is hostile learns nothing and shows nothing`() async throws {
    let asked = Mutex(0)
    try await fails(.redirected) { request in
      asked.withLock { $0 += 1 }
      return ServiceAnswer(status: 303, headers: ["Location": "http://127.0.0.1:1/elsewhere"])
    }
    #expect(asked.withLock { $0 } == 1)
    try await fails(.tooLarge(bytes: 300_000)) { _ in
      ServiceAnswer(status: 200, body: Array(repeating: 0x20, count: 2_000_000))
    }
    try await fails(.repeatedKey) { request in
      Self.saying(request.authorization?.field.revealed ?? "")
    }
    try await OpenHome.with { _ in
      Self.saying(
        #"{"substitutes": [{"food": "almond oil", "ratio": "1", "basis": "weight", "job": "fat"}]}"#
      )
    } _: { address in
      let answer = try await Self.client(address).substitutes(
        for: SubstituteQuestion(about: "butter"),
        at: SubstituteRequest(limits: .init(allergens: [.treeNut])), allowing: Self.everything)
      #expect(answer.proposals.isEmpty && answer.dropped.count == 1)
    }
  }

  private func fails(
    _ expected: AssistantError, seconds: Int = 20,
    _ answer: @escaping @Sendable (ServiceRequest) async -> ServiceAnswer
  ) async throws {
    try await OpenHome.with(answer) { address in
      await #expect(throws: expected) {
        try await Self.client(address, seconds: seconds).readings(
          of: Self.question, allowing: Self.everything)
      }
    }
  }
}
