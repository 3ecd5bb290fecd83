import DesignSystem

/// How far reading is, as one line, a bar, and something that moves.
public struct ImportProgress: Component {
  /// What is done now.
  public var text: String
  private let steps: ProgressSteps
  private let spinner: Spinner

  /// Makes the progress of a step; a text is not asked for, so that it has one step less.
  init(_ step: ImportStep, _ way: RecipeImportInput.Way, _ copy: Copy) {
    let all = ImportStep.allCases.filter { way == .link || $0 != .asking }
    let number = (all.firstIndex(of: step) ?? 0) + 1
    let doing = copy(CopyKey("recipe-import.step.\(way.rawValue).\(step.rawValue)"))
    text = copy(
      "recipe-import.step", ["step": "\(number)", "count": "\(all.count)", "doing": doing])
    steps = ProgressSteps("import-recipe.steps", step: number, of: all.count, text: text)
    spinner = Spinner("import-recipe.progress", spoken: doing)
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(
      "import-recipe.reading",
      LayoutSpec(.vertical, spacing: .m, align: .center, width: .fill)
    ) {
      steps
      spinner
    }.element
  }
}
