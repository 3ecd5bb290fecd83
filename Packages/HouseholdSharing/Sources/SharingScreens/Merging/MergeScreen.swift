import DesignSystem
import ScreenParts

/// The sheet that resolves conflicts between this device and the server, field by field (R-OFF-02).
public struct MergeScreen: Screen {
  /// The id, `merge`.
  public let id: ScreenID = "merge"
  /// `open`, or `decided` once each field has a choice.
  public var state: StateID
  /// The title.
  public var title: String
  /// The fields with both values, and the buttons.
  public var sheet: FormSheet

  /// The button that stores the choices.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: MergeInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.isDecided ? "decided" : "open"
    title = copy("merge.title")
    sheet = FormSheet(
      "merge", title: title, primary: Self.save(input, copy), closing: "merge.later",
      toast: input.toast, copy
    ) {
      TextBlock(
        "merge.body",
        copy(input.hasMine ? "merge.body" : "merge.body.others", ["title": input.title]),
        style: .callout,
        color: .secondaryLabel, alignment: .center, fillsWidth: true)
      if input.fields.count > 1, input.sharedSides.count > 1 { Self.all(input, copy) }
      input.fields.map { MergeField($0, copy) }
      if input.furtherCount > 0 {
        TextBlock(
          "merge.further", copy("merge.further", count: input.furtherCount), style: .footnote,
          color: .secondaryLabel, alignment: .center, fillsWidth: true)
      }
    }
  }

  private static func save(_ input: MergeInput, _ copy: Copy) -> ActionButton {
    ActionButton(
      "merge.save", .primary, copy("merge.save"),
      hint: input.isDecided ? "" : copy("merge.save.open"),
      action: ControlAction(MergeAction.save), phase: input.isDecided ? .ready : .disabled)
  }

  /// One choice for all fields.
  private static func all(_ input: MergeInput, _ copy: Copy) -> FormField {
    FormField("merge.all", copy("merge.all")) {
      ChipGroup(
        "merge.all.sides", label: copy("merge.all"),
        chips: input.sharedSides.map { side in
          Chip(
            ElementID("merge.all.sides").child(side.id.rawValue), copy.choosingAll(side),
            isSelected: input.fields.allSatisfy { $0.choice == side.id },
            action: ControlAction(MergeAction.chooseAll, side.id))
        })
    }
  }
}
