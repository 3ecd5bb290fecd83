import DesignSystem
import ScreenParts

extension ConnectionsScreen {
  /// The key of the service, or signing in with it; never the key itself.
  static func access(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    let assistant = input.assistant
    // Who signed in needs no key, and one that is entered would be another service's.
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
        entry(input, copy)
      }
      isWithoutKey ? nil : remember(input, copy)
      if assistant.key != .none {
        ListRow(
          "connections.key.remove", copy("connections.key.remove"),
          action: ControlAction(ConnectionsAction.removeKey), isDestructive: true)
      }
      signingIn(input, copy)
    }
  }

  private static func entry(_ input: ConnectionsInput, _ copy: Copy) -> Stack {
    Stack.inset("connections.key.row") {
      FormField("connections.key.field", copy("connections.key")) {
        TextEntry(
          "connections.key", kind: .secure, label: copy("connections.key"),
          placeholder: copy("connections.key.enter"),
          action: ControlAction(ConnectionsAction.key), isEnabled: input.isAllowed,
          error: input.assistant.error)
      }
    }
  }

  /// That there is a key, where it is kept, and what is wrong with it.
  private static func kept(
    _ assistant: ConnectionsInput.AssistantAccess, _ copy: Copy
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

  /// Unticked, a key is forgotten when the app closes (C-X03).
  private static func remember(_ input: ConnectionsInput, _ copy: Copy) -> Stack {
    Stack.inset("connections.remember.row") {
      CheckboxLine(
        "connections.remember", copy("connections.remember"), isOn: input.assistant.remembers,
        hint: copy(
          input.isAllowed || input.assistant.remembers
            ? "connections.remember.hint" : "control.needs-premium"),
        action: ControlAction(ConnectionsAction.remember),
        isEnabled: input.isAllowed || input.assistant.remembers)
    }
  }

  private static func signingIn(_ input: ConnectionsInput, _ copy: Copy) -> ListRow? {
    switch input.assistant.signIn {
    case .notOffered: nil
    case .offered, .waiting:
      ListRow(
        "connections.sign-in", icon: .account, copy("connections.sign-in"),
        subtitle: input.assistant.signIn == .waiting ? copy("connections.sign-in.waiting") : nil,
        hint: copy(
          !input.isAllowed
            ? "control.needs-premium"
            : input.isOffline ? "connections.sign-in.offline" : "connections.sign-in.hint"),
        action: ControlAction(ConnectionsAction.signIn),
        isEnabled: input.isAllowed && !input.isOffline)
    case .signedIn:
      ListRow(
        "connections.sign-out", icon: .signOut, copy("connections.sign-out"),
        subtitle: copy("connections.signed-in", ["host": input.assistant.host]),
        action: ControlAction(ConnectionsAction.signOut))
    }
  }

  /// What may be told, each with what exactly is sent.
  static func topics(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    ListSection(
      "connections.topics", header: copy("connections.topics"),
      footer: copy("connections.topics.footer")
    ) {
      AssistantTopic.allCases.map { topic in
        let isOn = input.assistant.consents.contains(topic)
        // What was allowed can be taken back without premium.
        return ListRow.toggle(
          ElementID("connections.topic").child(topic.rawValue),
          copy(CopyKey("connections.topic.\(topic.rawValue)")),
          copy(CopyKey("connections.topic.\(topic.rawValue).sent")), isOn: isOn,
          action: ControlAction(ConnectionsAction.consent, topic),
          isAllowed: input.isAllowed || isOn, copy)
      }
    }
  }

  /// "Kroger #1234 ▾" and "(Change ZIP)".
  static func retailer(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    ListSection(
      "connections.retailer", header: copy("connections.retailer"), surface: .groupedCard
    ) {
      Stack.inset("connections.store.row") {
        FormField("connections.store.field", copy("connections.store")) {
          PickerField(
            "connections.store", .choice, label: copy("connections.store"),
            value: input.store?.name ?? "", placeholder: copy("store.choose"),
            hint: copy("planner.store.hint"),
            action: ControlAction(ConnectionsAction.store, motion: .sheet))
        }
        Stack(
          "connections.zip.line",
          LayoutSpec(
            .horizontal, spacing: .m, lineSpacing: .sPlus, padding: .vertical(.s), align: .center,
            width: .fill, minHeight: 44, stacksAtAccessibilitySizes: true)
        ) {
          input.store?.zip.map {
            TextBlock(
              "connections.zip.shown", copy("store.zip", ["zip": $0]), style: .callout,
              color: .secondaryLabel)
          }
          ActionButton(
            "connections.zip", .text, copy("connections.zip.change"),
            label: copy("connections.zip.change.label"),
            action: ControlAction(ConnectionsAction.zip, motion: .sheet))
        }
      }
    }
  }
}
