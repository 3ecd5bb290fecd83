import DesignSystem
import ScreenParts

/// Import Files: picks files, shows the progress of reading them, and reports.
public struct RecipeFilesScreen: Screen {
  /// The id, `import-files`.
  public let id: ScreenID = "import-files"
  /// `asking`, `failed`, `reading`, `keeping` or `done`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the field, and the progress or the report below it.
  var page: ListPage
  /// See Recipes, once it is over; nil before.
  public var primaryAction: ElementID?

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the page appears or the import goes on.
  public var announcement: String?

  /// Makes the page from its input.
  public init(_ input: RecipeFilesInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("recipe-files.title")
    page = ListPage("import-files", title: title, toast: input.toast, context)
    switch input.phase {
    case .asking:
      state = "asking"
      page.sections = [Self.asking(nil, copy)]
      announcement = title
    case .failed(let reason):
      state = "failed"
      page.sections = [Self.asking(reason, copy)]
      announcement = reason
    case .working(let progress):
      state = progress.total == nil ? "reading" : "keeping"
      page.sections = [Self.working(progress, copy)]
      announcement = Self.words(progress, copy)
    case .done(let report):
      state = "done"
      page.sections = Self.report(report, copy) + [Self.asking(nil, copy)]
      primaryAction = "import-files.see"
      announcement = copy("recipe-files.read", count: report.read)
    }
    if let toast = page.toast { announcement = toast.text }
  }

  static func words(_ progress: RecipeFilesInput.Progress, _ copy: Copy) -> String {
    guard let total = progress.total else {
      return copy("recipe-files.reading", count: progress.count)
    }
    return copy("recipe-files.keeping", ["count": "\(progress.count)", "total": "\(total)"])
  }

  private static func asking(_ error: String?, _ copy: Copy) -> ListSection {
    ListSection(
      "import-files.files", header: copy("recipe-files.files"),
      spokenHeader: copy("recipe-files.files"), footer: copy("recipe-files.body"),
      surface: .groupedCard
    ) {
      Self.card("import-files.files.row") {
        TextEntry(
          "import-files.field", kind: .file, label: copy("recipe-files.field"),
          placeholder: copy("recipe-files.placeholder"),
          action: ControlAction(RecipeFilesAction.files), error: error)
      }
    }
  }

  private static func working(
    _ progress: RecipeFilesInput.Progress, _ copy: Copy
  ) -> ListSection {
    let words = words(progress, copy)
    let total = Double(max(1, progress.total ?? 1))
    return ListSection(
      "import-files.progress", spokenHeader: copy("recipe-files.title"), surface: .groupedCard
    ) {
      Self.card("import-files.progress.row") {
        TextBlock("import-files.progress.words", words, style: .headline, fillsWidth: true)
        ProgressBar(
          "import-files.progress.bar", label: copy("recipe-files.title"), value: words,
          fraction: progress.total == nil ? 0 : Double(progress.count) / total)
        ActionButton(
          "import-files.stop", .secondary, copy("recipe-import.stop"),
          hint: copy("recipe-files.stop.hint"), action: ControlAction(RecipeFilesAction.stop))
      }
    }
  }

  private static func card(
    _ id: ElementID, @ElementBuilder _ content: () -> [Element]
  ) -> Stack {
    Stack(
      id,
      LayoutSpec(
        .vertical, spacing: .m, padding: EdgeSpacing(horizontal: .m, vertical: .m), width: .fill),
      children: content)
  }
}
