import ServiceCalls

/// Where an assistant is asked, and which model of it.
public struct AssistantEndpoint: Hashable, Sendable {
  /// The service that speaks OpenAI's chat completions, without `/chat/completions`.
  public var service: ServiceAddress
  /// The name of the model.
  public var model: String
  /// How it is asked for JSON.
  public var format: AnswerFormat

  /// Makes an endpoint.
  public init(_ service: ServiceAddress, model: String, format: AnswerFormat = .schema) {
    self.service = service
    self.model = model
    self.format = format
  }

  /// Whether it is asked with a key alone; one that is reached by http is on this machine, and may do
  /// without, unless it asks a provider with whom somebody signed in.
  public var needsKey: Bool {
    !service.text.lowercased().hasPrefix("http:")
      || AssistantSettings.provider(in: service.text) != nil
  }
}

/// How a service is asked for JSON; in either way its answer is checked alike.
public enum AnswerFormat: String, CaseIterable, Hashable, Sendable, Codable {
  /// By the shape of the answer, as OpenAI and most others take it.
  case schema = "json_schema"
  /// By saying that it is JSON, for services that take no shape.
  case object = "json_object"
}
