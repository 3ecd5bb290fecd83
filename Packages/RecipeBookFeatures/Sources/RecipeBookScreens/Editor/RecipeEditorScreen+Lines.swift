import DesignSystem
import MealModels
import ScreenParts

extension RecipeEditorScreen {
  static func ingredients(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection {
    var section = ListSection(
      "create-recipe.ingredients", header: copy("recipe-editor.ingredients"),
      spokenHeader: copy("recipe-editor.ingredients.spoken"),
      footer: copy("recipe-editor.ingredients.footer")
    ) {
      lines(.ingredients, input.ingredients, copy)
      ListRow(
        "create-recipe.ingredient.add", icon: .add, copy("recipe-editor.ingredient.add"),
        accessory: .disclosure,
        action: ControlAction(RecipeEditorAction.ingredient, nil, motion: .sheet))
      input.ingredientsError.map { error in
        Stack(
          "create-recipe.ingredients.error",
          LayoutSpec(
            .horizontal, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill),
          surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated)
        ) { InlineError("create-recipe.ingredients.error.text", error) }
      }
    }
    section.rowGap = .s
    return section
  }

  static func steps(_ input: RecipeEditorInput, _ copy: Copy) -> ListSection {
    var section = ListSection(
      "create-recipe.steps", header: copy("recipe-editor.steps"),
      spokenHeader: copy("recipe-editor.steps.spoken")
    ) {
      lines(.steps, input.steps, copy)
      ListRow(
        "create-recipe.step.add", icon: .add, copy("recipe-editor.step.add"),
        accessory: .disclosure,
        action: ControlAction(RecipeEditorAction.step, nil, motion: .sheet))
    }
    section.rowGap = .s
    return section
  }

  /// The lines of a list, which the Tab key reaches as one, and arrow keys one by one.
  private static func lines(
    _ list: LinePlace.List, _ lines: [RecipeEditorInput.Line], _ copy: Copy
  ) -> [Element] {
    lines.enumerated().map { position, line in
      self.line(LinePlace(list, position), line, of: lines.count, copy)
    }
  }

  /// A line with its handle, which is moved by a drag, by its menu, or by Alt and an arrow key.
  private static func line(
    _ place: LinePlace, _ line: RecipeEditorInput.Line, of count: Int, _ copy: Copy
  ) -> Element {
    func move(_ key: CopyKey, to target: Int) -> CustomAction? {
      guard (0..<count).contains(target) else { return nil }
      return CustomAction(copy(key), LineMove(place, to: target).action)
    }
    var row = row(place, line, copy)
    row.customActions += [
      move("recipe-editor.up", to: place.position - 1),
      move("recipe-editor.down", to: place.position + 1),
    ].compactMap(\.self)
    let id = row.id.child("line")
    var element = Stack(
      id,
      LayoutSpec(
        .horizontal, spacing: .s,
        padding: EdgeSpacing(top: .none, leading: .none, bottom: .none, trailing: .m),
        align: .center, width: .fill)
    ) {
      row
      Glyph(id.child("handle"), .handle, color: .secondaryLabel, minHeight: 44)
    }.element.asOneStop
    let own = LineMove(place, to: place.position).action
    element.accepts = ControlAction(own.id, Array(own.parameters.suffix(1)))
    element.carried = CarriedItem([own.id], Array(own.parameters.dropLast()))
    return element
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
