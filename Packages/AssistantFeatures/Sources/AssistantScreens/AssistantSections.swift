import DesignSystem
import ScreenParts

/// The assistant among the connections: its access and its consents.
public struct AssistantSections: Sendable {
  /// The key of the service, or signing in to it; the key itself is never shown.
  public let access: ListSection
  /// The topics that the user can allow, each with the exact data that is sent.
  public let topics: ListSection

  /// Makes the sections.
  ///
  /// - Parameter isAllowed: whether the user can change everything; consents can always be taken
  ///   back.
  public init(_ access: AssistantAccess, isAllowed: Bool, isOffline: Bool, _ copy: Copy) {
    self.access = Self.access(access, isAllowed: isAllowed, isOffline: isOffline, copy)
    topics = Self.topics(access, isAllowed: isAllowed, copy)
  }

  private static func access(
    _ assistant: AssistantAccess, isAllowed: Bool, isOffline: Bool, _ copy: Copy
  ) -> ListSection {
    // A signed-in user needs no key, and an entered key would belong to another service.
    let isWithoutKey = assistant.signIn == .signedIn && assistant.key == .none
    return ListSection(
      "connections.access", header: copy("connections.access"),
      footer: copy(
        isWithoutKey ? "connections.access.footer.signed-in" : "connections.access.footer",
        ["host": assistant.host]), surface: .groupedCard
    ) {
      if assistant.key != .none {
        kept(assistant, copy)
      } else if !isWithoutKey {
        entry(assistant, isAllowed: isAllowed, copy)
      }
      isWithoutKey ? nil : remember(assistant, isAllowed: isAllowed, copy)
      if assistant.key != .none {
        ListRow(
          "connections.key.remove", copy("connections.key.remove"),
          action: ControlAction(AssistantAction.removeKey), isDestructive: true)
      }
      signingIn(assistant, isAllowed: isAllowed, isOffline: isOffline, copy)
    }
  }

  private static func entry(
    _ assistant: AssistantAccess, isAllowed: Bool, _ copy: Copy
  ) -> Stack {
    Stack.inset("connections.key.row") {
      FormField("connections.key.field", copy("connections.key")) {
        TextEntry(
          "connections.key", kind: .secure, label: copy("connections.key"),
          placeholder: copy("connections.key.enter"),
          action: ControlAction(AssistantAction.key), isEnabled: isAllowed,
          error: assistant.error)
      }
    }
  }

  /// The row for a key: where it is kept, and its error.
  private static func kept(
    _ assistant: AssistantAccess, _ copy: Copy
  ) -> [Element] {
    let isKept = assistant.key == .remembered
    let row = ListRow(
      "connections.key.set", icon: .key, copy("connections.key"),
      subtitle: copy(isKept ? "connections.key.remembered" : "connections.key.until-closed"),
      value: copy("connections.key.is-set"))
    let error = assistant.error.map { reason in
      Stack.inset("connections.key.refused") {
        StatusLine("connections.key.error", .warning, reason)
      }
    }
    return [row.element, error?.element].compactMap(\.self)
  }

  /// If the switch is off, the key is deleted when the app closes (C-X03).
  private static func remember(
    _ assistant: AssistantAccess, isAllowed: Bool, _ copy: Copy
  ) -> Stack {
    Stack.inset("connections.remember.row") {
      CheckboxLine(
        "connections.remember", copy("connections.remember"), isOn: assistant.remembers,
        hint: copy(
          isAllowed || assistant.remembers
            ? "connections.remember.hint" : "control.needs-premium"),
        action: ControlAction(AssistantAction.remember),
        isEnabled: isAllowed || assistant.remembers)
    }
  }

  private static func signingIn(
    _ assistant: AssistantAccess, isAllowed: Bool, isOffline: Bool, _ copy: Copy
  ) -> ListRow? {
    switch assistant.signIn {
    case .notOffered: nil
    case .offered, .waiting:
      ListRow(
        "connections.sign-in", icon: .account, copy("connections.sign-in"),
        subtitle: assistant.signIn == .waiting ? copy("connections.sign-in.waiting") : nil,
        hint: copy(
          !isAllowed
            ? "control.needs-premium"
            : isOffline ? "connections.sign-in.offline" : "connections.sign-in.hint"),
        action: ControlAction(AssistantAction.signIn),
        isEnabled: isAllowed && !isOffline)
    case .signedIn:
      ListRow(
        "connections.sign-out", icon: .signOut, copy("connections.sign-out"),
        subtitle: copy("connections.signed-in", ["host": assistant.host]),
        action: ControlAction(AssistantAction.signOut))
    }
  }

  private static func topics(
    _ assistant: AssistantAccess, isAllowed: Bool, _ copy: Copy
  ) -> ListSection {
    ListSection(
      "connections.topics", header: copy("connections.topics"),
      footer: copy("connections.topics.footer")
    ) {
      AssistantTopic.allCases.map { topic in
        let isOn = assistant.consents.contains(topic)
        // A consent can be taken back without premium.
        return ListRow.toggle(
          ElementID("connections.topic").child(topic.rawValue),
          copy(CopyKey("connections.topic.\(topic.rawValue)")),
          subtitle: copy(CopyKey("connections.topic.\(topic.rawValue).sent")), isOn: isOn,
          action: ControlAction(AssistantAction.consent, topic), isAllowed: isAllowed || isOn,
          copy: copy)
      }
    }
  }
}
