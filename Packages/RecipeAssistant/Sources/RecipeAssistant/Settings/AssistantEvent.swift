/// A change of the settings of an assistant, as it is stored; it never holds a key.
public enum AssistantEvent: Hashable, Sendable, Codable {
  /// Another assistant is asked from now on: its address, its model, and how it is asked for JSON.
  case asked(address: String, model: String, format: AnswerFormat)
  /// The assistant at an address may be told a kind of data, or may not any more.
  case allowed(AssistantDataKind, Bool, at: String)
  /// The key is kept when the process ends, or is not any more.
  case remembersKey(Bool)

  /// OpenAI is asked from now on.
  public static let asksUsual = AssistantEvent.asked(
    address: AssistantSettings.usualAddress, model: AssistantSettings.usualModel, format: .schema)

  /// What the event is about: a later one about the same makes it moot.
  var subject: String {
    switch self {
    case .asked: "asked"
    case .allowed(let kind, _, at: let address): "allowed \(kind.rawValue) \(address)"
    case .remembersKey: "remembers-key"
    }
  }
}
