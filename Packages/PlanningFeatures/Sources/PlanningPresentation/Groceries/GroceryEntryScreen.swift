import DesignSystem
import ScreenParts

/// The sheet in which items are added to the list by hand, one after the other.
public struct GroceryEntryScreen: Screen {
  /// The id, `grocery-entry`.
  public let id: ScreenID = "grocery-entry"
  /// `asking`, `added` or `refused`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The field, the added items, and the button that closes the sheet.
  var sheet: FormSheet

  /// Nil, because entering an item adds it without confirmation.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears, or after an item was added.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: GroceryEntryInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.error != nil ? "refused" : input.added.isEmpty ? "asking" : "added"
    title = copy("grocery-entry.title")
    sheet = FormSheet(
      "grocery-entry", title: title, closing: "grocery-entry.done", toast: input.toast, copy
    ) {
      TextEntry(
        "grocery-entry.field", label: copy("grocery-entry.field"), text: input.text,
        placeholder: copy("grocery-entry.sample"), action: ControlAction(GroceryAction.enter),
        error: input.error)
      ActionButton(
        "grocery-entry.add", .secondary, copy("grocery-entry.add"),
        action: ControlAction(GroceryAction.confirm))
      TextBlock(
        "grocery-entry.note", copy("grocery-entry.note"), style: .footnote,
        color: .secondaryLabel, fillsWidth: true)
      input.warning.map { StatusLine("grocery-entry.warning", .warning, $0) }
      Self.added(input, copy)
    }
    let added = input.added.first.map { copy("grocery-entry.added.spoken", ["name": $0.name]) }
    announcement = input.toast?.text ?? input.error ?? input.warning ?? added ?? title
  }

  /// The added items, each with a button to remove it.
  private static func added(_ input: GroceryEntryInput, _ copy: Copy) -> FormField? {
    guard !input.added.isEmpty else { return nil }
    return FormField("grocery-entry.list", copy("grocery-entry.added")) {
      ChipGroup(
        "grocery-entry.added", label: copy("grocery-entry.added"),
        chips: input.added.map { item in
          Chip(
            ElementID("grocery-entry.added").child(item.id.rawValue), item.name,
            isRemovable: true, hint: copy("grocery-entry.added.hint"),
            action: ControlAction(GroceryAction.remove, item.id))
        })
    }
  }
}
