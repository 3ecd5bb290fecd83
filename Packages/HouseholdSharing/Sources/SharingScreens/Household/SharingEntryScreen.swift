import DesignSystem
import ScreenParts

/// The sheet that founds or joins a household.
public struct SharingEntryScreen: Screen {
  /// The id, `sharing-entry`.
  public let id: ScreenID = "sharing-entry"
  /// `asking`, `ready`, `busy`, `offline` or `failed`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The fields and the buttons.
  var sheet: FormSheet

  /// The button that founds or joins the household.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears or the server refuses.
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
      Self.text(
        "address", kind: .url, text: input.address, action: SharingAction.address, copy: copy,
        sample: copy("sharing.entry.address.sample"), missing: input.missing)
      if input.needsCode {
        Self.text(
          "code", kind: .text, text: input.code, action: SharingAction.code, copy: copy,
          words: "code.\(way)", missing: input.missing)
      }
      Self.text(
        "name", kind: .text, text: input.name, action: SharingAction.name, copy: copy,
        sample: copy("sharing.entry.name.sample"))
      Self.advanced(input, copy)
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
    let isReady = input.missing.isEmpty && !input.isOffline
    return ActionButton(
      "sharing-entry.go", .primary,
      copy(input.isBusy ? "sharing.entry.busy" : CopyKey("sharing.entry.go.\(way)")),
      hint: input.isOffline ? copy("sharing.entry.offline") : "",
      action: ControlAction(SharingAction.enter),
      phase: input.isBusy ? .busy : isReady ? .ready : .disabled)
  }

  /// The technical parts, behind a button until they are asked for.
  private static func advanced(_ input: SharingEntryInput, _ copy: Copy) -> [Element] {
    guard input.showsAdvanced || input.server != .home else {
      return [
        ActionButton(
          "sharing-entry.advanced", .text, copy("sharing.entry.advanced"),
          hint: copy("sharing.entry.advanced.hint"), action: ControlAction(SharingAction.advanced)
        ).element
      ]
    }
    return [kinds(input, copy).element]
      + (input.server == .supabase ? account(input, copy) : [])
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
    _ name: String, kind: EntryContent.Kind, text: String, action: ActionForm<Void, String>,
    copy: Copy, words: String? = nil, sample: String = "", missing: [CopyKey] = []
  ) -> FormField {
    let key = CopyKey("sharing.entry.\(words ?? name)")
    let label = copy(key)
    let id = ElementID("sharing-entry").child(name)
    let note = missing.contains(key) ? copy("sharing.entry.missing") : nil
    return FormField(id.child("field"), label, note: note) {
      TextEntry(
        id, kind: kind, label: label, text: text, placeholder: sample,
        action: ControlAction(action)
      ).live
    }
  }

  /// The fields for the project's key and the account; entered secrets are never shown.
  private static func account(_ input: SharingEntryInput, _ copy: Copy) -> [Element] {
    let hidden = copy("sharing.entry.key.set")
    return [
      text(
        "key", kind: .secure, text: "", action: SharingAction.projectKey, copy: copy,
        sample: input.hasKey ? hidden : "", missing: input.missing
      ).element,
      text(
        "email", kind: .email, text: input.email, action: SharingAction.email, copy: copy,
        missing: input.missing
      ).element,
      text(
        "password", kind: .secure, text: "", action: SharingAction.password, copy: copy,
        sample: input.hasPassword ? copy("sharing.entry.password.set") : "",
        missing: input.missing
      ).element,
      CheckboxLine(
        "sharing-entry.new-account", copy("sharing.entry.new-account"),
        isOn: input.isNewAccount, action: ControlAction(SharingAction.newAccount)
      ).element,
    ]
  }
}
