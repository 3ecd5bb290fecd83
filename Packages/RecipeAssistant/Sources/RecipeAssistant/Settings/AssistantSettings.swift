import ServiceCalls

/// The assistant that a household asks, and the data that it may receive; its key is stored
/// elsewhere.
public struct AssistantSettings: Hashable, Sendable, Codable {
  /// The default address: OpenAI's.
  ///
  /// Source: the reference of OpenAI's interface, "Chat Completions".
  public static let usualAddress = "https://api.openai.com/v1"
  /// The default model.
  public static let usualModel = "gpt-4o-mini"

  /// The base address, without `/chat/completions`.
  ///
  /// A server that signs users in is an address too, with its session as the key.
  public var address: String
  /// The name of its model.
  public var model: String
  /// How it is asked for JSON.
  public var format: AnswerFormat
  /// Whether the key is kept after the process ends.
  public var remembersKey: Bool
  /// The consent for each address: consent for one address does not apply to another.
  public var consents: [String: AssistantConsent]

  /// Makes settings: OpenAI's address, no consent, and a key that is deleted at the end.
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

  /// The consent for the current address.
  public var consent: AssistantConsent {
    get { consents[address] ?? .nothing }
    set { consents[address] = newValue }
  }

  /// The assistant to ask.
  ///
  /// - Throws: ``AssistantError/notAnAddress`` or ``AssistantError/notSecure``.
  public func endpoint() throws(AssistantError) -> AssistantEndpoint {
    do throws(ServiceFailure) {
      return AssistantEndpoint(try ServiceAddress(address), model: model, format: format)
    } catch { throw AssistantError(error) }
  }

  /// Applies the next change.
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
