import MealModels
import ServiceCalls

/// Asks an assistant, and returns the proposals that pass our own checks.
///
/// It stores nothing. A person accepts or rejects each proposal.
public struct AssistantClient: Sendable {
  private let endpoint: AssistantEndpoint
  private let caller: ServiceCaller
  private let key: @Sendable () throws(AssistantError) -> HiddenKey?
  let foods: FoodReference

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - endpoint: the assistant to ask.
  ///   - caller: calls services over the network.
  ///   - foods: the known foods; no other food is proposed.
  ///   - key: gives the key at each call; an assistant on this machine may need none.
  public init(
    _ endpoint: AssistantEndpoint, over caller: ServiceCaller, foods: FoodReference,
    key: @escaping @Sendable () throws(AssistantError) -> HiddenKey?
  ) {
    self.endpoint = endpoint
    self.caller = caller
    self.foods = foods
    self.key = key
  }

  /// The assistant's answer to a question, read but not yet checked.
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
