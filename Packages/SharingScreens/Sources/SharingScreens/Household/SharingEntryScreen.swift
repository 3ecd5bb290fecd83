import DesignSystem
import ScreenParts

/// The sheet by which one founds a household or joins one.
public struct SharingEntryScreen: Screen {
  /// The id, `sharing-entry`.
  public let id: ScreenID = "sharing-entry"
  /// `asking`, `ready`, `busy`, `offline` or `failed`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The fields, and the ways out.
  public var sheet: FormSheet

  /// Asking the server for the place.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// What VoiceOver says when the sheet appears, or the server did not do it.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: SharingEntryInput, _ context: PresentationContext) {
    let copy = context.copy
    let way = input.isNew ? "create" : "join"
    state = Self.state(input)
    title = copy(CopyKey("sharing.entry.\(way)"))
    sheet = FormSheet(
      "sharing-entry", title: title, primary: Self.go(input, way, copy), toast: input.toast, copy
    ) {
      TextBlock(
        "sharing-entry.body", copy(CopyKey("sharing.entry.body.\(way)")), style: .callout,
        color: .secondaryLabel, alignment: .center, fillsWidth: true)
      Self.kinds(input, copy)
      Self.text(
        "address", .url, input.address, SharingAction.address, copy,
        sample: copy("sharing.entry.address.sample"))
      if input.needsCode {
        Self.text("code", .text, input.code, SharingAction.code, copy, words: "code.\(way)")
      }
      if input.server == .supabase { Self.account(input, copy) }
      Self.text(
        "name", .text, input.name, SharingAction.name, copy,
        sample: copy("sharing.entry.name.sample"))
      input.error.map { StatusLine("sharing-entry.error", .warning, $0) }
    }
    announcement = input.toast?.text ?? input.error ?? title
  }

  private static func state(_ input: SharingEntryInput) -> StateID {
    if input.isBusy { return "busy" }
    if input.isOffline { return "offline" }
    if input.error != nil { return "failed" }
    return input.missing.isEmpty ? "ready" : "asking"
  }

  private static func go(
    _ input: SharingEntryInput, _ way: String, _ copy: Copy
  ) -> ActionButton {
    let missing = copy.list(input.missing.map { copy($0) })
    let hint =
      input.isOffline
      ? copy("sharing.entry.offline")
      : missing.isEmpty ? "" : copy("sharing.entry.missing", ["names": missing])
    return ActionButton(
      "sharing-entry.go", .primary,
      copy(input.isBusy ? "sharing.entry.busy" : CopyKey("sharing.entry.go.\(way)")), hint: hint,
      action: ControlAction(SharingAction.enter),
      phase: input.isBusy ? .busy : hint.isEmpty ? .ready : .disabled)
  }

  private static func kinds(_ input: SharingEntryInput, _ copy: Copy) -> FormField {
    FormField("sharing-entry.kind", copy("sharing.entry.kind")) {
      ChipGroup(
        "sharing-entry.kinds", label: copy("sharing.entry.kind"),
        chips: SharingServer.allCases.map { server in
          Chip(
            ElementID("sharing-entry.kind").child(server.rawValue),
            copy(CopyKey("sharing.entry.kind.\(server.rawValue)")),
            isSelected: server == input.server,
            action: ControlAction(SharingAction.server, server))
        })
    }
  }

  private static func text(
    _ name: String, _ kind: EntryContent.Kind, _ text: String,
    _ action: ActionForm<Void, String>, _ copy: Copy, words: String? = nil, sample: String = ""
  ) -> FormField {
    let label = copy(CopyKey("sharing.entry.\(words ?? name)"))
    let id = ElementID("sharing-entry").child(name)
    return FormField(id.child("field"), label) {
      TextEntry(
        id, kind: kind, label: label, text: text, placeholder: sample,
        action: ControlAction(action))
    }
  }

  /// The key of the project and the account there; what was entered is never shown.
  private static func account(_ input: SharingEntryInput, _ copy: Copy) -> [Element] {
    let hidden = copy("sharing.entry.key.set")
    return [
      text(
        "key", .secure, "", SharingAction.projectKey, copy, sample: input.hasKey ? hidden : ""
      ).element,
      text("email", .email, input.email, SharingAction.email, copy).element,
      text(
        "password", .secure, "", SharingAction.password, copy,
        sample: input.hasPassword ? copy("sharing.entry.password.set") : ""
      ).element,
      CheckboxLine(
        "sharing-entry.new-account", copy("sharing.entry.new-account"),
        isOn: input.isNewAccount, action: ControlAction(SharingAction.newAccount)
      ).element,
    ]
  }
}
