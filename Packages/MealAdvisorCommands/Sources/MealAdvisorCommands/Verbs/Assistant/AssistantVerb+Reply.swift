import CommandKit
import RecipeAssistant

extension AssistantVerb {
  /// Which assistant is asked and what it may be told; of its key only whether there is one.
  func reply(
    _ settings: AssistantSettings, _ session: Session, _ invocation: Invocation,
    _ key: String? = nil
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
      return hasKey ? "Its key is kept." : "There is no key of it."
    }
    return hasKey ? "You are signed in with \(provider)." : "You are not signed in any more."
  }
}
