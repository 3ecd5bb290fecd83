import DesignSystem
import MealModels
import ScreenParts

extension RecipeEditorScreen {
  static func ingredients(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection {
    ListSection(
      "create-recipe.ingredients", header: copy("recipe-editor.ingredients"),
      spokenHeader: copy("recipe-editor.ingredients.spoken"),
      footer: copy("recipe-editor.ingredients.footer")
    ) {
      lines(.ingredients, input.ingredients, copy)
      apart(
        ListRow(
          "create-recipe.ingredient.add", icon: .add, copy("recipe-editor.ingredient.add"),
          accessory: .disclosure,
          action: ControlAction(RecipeEditorAction.ingredient, nil, motion: .sheet)))
      input.ingredientsError.map { error in
        Stack(
          "create-recipe.ingredients.error",
          LayoutSpec(
            .horizontal, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill),
          surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
        ) { InlineError("create-recipe.ingredients.error.text", error) }
      }
    }
  }

  static func steps(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection {
    ListSection(
      "create-recipe.steps", header: copy("recipe-editor.steps"),
      spokenHeader: copy("recipe-editor.steps.spoken")
    ) {
      lines(.steps, input.steps, copy)
      apart(
        ListRow(
          "create-recipe.step.add", icon: .add, copy("recipe-editor.step.add"),
          accessory: .disclosure,
          action: ControlAction(RecipeEditorAction.step, nil, motion: .sheet)))
    }
  }

  /// The lines of a list, each with the actions of a swipe or a drag.
  private static func lines(
    _ list: LinePlace.List, _ lines: [RecipeEditorInput.Line], _ copy: Copy
  ) -> [Stack] {
    lines.enumerated().map { position, line in
      let place = LinePlace(list, position)
      func move(_ key: CopyKey, to target: Int) -> CustomAction? {
        guard lines.indices.contains(target) else { return nil }
        return CustomAction(
          copy(key), ControlAction(RecipeEditorAction.move, LineMove(place, to: target)))
      }
      return apart(
        ReorderRow(
          row(place, line, copy), moveUp: move("recipe-editor.up", to: position - 1),
          moveDown: move("recipe-editor.down", to: position + 1)), trailing: .m)
    }
  }

  /// A line with space between it and the buttons of the line before.
  private static func apart(_ line: any Component, trailing: Spacing = .none) -> Stack {
    let element = line.element
    return Stack(
      element.id.child("apart"),
      LayoutSpec(
        .vertical,
        padding: EdgeSpacing(top: .s, leading: .none, bottom: .none, trailing: trailing),
        width: .fill)
    ) { element }
  }

  private static func row(
    _ place: LinePlace, _ line: RecipeEditorInput.Line, _ copy: Copy
  ) -> ListRow {
    let isOpen = !line.open.isEmpty
    return ListRow(
      ElementID("create-recipe.\(place.list.rawValue)").child(place.position),
      icon: isOpen ? .warning : nil, line.isHeading ? "\(line.text):" : line.text,
      subtitle: isOpen ? copy("recipe-editor.unknown", ["names": copy.list(line.open)]) : nil,
      hint: copy("recipe-editor.line.hint"), action: opening(place),
      customActions: [
        CustomAction(
          copy("my-recipes.remove"), ControlAction(RecipeEditorAction.removeLine, place))
      ])
  }

  private static func opening(_ place: LinePlace) -> ControlAction {
    let form =
      place.list == .ingredients ? RecipeEditorAction.ingredient : RecipeEditorAction.step
    return ControlAction(form, place.position, motion: .sheet)
  }
}
