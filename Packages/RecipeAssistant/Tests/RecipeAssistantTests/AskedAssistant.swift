import FoodFacts
import Foundation
import MealModels
import RecipeAssistant
import ServiceCalls
import Synchronization

/// An assistant in this process that answers what a test says; every request is noted.
final class AskedAssistant: Sendable {
  typealias Answer = @Sendable (ServiceRequest) async throws -> ServiceAnswer

  static let service = ServiceAddress(host: "model.example", "v1")
  static let key = HiddenKey("sk-test-3b9")

  private let answer: Answer
  private let requests = Mutex<[ServiceRequest]>([])

  init(answer: @escaping Answer) { self.answer = answer }

  /// One whose model says this.
  convenience init(says content: String) {
    self.init { _ in Self.saying(content) }
  }

  /// What was sent, each try.
  var sent: [ServiceRequest] { requests.withLock { $0 } }

  /// The body of the only request.
  var body: String { sent.count == 1 ? String(decoding: sent[0].body, as: UTF8.self) : "" }

  /// A client that asks it.
  func client(
    key: HiddenKey? = AskedAssistant.key, at service: ServiceAddress = AskedAssistant.service,
    format: AnswerFormat = .schema, limits: ServiceLimits = ServiceLimits()
  ) -> AssistantClient {
    AssistantClient(
      AssistantEndpoint(service, model: "model-1", format: format), over: caller(limits),
      foods: .culinary, key: { () throws(AssistantError) in key })
  }

  func caller(_ limits: ServiceLimits = ServiceLimits()) -> ServiceCaller {
    let transport = ServiceTransport { [self] request, _ in
      requests.withLock { $0.append(request) }
      return try await answer(request)
    }
    return ServiceCaller(
      over: transport, within: limits,
      timing: CallTiming(
        now: { Date(timeIntervalSince1970: 1_795_694_400) }, chance: { 0 }, pause: { _ in },
        patience: { duration in
          // A second of patience is over at once, so that a test of slowness does not take one.
          try await Task.sleep(for: duration <= .seconds(1) ? .milliseconds(20) : .seconds(3600))
        }))
  }

  /// What a service answers whose model says something.
  static func saying(_ content: String, finished: String = "stop") -> ServiceAnswer {
    ServiceAnswer(
      status: 200, type: "application/json",
      """
      {"id": "c-1", "object": "chat.completion", "choices": [{"index": 0, "message":
      {"role": "assistant", "content": \(quoted(content)), "refusal": null},
      "finish_reason": "\(finished)"}], "usage": {"total_tokens": 7}}
      """)
  }

  /// A text as JSON writes it.
  static func quoted(_ text: String) -> String {
    String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
  }
}

extension AssistantConsent {
  /// Everything may be told.
  static let everything = AssistantConsent(Set(AssistantDataKind.allCases))
}
