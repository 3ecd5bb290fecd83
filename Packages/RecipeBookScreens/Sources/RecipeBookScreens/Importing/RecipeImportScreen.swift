import DesignSystem
import ScreenParts

/// Import Recipe: a link or a text is asked for, and how far reading it is (R-IMP-01).
public struct RecipeImportScreen: Screen {
  /// The id, `import-recipe`.
  public let id: ScreenID = "import-recipe"
  /// `asking`, `text` where a text is asked for, `reading`, `failed`, `waiting` for a connection, or
  /// `unfinished` where another recipe comes first.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The same as a headline, and what becomes of what is read.
  public var words: [TextBlock]
  /// A link or a text; nil where nothing is asked for.
  public var ways: SegmentedControl?
  /// Where it is entered; nil where nothing is asked for.
  public var field: TextEntry?
  /// How far reading is; nil while nothing is read.
  public var progress: ImportProgress?
  /// That the link is kept and not read yet.
  public var draft: StatusBadge?
  /// Reads it, goes on with what comes first, or leaves; nil while something is read.
  public var main: ActionButton?
  /// Stops reading; nil while nothing is read.
  public var stop: ActionButton?
  /// Leaves it; nil where the main button does.
  public var cancel: ActionButton?

  /// Reading, where something can be read.
  public var primaryAction: ElementID? { main?.id }

  /// What VoiceOver says when the sheet appears or reading goes on.
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
    if ["asking", "text", "reading", "failed"].contains(state) {
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
