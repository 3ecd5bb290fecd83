import DesignSystem
import MealModels
import ScreenParts

/// The sheet for the eater's own note on a recipe.
public struct RecipeNoteScreen: Screen {
  /// The id, `recipe-note`.
  public let id: ScreenID = "recipe-note"
  /// `empty` or `written`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The field, and the button that closes the sheet.
  var sheet: FormSheet

  /// The button that closes the sheet.
  public var primaryAction: ElementID? { sheet.primary?.id }
  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { sheet.announcement }
  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet of a recipe; leaving the field keeps its text.
  public init(_ recipe: Recipe, toast: Notice? = nil, _ context: PresentationContext) {
    let copy = context.copy
    let note = recipe.ownNote
    state = note == nil ? "empty" : "written"
    title = copy("note.title")
    sheet = FormSheet(
      "recipe-note", title: title,
      primary: ActionButton(
        "recipe-note.done", .primary, copy("opinion.done"),
        action: ControlAction(RecipeNoteAction.done)),
      closing: "control.close", toast: toast, copy
    ) {
      TextEntry(
        "recipe-note.field", kind: .multiline,
        label: copy("note.field", ["title": recipe.title]), text: note ?? "",
        placeholder: copy("note.sample"), action: ControlAction(RecipeNoteAction.write))
      TextBlock(
        "recipe-note.foods", copy("note.foods"), style: .footnote, color: .secondaryLabel,
        fillsWidth: true)
    }
  }
}
