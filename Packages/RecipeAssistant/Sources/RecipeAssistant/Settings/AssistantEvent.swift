/// A stored change of an assistant's settings; it never contains a key.
public enum AssistantEvent: Hashable, Sendable, Codable {
  /// Sets the assistant: its address, its model, and how it is asked for JSON.
  case asked(address: String, model: String, format: AnswerFormat)
  /// Allows or forbids a kind of data for the assistant at an address.
  case allowed(AssistantDataKind, Bool, at: String)
  /// Whether the key is kept after the process ends.
  case remembersKey(Bool)

  /// Makes OpenAI the assistant to ask.
  public static let asksUsual = AssistantEvent.asked(
    address: AssistantSettings.usualAddress, model: AssistantSettings.usualModel, format: .schema)

  /// The subject of the event: a later event about it supersedes this one.
  var subject: String {
    switch self {
    case .asked: "asked"
    case .allowed(let kind, _, at: let address): "allowed \(kind.rawValue) \(address)"
    case .remembersKey: "remembers-key"
    }
  }
}
