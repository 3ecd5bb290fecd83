import Foundation
import RecipeAssistant
import ServiceCalls
import Synchronization

/// An assistant that stands in for one over the network, and what it was asked.
final class AskedService: Sendable {
  /// How it answers.
  enum Manner: Sendable {
    /// With a content, as a model would write it.
    case content(String)
    /// With a status that is none of success.
    case status(Int)
    /// Only once it is told to go on.
    case waiting(String)

    /// Foods of which the first two are nuts, and one is made up.
    static let fats = Manner.content(fatsContent)
  }

  private struct State {
    var manner: Manner
    var requests: [ServiceRequest] = []
    var waits: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(_ manner: Manner = .content("{}")) { state = Mutex(State(manner: manner)) }

  static let fatsContent = """
    {"substitutes": [{"food": "almond oil", "ratio": "1", "basis": "weight", "job": "fat"}, \
    {"food": "almond milk", "ratio": "1", "basis": "volume", "job": "fat"}, \
    {"food": "moon grease", "ratio": "1", "basis": "weight", "job": "fat"}, \
    {"food": "tallow", "ratio": "1", "basis": "weight", "job": "fat"}, \
    {"food": "cocoa butter", "ratio": "3/4", "basis": "weight", "job": "fat"}]}
    """

  var requests: [ServiceRequest] { state.withLock(\.requests) }

  var bodies: [String] { requests.map { String(decoding: $0.body, as: UTF8.self) } }

  func answer(_ manner: Manner) { state.withLock { $0.manner = manner } }

  /// Lets everybody go on who waits.
  func goOn() {
    let waits = state.withLock { state in
      defer { state.waits = [] }
      return state.waits
    }
    for wait in waits { wait.resume() }
  }

  func caller(_ now: @escaping @Sendable () -> Date) -> ServiceCaller {
    ServiceCaller(
      over: ServiceTransport { [self] request, _ in try await reply(to: request) },
      timing: CallTiming(now: now, chance: { 0 }))
  }

  private func reply(to request: ServiceRequest) async throws -> ServiceAnswer {
    let manner = state.withLock { state in
      state.requests.append(request)
      return state.manner
    }
    switch manner {
    case .content(let content): return try Self.chat(content)
    case .status(let status):
      return ServiceAnswer(status: status, type: "application/json", "{}")
    case .waiting(let content):
      await withCheckedContinuation { wait in state.withLock { $0.waits.append(wait) } }
      return try Self.chat(content)
    }
  }

  private static func chat(_ content: String) throws -> ServiceAnswer {
    let text = String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
    return ServiceAnswer(
      status: 200, type: "application/json",
      #"{"choices": [{"message": {"content": \#(text)}}]}"#)
  }
}
