import DesignSystem
import ScreenParts

/// Import from URL: a field for a link, and how far reading it is (R-IMP-01).
public struct RecipeImportScreen: Screen {
  /// How far it is.
  public enum Phase: Equatable, Sendable {
    /// A link is asked for.
    case asking
    /// The page is on its way.
    case reading
    /// It could not be read, for a reason in words.
    case failed(String)
  }

  /// The id, `import-recipe`.
  public let id: ScreenID = "import-recipe"
  /// `asking`, `reading` or `failed`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The same as a headline, and what becomes of what is read.
  public var words: [TextBlock]
  /// Where the link is entered.
  public var link: TextEntry
  /// What is being read; nil while nothing is.
  public var progress: Spinner?
  /// Leaves it.
  public var cancel: ActionButton

  /// Nothing is emphasised: there is only a field.
  public var primaryAction: ElementID? { nil }

  /// What VoiceOver says when the sheet appears.
  public var announcement: String?

  /// Makes the sheet with the link as it was typed.
  public init(_ phase: Phase, link typed: String = "", _ context: PresentationContext) {
    let copy = context.copy
    var error: String?
    if case .failed(let reason) = phase { error = reason }
    let isReading = phase == .reading
    state = isReading ? "reading" : error == nil ? "asking" : "failed"
    title = copy("recipe-import.title")
    words = [
      TextBlock(
        "import-recipe.headline", title, style: .title3, alignment: .center, minHeight: 24,
        isHeader: true, fillsWidth: true),
      TextBlock(
        "import-recipe.body", copy("recipe-import.body"), style: .callout,
        color: .secondaryLabel, alignment: .center, fillsWidth: true),
    ]
    link = TextEntry(
      "import-recipe.link", kind: .url, label: copy("recipe-import.link"), text: typed,
      placeholder: copy("recipe-import.link.placeholder"),
      action: ControlAction(RecipeBookAction.readLink), isEnabled: !isReading, error: error)
    progress =
      isReading ? Spinner("import-recipe.progress", spoken: copy("recipe-import.reading")) : nil
    cancel = ActionButton(
      "import-recipe.cancel", .text, copy("error.cancel"),
      action: ControlAction(NavigationAction.dismiss))
    announcement = error ?? (isReading ? copy("recipe-import.reading") : title)
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("import-recipe") {
      Sheet(
        "import-recipe.sheet", label: title, dismiss: CustomAction(cancel.title, cancel.action)
      ) {
        Stack(
          "import-recipe.content",
          LayoutSpec(
            .vertical, spacing: .mPlus, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          words
          link
          progress
          cancel
        }
      }
    }.element
  }
}
