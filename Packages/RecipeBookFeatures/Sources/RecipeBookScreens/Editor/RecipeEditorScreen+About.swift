import DesignSystem
import MealModels
import ScreenParts

extension RecipeEditorScreen {
  /// The groups: the dish, its ingredients, its unknown names, its contents and numbers, and its
  /// steps.
  static func sections(_ input: RecipeEditorInput, _ copy: Copy) -> [ListSection] {
    [
      about(input, copy), ingredients(input, copy), open(input, copy), contents(input, copy),
      nutrition(input, copy), steps(input, copy), photo(input, copy),
    ].compactMap(\.self)
  }

  private static func about(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection {
    var section = ListSection("create-recipe.about", spokenHeader: copy("recipe-editor.about")) {
      FieldRow(
        "create-recipe.name", label: copy("recipe-editor.name"), text: input.title,
        placeholder: copy("recipe-editor.name.placeholder"), showsLabel: true,
        action: ControlAction(RecipeEditorAction.name), error: input.titleError)
      servings(input, copy)
      FieldRow(
        "create-recipe.minutes", label: copy("recipe-editor.minutes"), text: input.minutes.text,
        placeholder: copy("recipe-editor.minutes.placeholder"), showsLabel: true,
        action: ControlAction(RecipeEditorAction.minutes), error: input.minutes.error)
    }
    // The lines between the fields stand between their cards, which would cover them.
    section.rowGap = .s
    return section
  }

  private static func servings(_ input: RecipeEditorInput, _ copy: Copy) -> Stack {
    func step(_ change: Int) -> ControlAction? {
      let count = input.servingCount + change
      guard RecipeEditorInput.servingRange.contains(count) else { return nil }
      return ControlAction(
        RecipeEditorAction.stepServings, count,
        announcement: copy("meal.servings", count: count))
    }
    return Stack(
      "create-recipe.servings.row",
      LayoutSpec(
        .vertical, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
    ) {
      FormField("create-recipe.servings.labelled", copy("recipe-editor.servings")) {
        QuantityField(
          "create-recipe.servings", label: copy("recipe-editor.servings"),
          text: input.servings.text, action: ControlAction(RecipeEditorAction.servings),
          decrement: step(-1), increment: step(1), decrementLabel: copy("recipe-editor.fewer"),
          incrementLabel: copy("recipe-editor.more"), error: input.servings.error)
      }
    }
  }

  private static func photo(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection? {
    guard let photo = input.photo, input.canChoosePhoto || photo == .chosen else { return nil }
    return ListSection(
      "create-recipe.photo", header: copy("recipe-editor.photo"),
      spokenHeader: copy("recipe-editor.photo.spoken"), footer: copy("recipe-editor.photo.footer"),
      surface: .groupedCard
    ) {
      if input.canChoosePhoto {
        ListRow(
          "create-recipe.photo.choose", icon: .photo,
          copy(photo == .none ? "recipe-editor.photo.choose" : "recipe-editor.photo.change"),
          value: photo == .none ? "" : copy("recipe-editor.photo.chosen"),
          action: ControlAction(RecipeEditorAction.choosePhoto))
      }
      if photo == .chosen {
        ListRow(
          "create-recipe.photo.remove", copy("recipe-editor.photo.remove"),
          action: ControlAction(RecipeEditorAction.removePhoto), isDestructive: true)
      }
    }
  }
}
