import Foundation
import Groceries
import RecipeAssistant
import ServiceCalls
import Testing

/// A key that is planted stands in the field `Authorization` and nowhere else.
@Suite struct AssistantKeyTests {
  private static let planted = "sk-planted-5f3a9c"
  private static let forms = [planted, Data(planted.utf8).base64EncodedString()]

  static let answers: [@Sendable (ServiceRequest) -> ServiceAnswer] = [
    { AskedAssistant.saying($0.authorization?.field.revealed ?? "") },
    { _ in AskedAssistant.saying(#"{"lines": [{"line": 0, "food": "\#(planted)"}]}"#) },
    { _ in AskedAssistant.saying(#"{"\#(planted)": [], "substitutes": ["\#(planted)"]}"#) },
    { _ in ServiceAnswer(status: 401, type: "text/plain", "bad key \(planted)") },
    { _ in ServiceAnswer(status: 302, headers: ["Location": "https://a.b/?key=\(planted)"]) },
    { _ in ServiceAnswer(status: 429, headers: ["Retry-After": planted]) },
    { _ in ServiceAnswer(status: 500) }, { _ in AskedAssistant.saying("{}") },
  ]

  private static func printed(_ value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(describing: value), String(reflecting: value), dumped]
  }

  @Test(arguments: answers.indices)
  func `no answer of a service makes the client repeat the key`(index: Int) async throws {
    let asked = AskedAssistant { Self.answers[index]($0) }
    let client = asked.client(key: HiddenKey(Self.planted))
    var texts = Self.printed(client)
    do throws(AssistantError) {
      texts += Self.printed(
        try await client.readings(
          of: ReadingQuestion(lines: ["1 cup"]), allowing: .everything))
    } catch { texts += Self.printed(error) + [error.message, error.localizedDescription] }
    do throws(AssistantError) {
      texts += Self.printed(
        try await client.substitutes(
          for: SubstituteQuestion(about: "butter"), at: SubstituteRequest(limits: .none),
          allowing: .everything))
    } catch { texts += Self.printed(error) + [error.message, error.localizedDescription] }
    for request in asked.sent {
      texts += Self.printed(request) + [request.address]
      texts += [String(decoding: request.body, as: UTF8.self)]
      texts += request.headers.all.map { "\($0.name): \($0.value)" }
      #expect(request.authorization?.field.revealed == "Bearer \(Self.planted)")
    }
    #expect(!asked.sent.isEmpty)
    for text in texts {
      for form in Self.forms { #expect(!text.contains(form), "\(text)") }
    }
  }

  @Test func `settings, events and keepers of keys do not hold it either`() throws {
    let keys = AssistantKeys(kept: .inMemory(), session: .inMemory())
    let settings = AssistantSettings()
    try keys.keep(HiddenKey(Self.planted), for: settings)
    var texts = Self.printed(keys) + Self.printed(settings)
    texts += Self.printed(SecretName.assistant(settings.address))
    texts.append(String(decoding: try JSONEncoder().encode(settings), as: UTF8.self))
    for text in texts { #expect(!text.contains(Self.planted)) }
    #expect(try keys.key(for: settings)?.revealed == Self.planted)
  }
}
