import ServiceCalls

/// Which assistant a household asks and what it may be told; its key is kept elsewhere.
public struct AssistantSettings: Hashable, Sendable, Codable {
  /// The address that is asked unless another one is set: OpenAI's.
  ///
  /// Source: the reference of OpenAI's interface, "Chat Completions".
  public static let usualAddress = "https://api.openai.com/v1"
  /// The model that is asked unless another one is set.
  public static let usualModel = "gpt-4o-mini"

  /// Where it is, without `/chat/completions`; a server through which somebody signs in is one more
  /// address, whose session is the key.
  public var address: String
  /// The name of its model.
  public var model: String
  /// How it is asked for JSON.
  public var format: AnswerFormat
  /// Whether the key is kept when the process ends.
  public var remembersKey: Bool
  /// What each address may be told: who allowed it for one did not allow it for another.
  public var consents: [String: AssistantConsent]

  /// Makes settings: OpenAI's address, nothing allowed, and a key that is forgotten at the end.
  public init(
    address: String = Self.usualAddress, model: String = Self.usualModel,
    format: AnswerFormat = .schema, remembersKey: Bool = false,
    consents: [String: AssistantConsent] = [:]
  ) {
    self.address = address
    self.model = model
    self.format = format
    self.remembersKey = remembersKey
    self.consents = consents
  }

  /// What the assistant at the address may be told.
  public var consent: AssistantConsent {
    get { consents[address] ?? .nothing }
    set { consents[address] = newValue }
  }

  /// The assistant that is asked.
  ///
  /// - Throws: ``AssistantError/notAnAddress`` or ``AssistantError/notSecure``.
  public func endpoint() throws(AssistantError) -> AssistantEndpoint {
    do throws(ServiceFailure) {
      return AssistantEndpoint(try ServiceAddress(address), model: model, format: format)
    } catch { throw AssistantError(error) }
  }

  /// Takes in the next change.
  public mutating func apply(_ event: AssistantEvent) {
    switch event {
    case .asked(let address, let model, let format):
      (self.address, self.model, self.format) = (address, model, format)
    case .allowed(let kind, let isAllowed, at: let address):
      var kinds = consents[address]?.kinds ?? []
      if isAllowed { kinds.insert(kind) } else { kinds.remove(kind) }
      consents[address] = kinds.isEmpty ? nil : AssistantConsent(kinds)
    case .remembersKey(let remembers): remembersKey = remembers
    }
  }
}
