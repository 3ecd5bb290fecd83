import ServiceCalls

/// The address and the model of an assistant.
public struct AssistantEndpoint: Hashable, Sendable {
  /// The base address of OpenAI-style chat completions, without `/chat/completions`.
  public var service: ServiceAddress
  /// The name of the model.
  public var model: String
  /// How the assistant is asked for JSON.
  public var format: AnswerFormat

  /// Makes an endpoint.
  public init(_ service: ServiceAddress, model: String, format: AnswerFormat = .schema) {
    self.service = service
    self.model = model
    self.format = format
  }

  /// Whether it needs a key.
  ///
  /// An http address is on this machine and may need none, unless it leads to a provider at which
  /// the user signed in.
  public var needsKey: Bool {
    !service.text.lowercased().hasPrefix("http:")
      || AssistantSettings.provider(in: service.text) != nil
  }
}

/// How a service is asked for JSON; its answer is checked in the same way.
public enum AnswerFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// By the schema of the answer, as OpenAI and most others support.
  case schema = "json_schema"
  /// As any JSON, for services that support no schema.
  case object = "json_object"
}
