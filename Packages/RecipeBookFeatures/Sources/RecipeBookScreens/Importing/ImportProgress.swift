import DesignSystem

/// The progress of reading, as one line, a bar and a spinner.
struct ImportProgress: Component {
  /// The text of the current step.
  var text: String
  private let steps: ProgressSteps
  private let spinner: Spinner

  /// Makes the progress of a step; a pasted text has one step fewer, because no site is asked for
  /// it.
  init(_ step: ImportStep, _ way: RecipeImportInput.Way, _ copy: Copy) {
    let all = ImportStep.allCases.filter { way == .link || $0 != .asking }
    let number = (all.firstIndex(of: step) ?? 0) + 1
    let doing = copy(CopyKey("recipe-import.step.\(way.rawValue).\(step.rawValue)"))
    text = copy(
      "recipe-import.step", ["step": "\(number)", "count": "\(all.count)", "doing": doing])
    steps = ProgressSteps("import-recipe.steps", step: number, of: all.count, text: text)
    spinner = Spinner("import-recipe.progress", spoken: doing)
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      "import-recipe.reading",
      LayoutSpec(.vertical, spacing: .m, align: .center, width: .fill)
    ) {
      steps
      spinner
    }.element
  }
}
