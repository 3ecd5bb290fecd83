import EaterCommands
import CommandKit
import RecipeAssistant

extension AssistantVerb {
  /// The reply with the chosen assistant and its consents; it tells whether a key is stored, never
  /// the key.
  func reply(
    _ settings: AssistantSettings, session: Session, invocation: Invocation, key: String? = nil
  ) throws(CommandError) -> Reply {
    let hasKey = (try? session.assistants.keys.key(for: settings)) != nil
    let kinds = AssistantDataKind.allCases.filter(settings.consent.allows)
    return invocation.reply(
      [
        "url": .string(settings.address), "model": .string(settings.model),
        "allowed": .strings(kinds.map(\.rawValue)), "hasKey": .bool(hasKey),
      ],
      [
        "Assistant: \(settings.address), model \(settings.model)",
        "May be told: "
          + (kinds.isEmpty ? "nothing" : kinds.map(\.rawValue).joined(separator: ", ")),
        key ?? Self.access(settings, hasKey),
      ])
  }

  private static func access(_ settings: AssistantSettings, _ hasKey: Bool) -> String {
    guard let provider = settings.provider else {
      return hasKey ? "Its key is kept." : "It has no key."
    }
    return hasKey ? "You are signed in with \(provider)." : "You are no longer signed in."
  }
}
