import DesignSystem
import ScreenParts

/// The sheet for a note on a meal, or for a note that is planned instead of a meal.
public struct PlannerNoteScreen: Screen {
  /// The id, `planner-note`.
  public let id: ScreenID = "planner-note"
  /// `on-meal`, `instead` or `empty`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The field, the usual notes, and the buttons that close the sheet.
  var sheet: FormSheet

  /// The button that stores the note.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: PlannerNoteInput, _ context: PresentationContext) {
    let copy = context.copy
    let isInstead = input.title == nil
    // A note on a meal may be emptied; an entry of words needs words.
    let isMissing = isInstead && input.text.allSatisfy(\.isWhitespace)
    state = isMissing ? "empty" : isInstead ? "instead" : "on-meal"
    let time = copy.time(of: input.place)
    title =
      input.title.map { copy("planner-note.title.on", ["title": $0]) }
      ?? copy("planner-note.title.instead", ["time": time])
    sheet = FormSheet(
      "planner-note", title: title,
      primary: ActionButton(
        "planner-note.keep", .primary,
        isInstead
          ? copy("planner-note.add", ["time": time]) : copy("planner-note.save"),
        hint: isMissing ? copy("planner-note.empty") : "",
        action: ControlAction(PlannerSheetAction.keepNote),
        phase: isMissing ? .disabled : .ready),
      toast: input.toast, copy
    ) {
      TextEntry(
        "planner-note.field", label: copy("planner-note.field"), text: input.text,
        placeholder: copy(isInstead ? "planner-note.sample.instead" : "planner-note.sample"),
        action: ControlAction(PlannerSheetAction.write))
      FormField("planner-note.usual", copy("planner-note.usual")) {
        Self.usual(isInstead: isInstead, input.text, copy)
      }
    }
  }

  private static func usual(isInstead: Bool, _ text: String, _ copy: Copy) -> ChipGroup {
    let keys: [CopyKey] =
      isInstead
      ? [
        "planner-note.out", "planner-note.leftovers", "planner-note.takeaway",
        "planner-note.freezer",
      ]
      : ["planner-note.prep", "planner-note.thaw", "planner-note.double"]
    return ChipGroup(
      "planner-note.usual.chips", label: copy("planner-note.usual"),
      chips: keys.enumerated().map { place, key in
        Chip(
          ElementID("planner-note.usual").child(place), copy(key), isSelected: copy(key) == text,
          action: ControlAction(PlannerSheetAction.usual, copy(key)))
      })
  }
}
