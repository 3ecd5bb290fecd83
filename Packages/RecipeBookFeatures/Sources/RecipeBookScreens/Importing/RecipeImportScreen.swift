import DesignSystem
import ScreenParts

/// Import Recipe: asks for a link or a text, and shows the progress of reading it (R-IMP-01).
public struct RecipeImportScreen: Screen {
  /// The id, `import-recipe`.
  public let id: ScreenID = "import-recipe"
  /// `asking`, `text` for a text, `page` for a handed page, `reading`, `failed`, `waiting` for a connection, or `unfinished`
  /// if another recipe comes first.
  public var state: StateID
  /// The title.
  public var title: String
  /// The title as a headline, and what happens with the reading.
  public var words: [TextBlock]
  /// A link or a text; nil without a field.
  var ways: SegmentedControl?
  /// The field for it; nil if none is needed.
  var field: TextEntry?
  /// The progress of reading; nil while none runs.
  var progress: ImportProgress?
  /// The badge of a link that is stored and not read yet.
  var draft: StatusBadge?
  /// Reads the recipe, continues with an earlier one, or leaves; nil while a recipe is read.
  var main: ActionButton?
  /// Stops reading; nil while none runs.
  var stop: ActionButton?
  /// Closes the sheet; nil if the main button does.
  var cancel: ActionButton?

  /// The main button; nil while a recipe is read.
  public var primaryAction: ElementID? { main?.id }

  /// The VoiceOver announcement when the sheet appears or the reading advances.
  public var announcement: String?

  /// Makes the sheet from its input.
  public init(_ input: RecipeImportInput, _ context: PresentationContext) {
    let copy = context.copy
    state = Self.state(input)
    title = copy("recipe-import.title")
    words = Self.words(state, input, copy)
    main = Self.main(state, copy)
    stop = Self.stop(state, copy)
    cancel = Self.cancel(state, copy)
    if ["asking", "text", "reading", "failed"].contains(state), input.way != .page {
      ways = Self.ways(input, copy)
      field = Self.field(input, copy)
    }
    if case .reading(let step) = input.phase { progress = ImportProgress(step, input.way, copy) }
    if state == "waiting" {
      draft = StatusBadge("import-recipe.draft", .draft, copy("recipe-import.draft"))
    }
    announcement = field?.error ?? progress?.text ?? words.last?.content.text ?? title
    if state == "asking" || state == "text" { announcement = title }
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("import-recipe") {
      Sheet("import-recipe.sheet", label: title, dismiss: dismiss) {
        Stack(
          "import-recipe.content",
          LayoutSpec(
            .vertical, spacing: .mPlus, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          words
          draft
          ways
          field
          progress
          main
          stop
          cancel
        }
      }
    }.element
  }

  private var dismiss: CustomAction? {
    (cancel ?? main).map { CustomAction($0.title, $0.action) }
  }
}
