import DesignSystem
import MealModels
import ScreenParts

extension RecipeReviewScreen {
  /// The groups: the dish, its ingredients, its unknown names, its contents and numbers, and its
  /// steps.
  static func sections(_ input: RecipeReviewInput, _ copy: Copy) -> [ListSection] {
    [
      about(input, copy), photo(input, copy),
      lines(of: .ingredients, lines: input.ingredients, input: input, copy: copy),
      open(input, copy),
      asking(input, copy),
      contents(input, copy), lines(of: .steps, lines: input.steps, input: input, copy: copy),
    ].compactMap(\.self)
  }

  private static func about(_ input: RecipeReviewInput, _ copy: Copy) -> ListSection {
    func field(_ field: ImportedField, _ value: String?) -> ReviewField {
      ReviewField(field, value, isDoubtful: input.doubts.contains(field), copy)
    }
    return ListSection("review-recipe.about", spokenHeader: copy("recipe-editor.about")) {
      field(.title, input.title.allSatisfy(\.isWhitespace) ? nil : input.title)
      field(
        .servings,
        input.servingsRange.map { copy.servings($0) }
          ?? input.servings.map { copy("meal.servings", count: $0) })
      field(.minutes, input.minutes.map { copy.minutes($0) })
      source(input, copy)
    }
  }

  /// Whether the photo of the page is fetched and kept.
  private static func photo(_ input: RecipeReviewInput, _ copy: Copy) -> ListSection? {
    guard let photo = input.photo else { return nil }
    return ListSection(
      "review-recipe.photo", spokenHeader: copy("recipe-review.photo"),
      footer: copy("recipe-review.photo.footer", ["host": photo.host])
    ) {
      ListRow(
        "review-recipe.photo.keep", icon: .photo, copy("recipe-review.photo"),
        accessory: .toggle(isOn: photo.isKept), action: ControlAction(RecipeReviewAction.photo))
    }
  }

  /// The source of the recipe; the eater can confirm it, but not edit it.
  private static func source(_ input: RecipeReviewInput, _ copy: Copy) -> [Element] {
    guard let source = input.source else { return [] }
    let name = copy("recipe-review.field.source")
    let isDoubtful = input.doubts.contains(.source)
    let row = ListRow(
      "review-recipe.source", icon: isDoubtful ? .caution : .link, name, subtitle: source,
      spokenValue: source)
    return [row.element]
      + (isDoubtful ? [ReviewField.check(.source, name, copy).element] : [])
  }

  /// A list of lines: its confidence, the lines with their unknown names, and a button to change
  /// it.
  private static func lines(
    of field: ImportedField, lines: [RecipeEditorInput.Line], input: RecipeReviewInput, copy: Copy
  ) -> ListSection {
    let name = copy(CopyKey("recipe-review.field.\(field.rawValue)"))
    let isDoubtful = input.doubts.contains(field)
    let path = ElementID("review-recipe").child(field.rawValue)
    return ListSection(path, header: name.uppercased(), spokenHeader: name) {
      isDoubtful ? ReviewField.check(field, name, copy) : nil
      if lines.isEmpty {
        ListRow(path.child("none"), copy("recipe-review.missing"))
      }
      lines.enumerated().flatMap { position, line -> [Element] in
        let reading = field == .ingredients ? reading(of: position, input, copy) : nil
        return [row(path.child(position), line, copy).element, reading?.element].compactMap(\.self)
      }
      if !isDoubtful {
        ListRow(
          path.child("change"), icon: .edit, copy("recipe-review.change.field", ["field": name]),
          accessory: .disclosure,
          action: ControlAction(RecipeReviewAction.change, field, motion: .push))
      }
    }
  }

  private static func row(
    _ id: ElementID, _ line: RecipeEditorInput.Line, _ copy: Copy
  ) -> ListRow {
    let isOpen = !line.open.isEmpty
    return ListRow(
      id, icon: isOpen ? .warning : nil, line.isHeading ? "\(line.text):" : line.text,
      subtitle: isOpen ? copy("recipe-editor.unknown", ["names": copy.list(line.open)]) : nil)
  }

  /// The unknown names, each with a link that settles it.
  private static func open(_ input: RecipeReviewInput, _ copy: Copy) -> ListSection? {
    guard !input.openNames.isEmpty else { return nil }
    return ListSection(
      "review-recipe.open", header: copy("recipe-editor.open"),
      spokenHeader: copy("recipe-editor.open.spoken"), footer: copy("recipe-editor.open.footer")
    ) {
      input.openNames.enumerated().map { index, name in
        ListRow(
          ElementID("review-recipe.open.name").child(index), icon: .warning,
          copy("settling.question", ["name": name]), subtitle: copy("recipe-review.check"),
          accessory: .disclosure, hint: copy("settling.hint"),
          action: ControlAction(RecipeEditorAction.settle, name, motion: .sheet))
      }
    }
  }

  private static func contents(_ input: RecipeReviewInput, _ copy: Copy) -> ListSection? {
    guard let contents = input.contents else { return nil }
    return ListSection(
      "review-recipe.contents", header: copy("recipe-editor.contents"),
      spokenHeader: copy("recipe-editor.contents.spoken")
    ) {
      ListRow("review-recipe.contents.text", icon: .information, contents)
    }
  }
}
