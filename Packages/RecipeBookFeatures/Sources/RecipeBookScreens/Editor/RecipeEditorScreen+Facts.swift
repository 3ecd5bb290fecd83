import DesignSystem
import MealModels
import ScreenParts

extension RecipeEditorScreen {
  /// The unknown names, each with a link that settles it.
  static func open(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection? {
    guard !input.openNames.isEmpty else { return nil }
    return ListSection(
      "create-recipe.open", header: copy("recipe-editor.open"),
      spokenHeader: copy("recipe-editor.open.spoken"), footer: copy("recipe-editor.open.footer")
    ) {
      input.openNames.enumerated().map { index, name in
        ListRow(
          ElementID("create-recipe.open.name").child(index), icon: .warning,
          copy("settling.question", ["name": name]), accessory: .disclosure,
          hint: copy("settling.hint"),
          action: ControlAction(RecipeEditorAction.settle, name, motion: .sheet))
      }
    }
  }

  static func contents(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection? {
    guard let contents = input.contents else { return nil }
    return ListSection(
      "create-recipe.contents", header: copy("recipe-editor.contents"),
      spokenHeader: copy("recipe-editor.contents.spoken")
    ) {
      ListRow("create-recipe.contents.text", icon: .information, contents)
    }
  }

  /// The nutrition of one serving, as far as the eater wants to see it (C-D03).
  static func nutrition(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection? {
    let shown = input.nutrition.compactMap { figure in
      copy.nutrition.text(figure).map { (figure.name, $0, figure.amount == nil) }
    }
    guard !shown.isEmpty else { return nil }
    let isPartial = shown.contains { $0.2 }
    return ListSection(
      "create-recipe.nutrition", header: copy("recipe-editor.nutrition"),
      spokenHeader: copy("recipe-editor.nutrition.spoken"),
      footer: copy(
        isPartial ? "recipe-editor.nutrition.partial" : "recipe-editor.nutrition.footer")
    ) {
      shown.enumerated().map { index, line in
        ListRow(
          ElementID("create-recipe.nutrition.line").child(index), line.0, value: line.1,
          spokenValue: line.2 ? copy("recipe-editor.nutrition.unknown") : line.1)
      }
    }
  }
}
