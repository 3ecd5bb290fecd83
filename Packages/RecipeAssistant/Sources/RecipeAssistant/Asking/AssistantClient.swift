import MealModels
import ServiceCalls

/// Asks an assistant, and hands on what holds against everything that we know ourselves.
///
/// It stores nothing. What it answers are proposals: a person takes one or leaves it.
public struct AssistantClient: Sendable {
  private let endpoint: AssistantEndpoint
  private let caller: ServiceCaller
  private let key: @Sendable () throws(AssistantError) -> HiddenKey?
  let foods: FoodReference

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - endpoint: who is asked.
  ///   - caller: asks services over the network.
  ///   - foods: the foods that are known; no other one is proposed.
  ///   - key: the key, asked for at each call; an assistant on this machine may do without.
  public init(
    _ endpoint: AssistantEndpoint, over caller: ServiceCaller, foods: FoodReference,
    key: @escaping @Sendable () throws(AssistantError) -> HiddenKey?
  ) {
    self.endpoint = endpoint
    self.caller = caller
    self.foods = foods
    self.key = key
  }

  /// What the assistant says to a question, read but not yet checked.
  func answer(to question: ChatQuestion) async throws(AssistantError) -> StrictObject {
    var request = question.request(to: endpoint)
    request.authorization = try authorization()
    let answer: ServiceAnswer
    do throws(ServiceFailure) { answer = try await caller.answer(to: request) } catch {
      throw AssistantError(error)
    }
    if let error = AssistantError(status: answer, now: caller.timing.now()) { throw error }
    return try ChatAnswer.content(of: answer.body)
  }

  private func authorization() throws(AssistantError) -> Authorization? {
    guard let key = try key(), !key.isEmpty else {
      guard endpoint.needsKey else { return nil }
      throw .noKey
    }
    guard let key = HiddenKey(trimming: key) else { throw .notAKey }
    return .bearer(key)
  }
}
